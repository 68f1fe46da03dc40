import { pageLocale } from '../../../browser/language.ts';
import { textsNow } from '../../../browser/page-texts.ts';
import { relativeTimeMessages } from '../../../contract/helpers/constants.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { keepRelativeTime } from '../../helpers/index.ts';

/**
 * `<time datetime="2026-11-22T10:00:00Z" data-ss-time>`: shows its distance from now, with the exact time as its title.
 * site#relative-time
 */
export function mount(element: HTMLElement, { clock, chunks }: Page): Mounted {
  const written = element.getAttribute('datetime') || element.dataset.ssTime || '';
  const thenMs = Date.parse(written);
  if (Number.isNaN(thenMs)) throw blockSkipped('no-time');
  const before = element.textContent;
  const hadTitle = element.hasAttribute('title');
  if (!hadTitle) element.title = before?.trim() || written;
  const readTexts = () => textsNow(chunks, { relativeTime: relativeTimeMessages }).relativeTime;
  const show = (text: string): void => {
    if (element.textContent !== text) element.textContent = text;
  };
  const stop = keepRelativeTime(clock, thenMs, show, pageLocale(), readTexts);
  return {
    dispose() {
      stop();
      element.textContent = before;
      if (!hadTitle) element.removeAttribute('title');
    },
  };
}
