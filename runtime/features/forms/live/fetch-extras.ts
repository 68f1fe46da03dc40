import type { FormWorkOptions } from './form-work-options.ts';

type ExtrasOptions = Pick<FormWorkOptions, 'form' | 'fields' | 'page' | 'announce' | 'signal' | 'trapped'>;

/**
 * Fetches what not every form has: counters and honeypots at once, because they are seen; finders of places once their address has
 * the focus.
 * Nothing is done with what comes after the signal.
 */
export function fetchExtras({ form, fields, page, announce, signal, trapped }: ExtrasOptions): void {
  const use = <Chunk>(fetching: Promise<Chunk>, work: (chunk: Chunk) => void) => {
    fetching.then((chunk) => signal.aborted || work(chunk)).catch(page.errors.report);
  };
  if (trapped) use(page.chunks.load('form-kinds'), ({ hideBait }) => hideBait(form));
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
