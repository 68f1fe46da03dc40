import { buildElement } from '../../browser/build-element.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import { type Day, dateOf, monthOf } from './days.ts';
import type { CalendarFormats } from './formats.ts';
import type { CalendarEvent } from './read-events.ts';

/** How many titles a day's field shows where there is room. */
const mostTitles = 2;

interface DayFieldOptions {
  readonly today: Day;
  /** The one day that Tab leads to. */
  readonly active: Day;
  readonly chosen: Day | null;
  readonly texts: Texts['calendar'];
  readonly formats: CalendarFormats;
}

/** Returns a cell of the grid: the day as a button, and beside it the titles of its events. */
export function buildDayField(
  document: Document,
  day: Day,
  events: readonly CalendarEvent[],
  { today, active, chosen, texts, formats }: DayFieldOptions,
): HTMLElement {
  const count = events.length;
  const name = [formats.longDay.format(dateOf(day)), ...(count > 0 ? [texts.events(count)] : [])].join(', ');
  const titles = events
    .slice(0, mostTitles)
    .map((event) => buildElement(document, 'span', { class: 'ss-calendar-name', dir: 'auto' }, event.title));
  const rest = count > mostTitles ? [`+${count - mostTitles}`] : [];
  const button = buildElement(
    document,
    'button',
    {
      type: 'button',
      tabindex: day === active ? '0' : '-1',
      'aria-label': name,
      'aria-current': day === today ? 'date' : null,
      'aria-pressed': `${day === chosen}`,
      'data-day': `${day}`,
      'data-count': count > 0 ? `${count}` : null,
    },
    buildElement(document, 'span', { class: 'ss-calendar-date' }, formats.number.format(dateOf(day))),
  );
  // Beside the button, whose name does not say them: the list below does.
  const names = buildElement(document, 'div', { class: 'ss-calendar-names', 'aria-hidden': 'true' }, ...titles, ...rest);
  const isOther = monthOf(day) !== monthOf(active);
  return buildElement(document, 'td', { role: 'gridcell', 'data-other': isOther ? '' : null }, button, names);
}
