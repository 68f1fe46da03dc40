import { adoptStyles } from '../../browser/adopt-styles.ts';
import { buildElement, buildIcon } from '../../browser/build-element.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import calendarStyles from './calendar.css';
import { buildDayField } from './day-field.ts';
import { dayForKey } from './day-for-key.ts';
import { addMonths, type Day, dateOf, firstWeekdayOf, monthOf, weeksOf } from './days.ts';
import { buildEventLine } from './event-line.ts';
import { calendarFormats, dayFormat } from './formats.ts';
import type { CalendarEvent } from './read-events.ts';

export interface CalendarOptions {
  readonly today: Day;
  readonly language: string;
  readonly timeZone: string | undefined;
  readonly id: string;
}

export interface CalendarView {
  readonly root: HTMLElement;
  /** Shows what has come; until then it has days only. */
  show(events: readonly CalendarEvent[]): void;
  say(texts: Texts['calendar']): void;
  end(): void;
}

/**
 * A month at a time: a grid whose days are reached by the arrow keys, Home and End (week), Page Up and Page Down (month, with Shift year), and below
 * it the events of the month, or of the day that was chosen. One day is in the order of Tab (APG "grid"). Titles are text.
 */
export function buildCalendar(document: Document, options: CalendarOptions, english: Texts['calendar']): CalendarView {
  const { today, language, timeZone, id } = options;
  const removeStyles = adoptStyles(document, calendarStyles);
  const formats = calendarFormats(language, timeZone);
  const firstWeekday = firstWeekdayOf(language);
  let texts = english;
  let events: readonly CalendarEvent[] | null = null;
  let active = today;
  let chosen: Day | null = null;

  const titleId = `ss-calendar-${id}`;
  const title = buildElement(document, 'div', { id: titleId, class: 'ss-calendar-title', 'aria-live': 'polite' });
  const arrow = (path: string) => buildElement(document, 'button', { type: 'button' }, buildIcon(document, path));
  const previous = arrow('M12 4l-6 6 6 6');
  const next = arrow('M8 4l6 6-6 6');
  const now = buildElement(document, 'button', { type: 'button', class: 'ss-calendar-today' });
  const head = buildElement(
    document,
    'thead',
    {},
    buildElement(document, 'tr', {}, ...weekdays(document, language, firstWeekday)),
  );
  const body = buildElement(document, 'tbody', {});
  const grid = buildElement(document, 'table', { role: 'grid', 'aria-labelledby': titleId }, head, body);
  const list = buildElement(document, 'ul', { class: 'ss-calendar-events' });
  const bar = buildElement(document, 'div', { class: 'ss-calendar-bar' }, previous, title, next, now);
  const root = buildElement(document, 'div', { class: 'ss-calendar', role: 'group' }, bar, grid, list);

  /** Those that any of the days has. */
  const within = (from: Day, to: Day) => (events ?? []).filter(({ firstDay, lastDay }) => firstDay <= to && from <= lastDay);

  function draw(): void {
    const month = monthOf(active);
    title.textContent = formats.monthName.format(dateOf(month));
    const field = (day: Day) => buildDayField(document, day, within(day, day), { today, active, chosen, texts, formats });
    body.replaceChildren(...weeksOf(month, firstWeekday).map((week) => buildElement(document, 'tr', {}, ...week.map(field))));
    const shown = chosen === null ? within(month, addMonths(month, 1) - 1) : within(chosen, chosen);
    const none = buildElement(document, 'li', { class: 'ss-calendar-none' }, texts.none);
    const lines = shown.map((event) => buildEventLine(document, event, formats));
    list.replaceChildren(...(shown.length === 0 && chosen === null && events ? [none] : lines));
    root.setAttribute('aria-label', texts.name);
    previous.setAttribute('aria-label', texts.previous);
    next.setAttribute('aria-label', texts.next);
    now.textContent = texts.today;
  }
  /** @param keep the day that stays chosen. */
  function go(day: Day, keep: Day | null = null, isFocused = false): void {
    active = day;
    chosen = keep;
    draw();
    if (isFocused) body.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  previous.addEventListener('click', () => go(addMonths(active, -1)));
  next.addEventListener('click', () => go(addMonths(active, 1)));
  now.addEventListener('click', () => go(today));
  body.addEventListener('click', ({ target }) => {
    const day = Number((target as Element).closest<HTMLElement>('[data-day]')?.dataset.day ?? Number.NaN);
    if (Number.isFinite(day)) go(day, day === chosen ? null : day, true);
  });
  grid.addEventListener('keydown', (event) => {
    const forward = getComputedStyle(root).direction === 'rtl' ? -1 : 1;
    const day = dayForKey(event, active, { firstWeekday, forward });
    if (day === undefined) return;
    event.preventDefault();
    go(day, null, true);
  });
  return {
    root,
    show(found) {
      events = found;
      draw();
    },
    say(words) {
      texts = words;
      draw();
    },
    end() {
      removeStyles();
      root.remove();
    },
  };
}

/** The heads of the columns: long to hear, short to see, and a letter where even that is too long. */
function weekdays(document: Document, language: string, firstWeekday: number): readonly HTMLElement[] {
  const [week = []] = weeksOf(0, firstWeekday);
  const inDays = dayFormat(language);
  const [long, short, narrow] = [inDays({ weekday: 'long' }), inDays({ weekday: 'short' }), inDays({ weekday: 'narrow' })];
  const seen = (name: string, text: string) =>
    buildElement(document, 'span', { class: `ss-calendar-${name}`, 'aria-hidden': 'true' }, text);
  return week
    .map(dateOf)
    .map((date) =>
      buildElement(
        document,
        'th',
        { scope: 'col', abbr: long.format(date) },
        seen('short', short.format(date)),
        seen('narrow', narrow.format(date)),
        buildElement(document, 'span', { class: 'ss-visually-hidden' }, long.format(date)),
      ),
    );
}
