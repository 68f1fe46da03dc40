import type { Page } from '../../page/page.ts';
import type { LiveField } from './live-field.ts';

/**
 * Fetches what not every form has: counters at once, because they are seen; finders of places once their address has the focus.
 * Nothing is done with what comes after the signal.
 */
export function fetchExtras(
  form: HTMLFormElement,
  fields: readonly LiveField[],
  page: Page,
  announce: (text: string) => void,
  signal: AbortSignal,
): void {
  const use = <Chunk>(fetching: Promise<Chunk>, work: (chunk: Chunk) => void) => {
    fetching.then((chunk) => signal.aborted || work(chunk)).catch(page.errors.report);
  };
  if (fields.some(({ definition: { maxLength } }) => maxLength !== null))
    // In a task of its own: whoever waits for the form has it before.
    page.clock.after(0, () =>
      use(page.chunks.load('form-kinds'), ({ addCounters }) => addCounters(form, fields, page.clock, announce, signal)),
    );
  for (const field of fields)
    if (field.definition.findsPlaces)
      field.element.addEventListener(
        'focusin',
        () => use(page.chunks.load('form-places'), ({ findPlaces }) => findPlaces(field, page, signal)),
        { once: true, signal },
      );
}
