import { type Day, dayIn, toDay } from './days.ts';

/** An event that lasts longer is cut, so that a broken list cannot fill every month. */
const maxEventDays = 366;

export interface CalendarEvent {
  readonly title: string;
  /** Address of its page; null without one. */
  readonly href: string | null;
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** Start and end as instants; null if the page has a text for the time, or no time. */
  readonly startsMs: number | null;
  readonly endsMs: number | null;
  readonly timeText: string;
  readonly place: string;
}

/** Reads the events of a rendered list, sorted by day and start. `commerce#calendar-events` */
export function readEvents(root: ParentNode, timeZone: string | undefined): readonly CalendarEvent[] {
  const items = Array.from(root.querySelectorAll('.eventlist-event,.summary-item,article'));
  return items
    .flatMap((item) => readEvent(item, timeZone) ?? [])
    .sort((a, b) => a.firstDay - b.firstDay || (a.startsMs ?? 0) - (b.startsMs ?? 0));
}

/** Returns null for an item without a title or a day. */
function readEvent(item: Element, timeZone: string | undefined): CalendarEvent | null {
  const link = item.querySelector<HTMLAnchorElement>('.eventlist-title-link,.summary-title-link,h1 a,h2 a,h3 a,a[href]');
  const title = plainText(link) || plainText(item.querySelector('.eventlist-title,.summary-title,h1,h2,h3'));
  const times = Array.from(item.querySelectorAll('time[datetime]'), (time) =>
    readTime(time.getAttribute('datetime') ?? '', timeZone),
  );
  const days = times.flatMap((time) => (time ? [time.day] : []));
  if (!title || days.length === 0) return null;
  const instants = times.flatMap((time) => time?.instantMs ?? []);
  const firstDay = Math.min(...days);
  const clockTimes = item.querySelectorAll('.event-time-12hr-start,.event-time-12hr-end,.event-time-12hr');
  return {
    title,
    href: link?.getAttribute('href') ? link.href : null,
    firstDay,
    lastDay: Math.min(Math.max(...days), firstDay + maxEventDays),
    startsMs: instants.length > 0 ? Math.min(...instants) : null,
    endsMs: instants.length > 1 ? Math.max(...instants) : null,
    timeText: Array.from(clockTimes, plainText).join(' – '),
    place: plainText(item.querySelector('.eventlist-meta-address,.summary-metadata-item--location')),
  };
}

const plainText = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/**
 * Reads a `datetime`. With an offset it is an instant on a day of the time zone, else the day itself. Returns null without a
 * date.
 */
function readTime(written: string, timeZone: string | undefined): { readonly day: Day; readonly instantMs?: number } | null {
  const [, year, month, date, rest = ''] = /^(\d{4})-(\d\d)-(\d\d)(.*)$/.exec(written.trim()) ?? [];
  if (!year) return null;
  const instantMs = /(Z|[+-]\d\d:?\d\d)$/.test(rest) ? Date.parse(written.trim()) : Number.NaN;
  if (Number.isFinite(instantMs)) return { day: dayIn(instantMs, timeZone), instantMs };
  const day = toDay(Number(year), Number(month) - 1, Number(date));
  return Number.isFinite(day) ? { day } : null;
}
