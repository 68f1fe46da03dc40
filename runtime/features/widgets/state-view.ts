import { withTexts } from '../../browser/page-texts.ts';
import { widget } from '../../contract/texts/en/common.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { Page } from '../../page/page.ts';
import { buildLineView } from '../../ui/dom/line-view.ts';

/** The line in a block while its content loads, and after a failure. */
export interface StateView {
  loading(): void;
  failed(): void;
  dispose(): void;
}

/** @param retry runs when the visitor presses the button. */
export function buildStateView(content: HTMLElement, { chunks }: Pick<Page, 'chunks'>, retry: () => void): StateView {
  const { view, line, button, dispose } = buildLineView(content, 'ss-widget-state', 'status', retry);
  let hasFailed = false;
  let texts: Texts['widget'] = widget;
  const write = (): void => {
    line.textContent = hasFailed ? texts.failed : texts.loading;
    button.textContent = texts.retry;
    button.hidden = !hasFailed;
  };
  const stopTexts = withTexts(chunks, { widget }, (translated) => {
    texts = translated.widget;
    write();
  });
  const put = (failed: boolean): void => {
    hasFailed = failed;
    content.setAttribute('aria-busy', `${!failed}`);
    if (!view.isConnected) content.append(view);
    write();
  };
  return {
    loading: () => put(false),
    failed: () => put(true),
    dispose() {
      stopTexts();
      content.removeAttribute('aria-busy');
      dispose();
    },
  };
}
