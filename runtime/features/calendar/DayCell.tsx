import type { Texts } from '../../contract/texts/texts.ts';
import { type Day, dateOf } from './days.ts';
import type { CalendarFormats } from './formats.ts';
import type { CalendarEvent } from './read-events.ts';

/** The most titles of events in a cell. */
const maxTitles = 2;

export interface DayCellProps {
  readonly day: Day;
  readonly events: readonly CalendarEvent[];
  readonly isToday: boolean;
  /** It is the one day in the tab order. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly isOtherMonth: boolean;
  readonly texts: Texts['calendar'];
  readonly formats: CalendarFormats;
  readonly onChoose: (day: Day) => void;
}

/** A cell of the grid: a button with the day, and the titles of its events. */
export function DayCell({ day, events, texts, formats, onChoose, ...is }: DayCellProps) {
  const count = events.length;
  const longName = formats.longDay.format(dateOf(day));
  return (
    <td data-other={is.isOtherMonth ? '' : undefined}>
      <button
        type="button"
        tabIndex={is.isActive ? 0 : -1}
        aria-label={count > 0 ? `${longName}, ${texts.events(count)}` : longName}
        aria-current={is.isToday ? 'date' : undefined}
        aria-pressed={is.isChosen}
        data-day={day}
        data-count={count > 0 ? count : undefined}
        onClick={() => onChoose(day)}
      >
        <span className="ss-calendar-date">{formats.number.format(dateOf(day))}</span>
      </button>
      {/* Hidden from screen readers, because the list below the grid has the same titles. */}
      <div className="ss-calendar-names" aria-hidden="true">
        {events.slice(0, maxTitles).map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no ids, and their order does not change
          <span key={index} className="ss-calendar-name" dir="auto">
            {event.title}
          </span>
        ))}
        {count > maxTitles && `+${count - maxTitles}`}
      </div>
    </td>
  );
}
