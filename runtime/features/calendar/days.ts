/** A day without a time or a zone: days since 1970-01-01. */
export type Day = number;

const dayMs = 86_400_000;

export const toDay = (year: number, month: number, date: number): Day => Math.floor(Date.UTC(year, month, date) / dayMs);
/** Midnight in UTC: to be formatted with `timeZone: 'UTC'`. */
export const dateOf = (day: Day): Date => new Date(day * dayMs);
/** `2026-11-22` */
export const isoOf = (day: Day): string => dateOf(day).toISOString().slice(0, 10);

/** The zone if the browser knows it, else the visitor's own (undefined). */
export function supportedTimeZone(timeZone: string): string | undefined {
  try {
    return timeZone ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}

/** The day that an instant falls on in a zone. */
export function dayIn(instantMs: number, timeZone: string | undefined): Day {
  const options = { ...(timeZone ? { timeZone } : {}), year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', options).formatToParts(instantMs);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return toDay(read('year'), read('month') - 1, read('day'));
}

/** The month that a day is in, as its first day. */
export const monthOf = (day: Day): Day => addMonths(day, 0);

/** The first day of a month so many months later. */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day);
  return toDay(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
}

/** The same date in another month, or that month's last day. */
export function sameDateIn(day: Day, months: number): Day {
  const first = addMonths(day, months);
  return Math.min(first + dateOf(day).getUTCDate() - 1, addMonths(first, 1) - 1);
}

/**
 * The six weeks that a month begins in the first of, seven days each, with days of its neighbours at both ends: every month is as high as the others.
 * @param firstWeekday 0 is Sunday.
 */
export function weeksOf(month: Day, firstWeekday: number): readonly (readonly Day[])[] {
  const start = month - weekdayFrom(month, firstWeekday);
  return [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((offset) => start + 7 * week + offset));
}

/** How many days a week has before this one. */
export const weekdayFrom = (day: Day, firstWeekday: number): number => (dateOf(day).getUTCDay() - firstWeekday + 7) % 7;

/** Where weeks begin on Sunday or Saturday (CLDR, its large countries); elsewhere on Monday. */
const sundayRegions = 'AU BR CA CN CO EG HK ID IL IN JP KR MX PE PH SA SG TH TW US ZA'.split(' ');

/** 0 is Sunday. From the browser where it knows, else by the language's region. */
export function firstWeekdayOf(language: string): number {
  try {
    const locale = new Intl.Locale(language) as Intl.Locale & {
      getWeekInfo?(): { firstDay: number };
      readonly weekInfo?: { firstDay: number };
    };
    const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
    if (firstDay !== undefined) return firstDay % 7;
    return sundayRegions.includes(locale.maximize().region ?? '') ? 0 : 1;
  } catch {
    return 1;
  }
}
