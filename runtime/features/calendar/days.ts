/** A day without a time or a zone: days since 1970-01-01. */
export type Day = number;

const dayMs = 86_400_000;

export const toDay = (year: number, month: number, date: number): Day => Math.floor(Date.UTC(year, month, date) / dayMs);
/** Returns midnight of the day in UTC; formats need `timeZone: 'UTC'`. */
export const dateOf = (day: Day): Date => new Date(day * dayMs);
/** Returns a date such as `2026-11-22`. */
export const isoOf = (day: Day): string => dateOf(day).toISOString().slice(0, 10);

/** Returns the time zone; undefined for one that the browser does not support. */
export function supportedTimeZone(timeZone: string): string | undefined {
  try {
    return timeZone ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the day of an instant in a time zone. */
export function dayIn(instantMs: number, timeZone: string | undefined): Day {
  const options = { ...(timeZone ? { timeZone } : {}), year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', options).formatToParts(instantMs);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return toDay(read('year'), read('month') - 1, read('day'));
}

/** Returns the first day of a day's month. */
export const monthOf = (day: Day): Day => addMonths(day, 0);

/** Returns the first day of the month that is a number of months later. */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day);
  return toDay(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
}

/** Returns the same date a number of months later; the last day of a shorter month. */
export function sameDateIn(day: Day, months: number): Day {
  const first = addMonths(day, months);
  return Math.min(first + dateOf(day).getUTCDate() - 1, addMonths(first, 1) - 1);
}

/**
 * Returns six weeks of seven days from the one in which the month begins: every month has the same height.
 * `commerce#calendar-month`
 * @param firstWeekday 0 is Sunday.
 */
export function weeksOf(month: Day, firstWeekday: number): readonly (readonly Day[])[] {
  const start = month - weekdayFrom(month, firstWeekday);
  return [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((offset) => start + 7 * week + offset));
}

/** Returns how many days of the week are before the day. */
export const weekdayFrom = (day: Day, firstWeekday: number): number => (dateOf(day).getUTCDay() - firstWeekday + 7) % 7;

/**
 * Large countries whose weeks begin on Sunday or Saturday:
 * https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml
 */
const sundayRegions = 'AU BR CA CN CO EG HK ID IL IN JP KR MX PE PH SA SG TH TW US ZA'.split(' ');

/** Returns the first day of the week, 0 for Sunday: from the browser, else by the language's region. */
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
