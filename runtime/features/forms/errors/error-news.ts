import type { Refusal } from '../../../contract/forms/form-failure.ts';
import { unknown } from '../../../contract/forms/messages.ts';
import type { FormWorkOptions } from '../live/form-work-options.ts';
import type { MountedField } from '../live/live-field.ts';
import type { ErrorView } from './error-view.ts';

/** What is wrong with a form; what shows it is fetched with the first error. */
export interface ErrorNews {
  has(field: MountedField): boolean;
  /** Shows what is wrong with the field, or takes it back. */
  judgeField(field: MountedField): void;
  /** The form has failed: shows all that is wrong. Never rejects. */
  show(refusal: Refusal): Promise<void>;
  /** The words are others now: says anew what is there. */
  refresh(): void;
  clear(): void;
}

/** @param judge the sentence to show of a field now, or null. */
export function createErrorNews(
  { form, page, fields, signal, setState, complain }: FormWorkOptions,
  say: (sentence: string) => string,
  judge: (field: MountedField) => string | null,
): ErrorNews {
  let view: ErrorView | undefined;
  /** What is said is judged once the view is here: values and words may be others by then. */
  const withView = async (work: (opened: ErrorView) => void) => {
    const { createErrorView } = await page.chunks.load('form-errors');
    if (signal.aborted) return;
    view ??= createErrorView(form, fields, say, signal);
    work(view);
  };

  return {
    has: (field) => !!view?.has(field),
    judgeField(field) {
      if (view) view.setField(field, judge(field));
      else if (judge(field) !== null) withView((opened) => opened.setField(field, judge(field))).catch(page.errors.report);
    },
    async show(refusal) {
      try {
        await withView((opened) => {
          setState('failed');
          opened.show(refusal);
          opened.refresh(judge);
        });
      } catch (error) {
        page.errors.report(error);
        complain(say(typeof refusal === 'string' ? refusal : unknown));
      }
    },
    refresh: () => view?.refresh(judge),
    clear: () => view?.clear(),
  };
}
