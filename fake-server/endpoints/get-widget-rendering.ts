import { blockTypes } from '../../runtime/contract/blocks/block-types.ts';
import { readFields, readNumber } from '../../runtime/contract/read.ts';
import type { Handler } from '../calls/handler.ts';
import { escapeHtml } from '../html/escape.ts';

interface RecordedEvent {
  readonly title: string;
  readonly path: string;
  /** Days from today. */
  readonly inDays: number;
  readonly lastsDays?: number;
  /** `HH:MM`, in UTC. */
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly place: string;
}

/** Returns the HTML of a block's content: pictures, or the recorded events for blocks of events. */
export const getWidgetRendering: Handler = ({ recorded, body }) => {
  const { html, events } = recorded.body as { html: string; events: readonly RecordedEvent[] };
  const { widgetJSON, collectionId } = readFields(body);
  const type = readNumber(readFields(widgetJSON).type);
  const hasEvents = type === blockTypes.CALENDAR || type === blockTypes.SUMMARY_V2 || collectionId !== undefined;
  return { ...recorded, body: { html: hasEvents ? events.map(eventHtml).join('') : html } };
};

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function eventHtml({ title, path, inDays, lastsDays = 1, startsAt, endsAt, place }: RecordedEvent): string {
  const day = (offset: number) => new Date(Date.now() + (inDays + offset) * 86_400_000).toISOString().slice(0, 10);
  const time = (name: string, datetime: string, text: string) => `<time class="${name}" datetime="${datetime}">${text}</time>`;
  const clock = (name: string, at: string | undefined) => (at ? time(`event-time-24hr-${name}`, `${day(0)}T${at}:00Z`, at) : '');
  const dayText = (offset: number) => dayFormat.format(new Date(day(offset)));
  // The date of an event with a time is a text only: its day in the site's time zone may be another one than in UTC.
  const days = startsAt
    ? `${dayText(0)}, `
    : [0, ...(lastsDays > 1 ? [lastsDays - 1] : [])].map((at) => time('event-date', day(at), dayText(at))).join(' – ');
  const tense = inDays + lastsDays > 0 ? 'upcoming' : 'past';
  return (
    `<article class="eventlist-event eventlist-event--${tense}${lastsDays > 1 ? ' eventlist-event--multiday' : ''}"><h3 ` +
    `class="eventlist-title"><a class="eventlist-title-link" href="${path}">${escapeHtml(title)}</a></h3><ul ` +
    'class="eventlist-meta ' +
    `event-meta"><li>${days}${[clock('start', startsAt), clock('end', endsAt)].filter(Boolean).join(' – ')}</li><li ` +
    `class="eventlist-meta-address">${escapeHtml(place)}</li></ul></article>`
  );
}
