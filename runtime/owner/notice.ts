import { dialogLimits } from '../contract/limits.ts';
import { adoptStyles } from '../lib/adopt-styles.ts';
import type { Clock } from '../lib/clock.ts';
import { noticeStyles } from './notice-styles.ts';

export interface NoticeTexts {
  readonly title: string;
  readonly message: string;
}

/**
 * Shows an information notice; settles when it has hidden itself after 2000 ms, which counts as confirmed. Time stands still
 * while the pointer is over it (our choice). Texts are never taken as HTML. Spec 2 §4 "Information notice".
 */
export function showNotice(document: Document, clock: Clock, { title, message }: NoticeTexts): Promise<'confirmed'> {
  const removeStyles = adoptStyles(document, noticeStyles);
  const notice = document.createElement('div');
  notice.className = 'sqs-information-notice';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  // Screen readers read out what comes into a status, not what is there when it comes.
  const heading = document.createElement('strong');
  const text = document.createElement('p');
  heading.textContent = title;
  text.textContent = message;
  notice.append(heading, text);
  return new Promise((resolve) => {
    const hide = () => {
      notice.remove();
      removeStyles();
      resolve('confirmed');
    };
    let cancel = clock.after(dialogLimits.noticeMs, hide);
    notice.addEventListener('pointerenter', () => cancel());
    notice.addEventListener('pointerleave', () => {
      cancel();
      cancel = clock.after(dialogLimits.noticeMs, hide);
    });
  });
}
