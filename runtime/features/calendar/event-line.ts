import { buildElement } from '../../browser/build-element.ts';
import { dateOf, isoOf } from './days.ts';
import type { CalendarFormats } from './formats.ts';
import type { CalendarEvent } from './read-events.ts';

/** Returns the line of an event in the list below the grid: when, what and where. */
export function buildEventLine(
  document: Document,
  { title, href, firstDay, lastDay, startsMs, endsMs, timeText, place }: CalendarEvent,
  { shortDay, clockTime }: CalendarFormats,
): HTMLElement {
  const time =
    startsMs === null ? timeText : endsMs === null ? clockTime.format(startsMs) : clockTime.formatRange(startsMs, endsMs);
  const days = [firstDay, ...(lastDay > firstDay ? [lastDay] : [])].map((day) => shortDay.format(dateOf(day))).join(' – ');
  const when = buildElement(document, 'time', { datetime: isoOf(firstDay) }, [days, time].filter(Boolean).join(', '));
  const words = buildElement(document, 'bdi', {}, title);
  const line = href ? buildElement(document, 'a', { href }, words) : buildElement(document, 'strong', {}, words);
  return buildElement(document, 'li', {}, when, line, place ? buildElement(document, 'span', {}, place) : null);
}
