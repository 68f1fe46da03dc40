import type { Page } from '../../page/page.ts';
import type { LiveField } from './live-field.ts';

/**
 * Fetches what not every form has: counters at once, because they are seen; finders of places once their address has the focus.
 * Returns what takes it all back.
 */
export function fetchExtras(
  form: HTMLFormElement,
  fields: readonly LiveField[],
  page: Page,
  announce: (text: string) => void,
): () => void {
  const ends: (() => void)[] = [];
  let isOver = false;
  const keep = (coming: Promise<() => void>) => {
    coming.then((end) => (isOver ? end() : ends.push(end))).catch(page.errors.report);
  };
  if (fields.some(({ definition: { maxLength } }) => maxLength !== null))
    // In a task of its own: whoever waits for the form has it before.
    page.clock.after(0, () => {
      if (!isOver)
        keep(page.chunks.load('form-kinds').then(({ addCounters }) => addCounters(form, fields, page.clock, announce)));
    });
  for (const field of fields)
    if (field.definition.findsPlaces) {
      const fetchPlaces = () => isOver || keep(page.chunks.load('form-places').then(({ findPlaces }) => findPlaces(field, page)));
      field.element.addEventListener('focusin', fetchPlaces, { once: true });
    }
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
