import { withTexts } from '../../browser/page-texts.ts';
import { widget } from '../../contract/texts/en/common.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { Page } from '../../page/page.ts';
import { buildLineView } from '../../ui/line-view.ts';

/** What is said while something comes, and where it does not. */
export interface StateView {
  loading(): void;
  failed(): void;
  /** Takes it away. */
  end(): void;
}

/** @param retry is done when the visitor asks for another try. */
export function buildStateView(content: HTMLElement, { chunks }: Pick<Page, 'chunks'>, retry: () => void): StateView {
  const { view, line, button, end } = buildLineView(content, 'ss-widget-state', 'status', retry);
  let hasFailed = false;
  let words: Texts['widget'] = widget;
  const say = (): void => {
    line.textContent = hasFailed ? words.failed : words.loading;
    button.textContent = words.retry;
    button.hidden = !hasFailed;
  };
  const stopTexts = withTexts(chunks, { widget }, (texts) => {
    words = texts.widget;
    say();
  });
  const put = (failed: boolean): void => {
    hasFailed = failed;
    content.setAttribute('aria-busy', `${!failed}`);
    if (!view.isConnected) content.append(view);
    say();
  };
  return {
    loading: () => put(false),
    failed: () => put(true),
    end() {
      stopTexts();
      content.removeAttribute('aria-busy');
      end();
    },
  };
}
