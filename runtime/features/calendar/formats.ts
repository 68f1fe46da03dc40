/** How the visitor's language writes days and times. */
export type CalendarFormats = ReturnType<typeof calendarFormats>;

export function calendarFormats(language: string, timeZone: string | undefined) {
  const inDays = dayFormat(language);
  // With the zone's name for visitors of other zones.
  const isElsewhere = timeZone !== undefined && timeZone !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    monthName: inDays({ month: 'long', year: 'numeric' }),
    longDay: inDays({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: inDays({ weekday: 'short', day: 'numeric', month: 'short' }),
    number: inDays({ day: 'numeric' }),
    clockTime: new Intl.DateTimeFormat(language || undefined, {
      ...(timeZone ? { timeZone } : {}),
      hour: 'numeric',
      minute: '2-digit',
      ...(isElsewhere ? { timeZoneName: 'short' } : {}),
    }),
  };
}

/** Days are midnight in UTC. */
export const dayFormat = (language: string) => (settings: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language || undefined, { ...settings, timeZone: 'UTC' });
