import { blockTypes } from '../../runtime/contract/blocks/block-types.ts';
import { endpoints } from '../../runtime/contract/endpoints.ts';
import { readFields, readNumber } from '../../runtime/contract/read.ts';
import { defineHandler } from '../api/handler.ts';

interface RecordedEvent {
  readonly title: string;
  readonly path: string;
  readonly inDays: number;
  readonly lastsDays?: number;
  /** In UTC. */
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly place: string;
}

/** A block's HTML, to replace its content: pictures, or for blocks of events the recorded ones, counted from today. Spec 2 §7. */
export const getWidgetRendering = defineHandler({
  endpoint: endpoints.getWidgetRendering,
  nestedJson: ['/widgetJSON'],
  refusesWrongCrumb: true,
  respond({ recorded, body }) {
    const { html, events } = recorded.body as { html: string; events: readonly RecordedEvent[] };
    const { widgetJSON, collectionId } = readFields(body);
    const type = readNumber(readFields(widgetJSON).type);
    const isOfEvents = type === blockTypes.CALENDAR || type === blockTypes.SUMMARY_V2 || collectionId !== undefined;
    return { ...recorded, body: { html: isOfEvents ? events.map(eventHtml).join('') : html } };
  },
});

const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function eventHtml({ title, path, inDays, lastsDays = 1, startsAt, endsAt, place }: RecordedEvent): string {
  const day = (offset: number) => new Date(Date.now() + (inDays + offset) * 86_400_000).toISOString().slice(0, 10);
  const time = (name: string, datetime: string, text: string) => `<time class="${name}" datetime="${datetime}">${text}</time>`;
  const clock = (name: string, at: string | undefined) => (at ? time(`event-time-24hr-${name}`, `${day(0)}T${at}:00Z`, at) : '');
  // A time says its day itself: one of the site's zone, which need not be the one of UTC.
  const days = startsAt
    ? ''
    : [0, ...(lastsDays > 1 ? [lastsDays - 1] : [])].map((at) => time('event-date', day(at), day(at))).join(' – ');
  const tense = inDays + lastsDays > 0 ? 'upcoming' : 'past';
  return `<article class="eventlist-event eventlist-event--${tense}${lastsDays > 1 ? ' eventlist-event--multiday' : ''}"><h3 class="eventlist-title"><a class="eventlist-title-link" href="${path}">${asText(title)}</a></h3><ul class="eventlist-meta event-meta"><li>${days}${[clock('start', startsAt), clock('end', endsAt)].filter(Boolean).join(' – ')}</li><li class="eventlist-meta-address">${asText(place)}</li></ul></article>`;
}
