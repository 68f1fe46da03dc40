import type { Refusal } from '../../contract/forms/form-failure.ts';
import { unknown } from '../../contract/forms/messages.ts';
import type { ErrorView } from './error-view.ts';
import type { FormWorkOptions } from './form-work-options.ts';
import type { LiveField } from './live-field.ts';

type Options = Pick<FormWorkOptions, 'form' | 'page' | 'fields' | 'setState' | 'complain' | 'isGone'>;

/** What is wrong with a form; what shows it is fetched with the first error. */
export interface ErrorNews extends Pick<ErrorView, 'has' | 'setField' | 'sayAgain' | 'clear' | 'destroy'> {
  /** The form has failed: shows all that is wrong. Never rejects. */
  show(refusal: Refusal): Promise<void>;
}

export function createErrorNews(options: Options, say: (text: string) => string): ErrorNews {
  const { form, page, fields, isGone } = options;
  let view: ErrorView | undefined;
  /** What is to be said of fields once the view is here. */
  const waiting = new Map<LiveField, string | null>();
  /** The page's language came before the view: what was judged until then is said anew with it. */
  let judgeAgain: (field: LiveField) => string | null = () => null;

  const open = async (): Promise<ErrorView> => {
    const { createErrorView } = await page.chunks.load('form-errors');
    view ??= createErrorView(form, fields, say);
    for (const [field, sentence] of waiting) view.setField(field, sentence);
    waiting.clear();
    view.sayAgain(judgeAgain);
    return view;
  };

  return {
    has: (field) => (view ? view.has(field) : typeof waiting.get(field) === 'string'),
    setField(field, sentence) {
      if (view) return view.setField(field, sentence);
      if (sentence !== null || waiting.size > 0) waiting.set(field, sentence);
      if (sentence !== null) open().catch(page.errors.report);
    },
    async show(refusal) {
      try {
        const opened = await open();
        if (isGone()) return;
        options.setState('failed');
        opened.show(refusal);
        opened.sayAgain(judgeAgain);
      } catch (error) {
        page.errors.report(error);
        options.complain(say(typeof refusal === 'string' ? refusal : unknown));
      }
    },
    sayAgain(judge) {
      judgeAgain = judge;
      view?.sayAgain(judge);
    },
    clear: () => view?.clear(),
    destroy: () => view?.destroy(),
  };
}
