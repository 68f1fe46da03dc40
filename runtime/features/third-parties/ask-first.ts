import { adoptStyles } from '../../browser/adopt-styles.ts';
import { warn } from '../../browser/console.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { thirdParty } from '../../contract/texts/en/common.ts';
import type { Page } from '../../page/page.ts';
import { buildLineView } from '../../ui/dom/line-view.ts';
import styles from './ask-first.css';
import { whenAllowed } from './when-allowed.ts';

interface ThirdPartyContent {
  /** The element of the content; the question is its last child until the content loads. */
  readonly box: HTMLElement;
  /** Host name of the third party. */
  readonly host: string;
  /** Loads the content. After a rejection the visitor may try again. */
  load(): Promise<unknown>;
}

/**
 * Loads a third party's content, or asks the visitor first: third-parties#third-party-question. Returns a function that removes
 * the question.
 */
export function askFirst(page: Page, { box, host, load }: ThirdPartyContent): () => void {
  let isDisposed = false;
  let removeQuestion = (): void => {};
  const start = (): void => {
    removeQuestion();
    removeQuestion = () => {};
    load().catch((error: unknown) => {
      warn(`Nothing came from ${host}: ${error instanceof Error ? error.message : error}`);
      if (!isDisposed) ask(true);
    });
  };
  const ask = (hasFailed: boolean): void => {
    removeQuestion();
    removeQuestion = showQuestion(page, box, host, hasFailed, () => {
      cancel();
      start();
    });
  };
  if (!page.consent.trackingAllowed) ask(false);
  const cancel = whenAllowed(page, start);
  return () => {
    isDisposed = true;
    cancel();
    removeQuestion();
  };
}

function showQuestion({ chunks }: Page, box: HTMLElement, host: string, hasFailed: boolean, onYes: () => void): () => void {
  const { view, line, button, dispose } = buildLineView(box, 'ss-ask-first', 'group', onYes);
  const removeStyles = adoptStyles(box.ownerDocument, styles);
  const stopTexts = withTexts(chunks, { thirdParty }, ({ thirdParty: texts }) => {
    line.textContent = hasFailed ? texts.failed(host) : texts.from(host);
    button.textContent = hasFailed ? texts.again : texts.show;
    view.setAttribute('aria-label', host);
  });
  box.append(view);
  return () => {
    stopTexts();
    dispose();
    removeStyles();
  };
}
