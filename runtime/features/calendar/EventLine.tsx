import { dateOf, isoOf } from './days.ts';
import type { CalendarFormats } from './formats.ts';
import type { CalendarEvent } from './read-events.ts';

/** An event in the list below the grid: when, what and where. */
export function EventLine({ event, formats }: { readonly event: CalendarEvent; readonly formats: CalendarFormats }) {
  const { title, href, firstDay, place } = event;
  const name = <bdi>{title}</bdi>;
  return (
    <li>
      <time dateTime={isoOf(firstDay)}>{whenText(event, formats)}</time>
      {href ? <a href={href}>{name}</a> : <strong>{name}</strong>}
      {place && <span>{place}</span>}
    </li>
  );
}

/** Returns the days and the time, such as `Fri, 20 Nov – Sun, 22 Nov, 4:30 PM`. */
function whenText({ firstDay, lastDay, startsMs, endsMs, timeText }: CalendarEvent, formats: CalendarFormats): string {
  const { shortDay, clockTime } = formats;
  const days = [firstDay, ...(lastDay > firstDay ? [lastDay] : [])].map((day) => shortDay.format(dateOf(day))).join(' – ');
  let time = timeText;
  if (startsMs !== null) time = endsMs === null ? clockTime.format(startsMs) : clockTime.formatRange(startsMs, endsMs);
  return [days, time].filter(Boolean).join(', ');
}
