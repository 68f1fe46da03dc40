import type { Clock } from '../../browser/clock.ts';
import { relativeTimeLimits } from '../../contract/helpers/limits.ts';
import { relativeTimeMessages } from '../../contract/helpers/messages.ts';
import type { Texts } from '../../contract/texts/texts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long ago something was, in words: under 5 s "just now", under a minute "about N seconds ago", then minutes, hours and days
 * in the reader's language, and from a week on the date (the borders are our choice). A time in the future is "just now" up to
 * a minute, as clocks differ, and a date beyond; a time that is no number is empty. Spec 2 §9 "Relative time".
 */
export function relativeTime(
  thenMs: number,
  nowMs: number,
  locale?: string,
  words: () => Texts['relativeTime'] = () => relativeTimeMessages,
): string {
  const agoMs = nowMs - thenMs;
  if (!Number.isFinite(agoMs)) return '';
  const seconds = Math.floor(agoMs / 1000);
  if (agoMs < 7 * dayMs && agoMs > -minuteMs) {
    if (agoMs < relativeTimeLimits.updateMs) return words().justNow;
    if (agoMs < minuteMs) return words().about(seconds);
    const [unitMs, unit] =
      agoMs < hourMs ? ([minuteMs, 'minute'] as const) : agoMs < dayMs ? ([hourMs, 'hour'] as const) : ([dayMs, 'day'] as const);
    return new Intl.RelativeTimeFormat(knownLocale(locale), { numeric: 'auto' }).format(-Math.floor(agoMs / unitMs), unit);
  }
  return new Intl.DateTimeFormat(knownLocale(locale), { dateStyle: 'long' }).format(thenMs);
}

/** Shows the words now and every 5000 ms; the returned function stops it. */
export function keepRelativeTime(
  clock: Pick<Clock, 'now' | 'after'>,
  thenMs: number,
  show: (text: string) => void,
  locale?: string,
  words?: () => Texts['relativeTime'],
): () => void {
  let cancel = () => {};
  const update = () => {
    show(relativeTime(thenMs, clock.now(), locale, words));
    cancel = clock.after(relativeTimeLimits.updateMs, update);
  };
  update();
  return () => cancel();
}

/** The locale if the browser can read it, else the browser's own. */
function knownLocale(locale: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}
