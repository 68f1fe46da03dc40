import { adoptStyles } from '../../browser/adopt-styles.ts';
import { warn } from '../../browser/console.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { thirdParty } from '../../contract/texts/en/common.ts';
import type { Page } from '../../page/page.ts';
import { buildLineView } from '../../ui/line-view.ts';
import styles from './ask-first.css';
import { whenAllowed } from './when-allowed.ts';

interface Guest {
  /** Where it will be shown; what asks for it stands here meanwhile, last. */
  readonly box: HTMLElement;
  /** Whose it is, in the words of the address bar. */
  readonly host: string;
  /** Brings it. Where that rejects the visitor may try again. */
  bring(): Promise<unknown>;
}

/**
 * Brings what a third party draws, where the visitor may be brought to third parties; else says whose it is, beside a button that brings this one
 * alone. The returned function takes back what asks. Our choice.
 */
export function askFirst(page: Page, { box, host, bring }: Guest): () => void {
  let isOver = false;
  let endView = (): void => {};
  const start = (): void => {
    endView();
    endView = () => {};
    bring().catch((error: unknown) => {
      warn(`Nothing came from ${host}: ${error instanceof Error ? error.message : error}`);
      if (!isOver) ask(true);
    });
  };
  const ask = (hasFailed: boolean): void => {
    endView();
    endView = showQuestion(page, box, host, hasFailed, () => {
      callOff();
      start();
    });
  };
  if (!page.consent.trackingAllowed) ask(false);
  const callOff = whenAllowed(page, start);
  return () => {
    isOver = true;
    callOff();
    endView();
  };
}

function showQuestion({ chunks }: Page, box: HTMLElement, host: string, hasFailed: boolean, onYes: () => void): () => void {
  const { view, line, button, dispose } = buildLineView(box, 'ss-ask-first', 'group', onYes);
  const removeStyles = adoptStyles(box.ownerDocument, styles);
  const stopTexts = withTexts(chunks, { thirdParty }, ({ thirdParty: words }) => {
    line.textContent = hasFailed ? words.failed(host) : words.from(host);
    button.textContent = hasFailed ? words.again : words.show;
    view.setAttribute('aria-label', host);
  });
  box.append(view);
  return () => {
    stopTexts();
    dispose();
    removeStyles();
  };
}
