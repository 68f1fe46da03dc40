import { pressed } from './pressed.ts';
import type { VariantChoice } from './variant-choice.ts';

/**
 * The controls of a product's options: selects, and radio buttons whose labels act as buttons where the radio itself cannot be reached. Each option is printed twice and
 * the two are kept in step; values that no variant has with what is chosen are disabled. Wild 2 §7.
 */
export interface OptionControls {
  /** Shows what is chosen, and what can be. */
  show(): void;
  /** Where an option's error belongs, and what to focus; null for an option without controls. */
  place(option: string): { readonly container: HTMLElement; readonly control: HTMLElement } | null;
  dispose(): void;
}

export function createOptionControls(container: HTMLElement, choice: VariantChoice, onChange: () => void): OptionControls {
  const selects = Array.from(container.querySelectorAll<HTMLSelectElement>('select[data-variant-option-name]'));
  const groups = Array.from(container.querySelectorAll<HTMLElement>('[data-variant-option-name]:not(select)'));
  const radios = groups.flatMap((group) =>
    Array.from(group.querySelectorAll<HTMLInputElement>('input.variant-radiobtn,input[type=radio]'), (radio) => ({
      radio,
      option: group.dataset.variantOptionName ?? '',
      label: radio.id ? group.querySelector<HTMLElement>(`label[for="${CSS.escape(radio.id)}"]`) : null,
    })),
  );
  const ended = new AbortController();
  const listen = { signal: ended.signal };
  const choose = (option: string, value: string) => {
    choice.choose(option, value);
    onChange();
  };

  for (const select of selects) {
    select.addEventListener('change', () => choose(select.dataset.variantOptionName ?? '', select.value), listen);
  }
  const restore: (() => void)[] = [];
  for (const { radio, option, label } of radios) {
    radio.addEventListener('change', () => choose(option, radio.value), listen);
    if (!label) continue;
    if (radio.getClientRects().length > 0) {
      // The radio button itself is in reach: its label is a label.
      for (const name of ['role', 'tabindex']) {
        const value = label.getAttribute(name);
        label.removeAttribute(name);
        if (value !== null) restore.push(() => label.setAttribute(name, value));
      }
      continue;
    }
    label.addEventListener('keydown', (event) => pressed(event) && !radio.disabled && label.click(), listen);
  }
  // What the browser kept over a reload, or the page chose itself.
  for (const { value, dataset } of selects) if (value) choice.choose(dataset.variantOptionName ?? '', value);
  for (const { radio, option } of radios) if (radio.checked) choice.choose(option, radio.value);

  const enable = (control: HTMLOptionElement | HTMLInputElement, isPossible: boolean) => {
    if (control.disabled === isPossible) control.disabled = !isPossible;
  };
  return {
    show() {
      for (const select of selects) {
        const option = select.dataset.variantOptionName ?? '';
        if (!choice.optionNames.includes(option)) continue;
        const value = choice.chosen(option) ?? '';
        for (const each of select.options) if (each.value) enable(each, choice.exists(option, each.value));
        if (select.value !== value) select.value = value;
      }
      for (const { radio, option, label } of radios) {
        if (!choice.optionNames.includes(option)) continue;
        const isPossible = choice.exists(option, radio.value);
        enable(radio, isPossible);
        const isChosen = choice.chosen(option) === radio.value;
        if (radio.checked !== isChosen) radio.checked = isChosen;
        if (!label?.hasAttribute('role')) continue;
        label.setAttribute('aria-disabled', `${!isPossible}`);
        label.setAttribute('aria-pressed', `${isChosen}`);
      }
    },
    place(option) {
      const group = groups.find(({ dataset }) => dataset.variantOptionName === option);
      const select = selects.find(({ dataset }) => dataset.variantOptionName === option);
      const candidates = [select, ...(group?.querySelectorAll<HTMLElement>('label[tabindex],input:not([disabled])') ?? [])];
      const control = candidates.find((each) => each && each.offsetParent !== null) ?? select ?? group;
      if (!control) return null;
      const box = (select ?? group)?.closest<HTMLElement>('.variant-option') ?? control.parentElement ?? control;
      return { container: box, control };
    },
    dispose() {
      ended.abort();
      for (const work of restore) work();
    },
  };
}
