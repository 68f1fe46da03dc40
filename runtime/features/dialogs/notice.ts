import { adoptStyles } from '../../browser/adopt-styles.ts';
import type { Clock } from '../../browser/clock.ts';
import { dialogLimits } from '../../contract/overlays/limits.ts';
import noticeStyles from './notice.css';

export interface NoticeTexts {
  readonly title?: string;
  readonly message?: string;
}

export interface Notice {
  /** Settles when it has hidden itself. */
  readonly answer: Promise<'confirmed'>;
  /** Hides it at once. */
  hide(): void;
}

/**
 * Shows an information notice, which hides after 2000 ms and then counts as confirmed. Its time stands still while the pointer or
 * the focus is on it, and starts anew after that (our choice). It stands at the top, or at the bottom where the cookie banner is
 * at the top. Texts are never taken as HTML. Spec 2 §4 "Information notice".
 */
export function showNotice(document: Document, clock: Clock, { title = '', message = '' }: NoticeTexts): Notice {
  const removeStyles = adoptStyles(document, noticeStyles);
  const notice = document.createElement('div');
  notice.className = 'sqs-information-notice';
  notice.setAttribute('role', 'status');
  notice.tabIndex = 0;
  document.body.append(notice);
  // Screen readers read out what comes into a status, not what is there when it comes.
  for (const [name, text] of [['strong', title] as const, ['p', message] as const]) {
    const line = document.createElement(name);
    line.textContent = text;
    if (text) notice.append(line);
  }
  const banner = document.querySelector('.sqs-cookie-banner-v2')?.getBoundingClientRect();
  if (banner && banner.height > 0 && banner.top < notice.getBoundingClientRect().bottom) notice.dataset.edge = 'bottom';

  let hide = () => {};
  const answer = new Promise<'confirmed'>((resolve) => {
    let cancel = () => {};
    hide = () => {
      cancel();
      notice.remove();
      removeStyles();
      resolve('confirmed');
    };
    const wait = () => {
      cancel();
      cancel = clock.after(dialogLimits.noticeMs, hide);
    };
    const rests = new Set<string>();
    for (const [kind, begin, end] of [
      ['pointer', 'pointerenter', 'pointerleave'],
      ['focus', 'focusin', 'focusout'],
    ] as const) {
      notice.addEventListener(begin, () => {
        rests.add(kind);
        cancel();
      });
      notice.addEventListener(end, () => {
        rests.delete(kind);
        if (rests.size === 0) wait();
      });
    }
    wait();
  });
  return { answer, hide };
}
