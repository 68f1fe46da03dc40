import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { formEngineLimits } from '../../../contract/forms/limits.ts';
import type { Page } from '../../../page/page.ts';
import { freeId } from '../live/free-id.ts';
import type { MountedField } from '../live/live-field.ts';
import { putOutOfSight } from '../live/out-of-sight.ts';
import placesStyles from './places.css';
import { findPlace, findPredictions, type Prediction } from './places.ts';

const context = { productPage: 'form-block', productSection: 'address-field' } as const;

/**
 * Makes a combobox of an address's first line (WAI-ARIA: editable, with a list): places come while it is typed, and choosing one
 * fills in the whole address, until the signal aborts. Responses that are out of date are dropped.
 */
export function findPlaces({ element, controls }: MountedField, page: Page, signal: AbortSignal): void {
  const input = controls.find(({ dataset }) => dataset.title === 'Line1');
  if (!(input instanceof HTMLInputElement)) return;
  const { ownerDocument: document } = input;
  const removeStyles = adoptStyles(document, placesStyles);
  const id = freeId(document, 'ss-places');
  const list = document.createElement('ul');
  list.id = id;
  list.className = 'ss-places';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', element.querySelector('.title')?.textContent?.trim() ?? '');
  list.hidden = true;
  const status = document.createElement('div');
  putOutOfSight(status);
  status.setAttribute('role', 'status');
  const place = document.createElement('div');
  place.className = 'ss-places-place';
  place.append(list, status);
  input.after(place);
  const before = input.getAttribute('autocomplete');
  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
  }))
    input.setAttribute(name, value);

  let found: readonly Prediction[] = [];
  let active = -1;
  let asking = new AbortController();
  let cancel = () => {};
  const setActive = (index: number) => {
    active = index;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === index));
    const option = list.children[index];
    if (option) {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };
  const close = () => {
    cancel();
    asking.abort();
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    setActive(-1);
  };
  const show = (predictions: readonly Prediction[]) => {
    found = predictions;
    list.replaceChildren(
      ...predictions.map(({ description }, index) => {
        const option = document.createElement('li');
        option.id = `${id}-${index}`;
        option.setAttribute('role', 'option');
        option.textContent = description;
        return option;
      }),
    );
    list.hidden = predictions.length === 0;
    input.setAttribute('aria-expanded', String(predictions.length > 0));
    status.textContent = predictions.length > 0 ? `${predictions.length}` : '';
    setActive(-1);
  };
  const ask = async () => {
    asking = new AbortController();
    const { signal: current } = asking;
    const predictions = await findPredictions(await page.service('calls'), input.value.trim(), context, current);
    if (!current.aborted && document.activeElement === input) show(predictions);
  };
  const onInput = (event: Event) => {
    close();
    // What was chosen, or filled in by the browser, asks for nothing.
    if (!event.isTrusted || input.value.trim().length < formEngineLimits.placesMinCharacters) return;
    cancel = page.clock.after(formEngineLimits.placesDebounceMs, () => void ask().catch(page.errors.report));
  };
  const choose = async (index: number) => {
    const prediction = found[index];
    if (!prediction) return;
    close();
    input.value = prediction.description;
    try {
      const address = await findPlace(await page.service('calls'), prediction.placeId, context);
      for (const [part, text] of Object.entries(address ?? {})) {
        const control = controls.find(({ dataset }) => dataset.title === part);
        if (control && text) control.value = text;
      }
    } catch (error) {
      page.errors.report(error);
    }
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onKey = (event: KeyboardEvent) => {
    const { length } = found;
    if (event.isComposing) return;
    if (event.key === 'Escape' && !list.hidden) {
      event.stopPropagation();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !list.hidden) {
      setActive((active + (event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1) + length) % length);
    } else if (event.key === 'Enter' && active >= 0) void choose(active);
    else return;
    event.preventDefault();
  };
  // Before the field loses its focus to what is pressed.
  const onPress = (event: Event) => {
    event.preventDefault();
    const option = event.target instanceof Element ? event.target.closest('li') : null;
    if (option) void choose([...list.children].indexOf(option));
  };
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('keydown', onKey, { signal });
  input.addEventListener('blur', close, { signal });
  list.addEventListener('mousedown', onPress);
  signal.addEventListener('abort', () => {
    close();
    for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'])
      input.removeAttribute(name);
    if (before === null) input.removeAttribute('autocomplete');
    else input.setAttribute('autocomplete', before);
    place.remove();
    removeStyles();
  });
}
