import { adoptStyles } from '../../../browser/adopt-styles.ts';
import type { Clock } from '../../../browser/clock.ts';
import { placesDebounceMs, placesMinCharacters } from '../../../contract/forms/constants.ts';
import { buildStaticView } from '../../../ui/dom/view.ts';
import { freeId, hideVisually } from '../controls/element-helpers.ts';
import { view } from './PlacesList.tsx?static';
import placesStyles from './places.css';
import type { Prediction } from './places.ts';

export interface ComboboxOptions {
  /** The accessible name of the list. */
  readonly label: string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Returns the options for a text; its signal aborts when the text has changed. */
  search(text: string, signal: AbortSignal): Promise<readonly Prediction[]>;
  onChoose(option: Prediction): void;
  onError(error: unknown): void;
}

/**
 * Makes a text input an editable combobox with a list, until the signal aborts:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
export function createCombobox(input: HTMLInputElement, options: ComboboxOptions): void {
  const { clock, signal } = options;
  const list = createOptionList(input, options.label);
  const restoreAttributes = setComboboxAttributes(input, list.id);
  let controller = new AbortController();
  let cancelSearch = () => {};
  const close = () => {
    cancelSearch();
    controller.abort();
    list.hide();
  };
  const startSearch = async () => {
    controller = new AbortController();
    const { signal: current } = controller;
    const found = await options.search(input.value.trim(), current);
    if (!current.aborted && input.ownerDocument.activeElement === input) list.show(found);
  };
  const choose = (index: number) => {
    const option = list.optionAt(index);
    if (!option) return;
    close();
    options.onChoose(option);
  };
  const onInput = (event: Event) => {
    close();
    // Values written by scripts and by the browser start no search.
    if (!event.isTrusted || input.value.trim().length < placesMinCharacters) return;
    cancelSearch = clock.after(placesDebounceMs, () => void startSearch().catch(options.onError));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && list.isOpen()) {
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' && list.isOpen()) list.activateNext();
    else if (event.key === 'ArrowUp' && list.isOpen()) list.activatePrevious();
    else if (event.key === 'Enter' && list.activeIndex() >= 0) choose(list.activeIndex());
    else return;
    event.preventDefault();
  };
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('keydown', onKeyDown, { signal });
  input.addEventListener('blur', close, { signal });
  list.onPress(choose);
  signal.addEventListener('abort', () => {
    close();
    restoreAttributes();
    list.dispose();
  });
}

/** The list below the input, of which one option may be active. */
function createOptionList(input: HTMLInputElement, label: string) {
  const { ownerDocument: document } = input;
  const removeStyles = adoptStyles(document, placesStyles);
  const { root, list, option: template, status } = buildStaticView(document, view);
  const id = freeId(document, 'ss-places');
  let options: readonly Prediction[] = [];
  let active = -1;
  template.remove();
  list.id = id;
  list.setAttribute('aria-label', label);
  hideVisually(status);
  input.after(root);

  const activate = (index: number) => {
    active = index;
    for (const [at, row] of [...list.children].entries()) row.setAttribute('aria-selected', String(at === index));
    const row = list.children[index];
    if (row) {
      input.setAttribute('aria-activedescendant', row.id);
      row.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };
  const createRow = ({ description }: Prediction, index: number) => {
    const row = template.cloneNode() as HTMLElement;
    row.id = `${id}-${index}`;
    row.textContent = description;
    return row;
  };
  const setOpen = (isOpen: boolean) => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    activate(-1);
  };
  return {
    id,
    isOpen: () => !list.hidden,
    activeIndex: () => active,
    optionAt: (index: number): Prediction | undefined => options[index],
    activateNext: () => activate((active + 1) % options.length),
    activatePrevious: () => activate((active > 0 ? active : options.length) - 1),
    show(found: readonly Prediction[]) {
      options = found;
      list.replaceChildren(...found.map(createRow));
      status.textContent = found.length > 0 ? `${found.length}` : '';
      setOpen(found.length > 0);
    },
    hide: () => setOpen(false),
    onPress(callback: (index: number) => void) {
      // `mousedown` fires before the input loses its focus.
      list.addEventListener('mousedown', (event) => {
        event.preventDefault();
        const row = event.target instanceof Element ? event.target.closest('li') : null;
        if (row) callback([...list.children].indexOf(row));
      });
    },
    dispose() {
      root.remove();
      removeStyles();
    },
  };
}

/** Sets the attributes of a combobox on the input, and returns a function that restores it. */
function setComboboxAttributes(input: HTMLInputElement, listId: string): () => void {
  const autocomplete = input.getAttribute('autocomplete');
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': listId,
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  input.setAttribute('autocomplete', 'off');
  return () => {
    for (const name of [...Object.keys(attributes), 'aria-activedescendant']) input.removeAttribute(name);
    if (autocomplete === null) input.removeAttribute('autocomplete');
    else input.setAttribute('autocomplete', autocomplete);
  };
}
