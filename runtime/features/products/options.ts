import { makePressable } from '../../ui/dom/pressable.ts';
import type { VariantChoice } from './variant-choice.ts';

/** The controls of a product's options: selects, and radio buttons with labels. `commerce#option-controls` */
export interface OptionControls {
  /** Shows the choice in every control, and disables values that cannot be chosen. */
  update(): void;
  /** Returns the container for an option's error and the control that gets the focus; null for an option without controls. */
  find(option: string): { readonly container: HTMLElement; readonly control: HTMLElement } | null;
  dispose(): void;
}

interface Radio {
  readonly radio: HTMLInputElement;
  readonly option: string;
  readonly label: HTMLElement | null;
}

export function createOptionControls(container: HTMLElement, choice: VariantChoice, onChange: () => void): OptionControls {
  const selects = Array.from(container.querySelectorAll<HTMLSelectElement>('select[data-variant-option-name]'));
  const groups = Array.from(container.querySelectorAll<HTMLElement>('[data-variant-option-name]:not(select)'));
  const radios = groups.flatMap(radiosOf);
  const controller = new AbortController();
  const { signal } = controller;
  const choose = (option: string, value: string) => {
    choice.choose(option, value);
    onChange();
  };
  for (const select of selects)
    select.addEventListener('change', () => choose(select.dataset.variantOptionName ?? '', select.value), { signal });
  for (const { radio, option } of radios) radio.addEventListener('change', () => choose(option, radio.value), { signal });
  const restorers = radios.map(prepareLabel);
  // The browser restores choices after a reload, and the server's HTML may contain some.
  for (const { value, dataset } of selects) if (value) choice.choose(dataset.variantOptionName ?? '', value);
  for (const { radio, option } of radios) if (radio.checked) choice.choose(option, radio.value);
  return {
    update() {
      for (const select of selects) updateSelect(select, choice);
      for (const radio of radios) updateRadio(radio, choice);
    },
    find(option) {
      const group = groups.find(({ dataset }) => dataset.variantOptionName === option);
      const select = selects.find(({ dataset }) => dataset.variantOptionName === option);
      const candidates = [select, ...(group?.querySelectorAll<HTMLElement>('label[tabindex],input:not([disabled])') ?? [])];
      const control = candidates.find((each) => each && each.offsetParent !== null) ?? select ?? group;
      if (!control) return null;
      const box = (select ?? group)?.closest<HTMLElement>('.variant-option') ?? control.parentElement ?? control;
      return { container: box, control };
    },
    dispose() {
      controller.abort();
      for (const restore of restorers) restore();
    },
  };
}

const radiosOf = (group: HTMLElement): readonly Radio[] =>
  Array.from(group.querySelectorAll<HTMLInputElement>('input.variant-radiobtn,input[type=radio]'), (radio) => ({
    radio,
    option: group.dataset.variantOptionName ?? '',
    label: radio.id ? group.querySelector<HTMLElement>(`label[for="${CSS.escape(radio.id)}"]`) : null,
  }));

/**
 * Lets Enter and Space press a label whose radio button cannot be reached; a label beside a reachable one loses the role and tab
 * stop of a button. Returns a function that restores the attributes.
 */
function prepareLabel({ radio, label }: Radio): () => void {
  const attributes = new Map<string, string>();
  const isReachable = radio.getClientRects().length > 0;
  if (label && isReachable) {
    for (const name of ['role', 'tabindex']) {
      const value = label.getAttribute(name);
      label.removeAttribute(name);
      if (value !== null) attributes.set(name, value);
    }
  }
  const restore = label && !isReachable ? makePressable(label) : null;
  return () => {
    restore?.();
    for (const [name, value] of attributes) label?.setAttribute(name, value);
  };
}

function updateSelect(select: HTMLSelectElement, choice: VariantChoice): void {
  const option = select.dataset.variantOptionName ?? '';
  if (!choice.optionNames.includes(option)) return;
  const value = choice.chosen(option) ?? '';
  for (const each of select.options) if (each.value) setEnabled(each, choice.exists(option, each.value));
  if (select.value !== value) select.value = value;
}

function updateRadio({ radio, option, label }: Radio, choice: VariantChoice): void {
  if (!choice.optionNames.includes(option)) return;
  const isPossible = choice.exists(option, radio.value);
  const isChosen = choice.chosen(option) === radio.value;
  setEnabled(radio, isPossible);
  if (radio.checked !== isChosen) radio.checked = isChosen;
  if (!label?.hasAttribute('role')) return;
  label.setAttribute('aria-disabled', `${!isPossible}`);
  label.setAttribute('aria-pressed', `${isChosen}`);
}

function setEnabled(control: HTMLOptionElement | HTMLInputElement, isEnabled: boolean): void {
  if (control.disabled === isEnabled) control.disabled = !isEnabled;
}
