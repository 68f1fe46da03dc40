/** Formats of days and times in the page's language. */
export type CalendarFormats = ReturnType<typeof calendarFormats>;

export function calendarFormats(language: string, timeZone: string | undefined) {
  const inLanguage = dayFormat(language);
  const isOtherZone = timeZone !== undefined && timeZone !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    monthName: inLanguage({ month: 'long', year: 'numeric' }),
    longDay: inLanguage({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: inLanguage({ weekday: 'short', day: 'numeric', month: 'short' }),
    number: inLanguage({ day: 'numeric' }),
    clockTime: new Intl.DateTimeFormat(language || undefined, {
      ...(timeZone ? { timeZone } : {}),
      hour: 'numeric',
      minute: '2-digit',
      // Visitors in the site's time zone need no zone name.
      ...(isOtherZone ? { timeZoneName: 'short' } : {}),
    }),
  };
}

/** Returns a function that creates formats for days, which are midnight in UTC. */
export const dayFormat = (language: string) => (settings: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language || undefined, { ...settings, timeZone: 'UTC' });
