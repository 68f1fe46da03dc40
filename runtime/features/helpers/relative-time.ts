import type { Clock } from '../../browser/clock.ts';
import { localeOf } from '../../browser/language.ts';
import { relativeTimeLimits, relativeTimeMessages } from '../../contract/helpers/constants.ts';
import type { Texts } from '../../contract/texts/texts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Returns a time as text: helpers#relative-time. Minutes, hours and days are in the reader's language. A time in the future is
 * "just now" up to a minute, because clocks differ, and a date beyond. A time that is not finite is an empty text.
 */
export function relativeTime(
  thenMs: number,
  nowMs: number,
  locale?: string,
  texts: () => Texts['relativeTime'] = () => relativeTimeMessages,
): string {
  const agoMs = nowMs - thenMs;
  if (!Number.isFinite(agoMs)) return '';
  const seconds = Math.floor(agoMs / 1000);
  if (agoMs < 7 * dayMs && agoMs > -minuteMs) {
    if (agoMs < relativeTimeLimits.updateMs) return texts().justNow;
    if (agoMs < minuteMs) return texts().about(seconds);
    const { unit, unitMs } = unitOf(agoMs);
    return new Intl.RelativeTimeFormat(localeOf(locale), { numeric: 'auto' }).format(-Math.floor(agoMs / unitMs), unit);
  }
  return new Intl.DateTimeFormat(localeOf(locale), { dateStyle: 'long' }).format(thenMs);
}

function unitOf(agoMs: number): { readonly unit: Intl.RelativeTimeFormatUnit; readonly unitMs: number } {
  if (agoMs < hourMs) return { unit: 'minute', unitMs: minuteMs };
  return agoMs < dayMs ? { unit: 'hour', unitMs: hourMs } : { unit: 'day', unitMs: dayMs };
}

/** Runs `show` with the text now and every 5000 ms. Returns a function that stops it. */
export function keepRelativeTime(
  clock: Pick<Clock, 'now' | 'after'>,
  thenMs: number,
  show: (text: string) => void,
  locale?: string,
  texts?: () => Texts['relativeTime'],
): () => void {
  let cancel = () => {};
  const update = () => {
    show(relativeTime(thenMs, clock.now(), locale, texts));
    cancel = clock.after(relativeTimeLimits.updateMs, update);
  };
  update();
  return () => cancel();
}
