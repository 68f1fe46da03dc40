import { type Day, dayIn, toDay } from './days.ts';

export interface CalendarEvent {
  readonly title: string;
  /** null: there is no page of it. */
  readonly href: string | null;
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** When it starts on its first day, as an instant; null: the page says it in words only, or not at all. */
  readonly startsMs: number | null;
  readonly endsMs: number | null;
  readonly timeText: string;
  readonly place: string;
}

/**
 * Events of a rendered list (wild 2 §6 "events"), by day. A time with a zone is an instant, which falls on a day of the site's zone; one without
 * is a day, as it is written. What names no day is left out.
 */
export function readEvents(root: ParentNode, timeZone: string | undefined): readonly CalendarEvent[] {
  const events = Array.from(root.querySelectorAll('.eventlist-event,.summary-item,article'), (item) => readEvent(item, timeZone));
  return events
    .filter((event): event is CalendarEvent => event !== null)
    .sort((a, b) => a.firstDay - b.firstDay || (a.startsMs ?? 0) - (b.startsMs ?? 0));
}

function readEvent(item: Element, timeZone: string | undefined): CalendarEvent | null {
  const link = item.querySelector<HTMLAnchorElement>('.eventlist-title-link,.summary-title-link,h1 a,h2 a,h3 a,a[href]');
  const title = textOf(link) || textOf(item.querySelector('.eventlist-title,.summary-title,h1,h2,h3'));
  const times = Array.from(item.querySelectorAll('time[datetime]'), (time) =>
    readTime(time.getAttribute('datetime') ?? '', timeZone),
  );
  const days = times.flatMap((time) => (time ? [time.day] : []));
  if (!title || days.length === 0) return null;
  const instants = times.flatMap((time) => time?.instantMs ?? []);
  const firstDay = Math.min(...days);
  return {
    title,
    href: link?.getAttribute('href') ? link.href : null,
    firstDay,
    // A list that is broken must not fill a year.
    lastDay: Math.min(Math.max(...days), firstDay + 366),
    startsMs: instants.length > 0 ? Math.min(...instants) : null,
    endsMs: instants.length > 1 ? Math.max(...instants) : null,
    timeText: Array.from(item.querySelectorAll('.event-time-12hr-start,.event-time-12hr-end,.event-time-12hr'), textOf).join(
      ' – ',
    ),
    place: textOf(item.querySelector('.eventlist-meta-address,.summary-metadata-item--location')),
  };
}

const textOf = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

function readTime(written: string, timeZone: string | undefined): { readonly day: Day; readonly instantMs?: number } | null {
  const [, year, month, date, rest = ''] = /^(\d{4})-(\d\d)-(\d\d)(.*)$/.exec(written.trim()) ?? [];
  if (!year) return null;
  const instantMs = /(Z|[+-]\d\d:?\d\d)$/.test(rest) ? Date.parse(written.trim()) : Number.NaN;
  if (Number.isFinite(instantMs)) return { day: dayIn(instantMs, timeZone), instantMs };
  const day = toDay(Number(year), Number(month) - 1, Number(date));
  return Number.isFinite(day) ? { day } : null;
}
