import type { FormHost } from '../controls/form-host.ts';

type ExtrasOptions = Pick<FormHost, 'form' | 'fields' | 'page' | 'announce' | 'signal' | 'hasHoneypot'>;

/**
 * Loads the extras of a form: counters and honeypots at once, because they change what is visible; places when their address is
 * focused.
 */
export function loadExtras({ form, fields, page, announce, signal, hasHoneypot }: ExtrasOptions): void {
  const use = <Chunk>(loading: Promise<Chunk>, callback: (chunk: Chunk) => void) => {
    loading.then((chunk) => signal.aborted || callback(chunk)).catch(page.errors.report);
  };
  if (hasHoneypot) use(page.chunks.load('form-extras'), ({ hideHoneypots }) => hideHoneypots(form));
  if (fields.some(({ definition: { maxLength } }) => maxLength !== null))
    // In a later task, so that the form is mounted first.
    page.clock.after(0, () =>
      use(page.chunks.load('form-extras'), ({ addCounters }) => addCounters(form, fields, page.clock, announce, signal)),
    );
  for (const field of fields)
    if (field.definition.findsPlaces)
      field.element.addEventListener(
        'focusin',
        () => use(page.chunks.load('form-places'), ({ addPlaces }) => addPlaces(field, page, signal)),
        { once: true, signal },
      );
}
