import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { calendar, widget } from '../../contract/texts/en/common.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import { useTexts } from '../../ui/react/use-texts.tsx';
import { DayCell } from './DayCell.tsx';
import { dayForKey } from './day-for-key.ts';
import { addMonths, type Day, dateOf, firstWeekdayOf, monthOf, weeksOf } from './days.ts';
import { EventLine } from './EventLine.tsx';
import { calendarFormats, dayFormat } from './formats.ts';
import type { CalendarEvent } from './read-events.ts';

export interface CalendarProps {
  /** Unique on the page. */
  readonly id: string;
  readonly today: Day;
  readonly language: string;
  /** undefined for the visitor's zone. */
  readonly timeZone: string | undefined;
  /** Has to be the same function for every render. */
  readonly load: () => Promise<readonly CalendarEvent[]>;
}

const english = { calendar, widget };

interface Selection {
  /** The day in the tab order; its month is the one that shows. */
  readonly active: Day;
  /** The day whose events are listed; null lists those of the month. */
  readonly chosen: Day | null;
}

/**
 * A month as a grid of days, and below it the events of the month or of the chosen day. The days are shown at once, the events
 * when they are loaded. `commerce#calendar-month` `commerce#calendar-keys` The keys are those of the ARIA grid pattern:
 * https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function Calendar({ id, today, language, timeZone, load }: CalendarProps) {
  const { calendar: texts } = useTexts(english);
  const { events, state, retry } = useEvents(load);
  const formats = useMemo(() => calendarFormats(language, timeZone), [language, timeZone]);
  const firstWeekday = firstWeekdayOf(language);
  const [{ active, chosen }, setSelection] = useState<Selection>({ active: today, chosen: null });
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  useLayoutEffect(() => {
    if (movesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    movesFocus.current = false;
  });
  const go = (day: Day) => setSelection({ active: day, chosen: null });
  const choose = (day: Day) => {
    movesFocus.current = true;
    setSelection({ active: day, chosen: day === chosen ? null : day });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const day = dayForKey(event, active, { firstWeekday, forward });
    if (day === undefined) return;
    event.preventDefault();
    movesFocus.current = true;
    go(day);
  };
  const between = (from: Day, to: Day) => (events ?? []).filter(({ firstDay, lastDay }) => firstDay <= to && from <= lastDay);
  const month = monthOf(active);
  const listed = chosen === null ? between(month, addMonths(month, 1) - 1) : between(chosen, chosen);
  const titleId = `ss-calendar-${id}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and the meaning of a form
    <div
      className="ss-calendar"
      role="group"
      aria-label={texts.name}
      aria-busy={state === 'loaded' ? undefined : state === 'loading'}
    >
      <Bar
        titleId={titleId}
        title={formats.monthName.format(dateOf(month))}
        texts={texts}
        onStep={(months) => go(addMonths(active, months))}
        onToday={() => go(today)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is the table whose cells the arrow keys reach */}
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <thead>
          <Weekdays language={language} firstWeekday={firstWeekday} />
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  events={between(day, day)}
                  isToday={day === today}
                  isActive={day === active}
                  isChosen={day === chosen}
                  isOtherMonth={monthOf(day) !== month}
                  texts={texts}
                  formats={formats}
                  onChoose={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <EventList events={listed} formats={formats} none={chosen === null && events ? texts.none : null} />
      {state !== 'loaded' && <LoadState hasFailed={state === 'failed'} onRetry={retry} />}
    </div>
  );
}

interface EventListProps {
  readonly events: readonly CalendarEvent[];
  readonly formats: ReturnType<typeof calendarFormats>;
  /** Shown without events; null for nothing. */
  readonly none: string | null;
}

const EventList = ({ events, formats, none }: EventListProps) => (
  <ul className="ss-calendar-events">
    {events.length === 0 && none && <li className="ss-calendar-none">{none}</li>}
    {events.map((event, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: events have no ids, and their order does not change
      <EventLine key={index} event={event} formats={formats} />
    ))}
  </ul>
);

type LoadingState = 'loading' | 'failed' | 'loaded';

/** Loads the events, again with each `retry`. `events` is null until they have been loaded. */
function useEvents(load: CalendarProps['load']) {
  const [events, setEvents] = useState<readonly CalendarEvent[] | null>(null);
  const [state, setState] = useState<LoadingState>('loading');
  const start = useCallback(() => {
    setState('loading');
    load().then(
      (loaded) => {
        setEvents(loaded);
        setState('loaded');
      },
      () => setState('failed'),
    );
  }, [load]);
  useEffect(start, [start]);
  return { events, state, retry: start };
}

interface BarProps {
  readonly titleId: string;
  readonly title: string;
  readonly texts: Texts['calendar'];
  readonly onStep: (months: number) => void;
  readonly onToday: () => void;
}

/** The name of the month, the buttons of its neighbours, and the button that returns to today; the styles show the name first. */
const Bar = ({ titleId, title, texts, onStep, onToday }: BarProps) => (
  <div className="ss-calendar-bar">
    <StepButton name={texts.previous} path="M12 4l-6 6 6 6" onClick={() => onStep(-1)} />
    <div id={titleId} className="ss-calendar-title" aria-live="polite">
      {title}
    </div>
    <StepButton name={texts.next} path="M8 4l6 6-6 6" onClick={() => onStep(1)} />
    <button type="button" className="ss-calendar-today" onClick={onToday}>
      {texts.today}
    </button>
  </div>
);

interface StepButtonProps {
  readonly name: string;
  /** Path of the icon. */
  readonly path: string;
  readonly onClick: () => void;
}

const StepButton = ({ name, path, onClick }: StepButtonProps) => (
  <button type="button" aria-label={name} onClick={onClick}>
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);

/** The headers of the columns: the full name for screen readers, a short visible one, and a letter in a narrow calendar. */
function Weekdays({ language, firstWeekday }: { readonly language: string; readonly firstWeekday: number }) {
  const [week = []] = weeksOf(0, firstWeekday);
  const inLanguage = dayFormat(language);
  const long = inLanguage({ weekday: 'long' });
  const short = inLanguage({ weekday: 'short' });
  const narrow = inLanguage({ weekday: 'narrow' });
  return (
    <tr>
      {week.map((day) => (
        <th key={day} scope="col" abbr={long.format(dateOf(day))}>
          <span className="ss-calendar-short" aria-hidden="true">
            {short.format(dateOf(day))}
          </span>
          <span className="ss-calendar-narrow" aria-hidden="true">
            {narrow.format(dateOf(day))}
          </span>
          <span className="ss-visually-hidden">{long.format(dateOf(day))}</span>
        </th>
      ))}
    </tr>
  );
}

/** A sentence while the events are loaded; a button once that has failed. */
function LoadState({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  const { widget: texts } = useTexts(english);
  return (
    <div className="ss-line ss-widget-state" role="status">
      <p>{hasFailed ? texts.failed : texts.loading}</p>
      {hasFailed && (
        <button type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}
