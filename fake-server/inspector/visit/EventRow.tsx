import { lifetimeWords } from '../../common/visits/lifetime-words.ts';
import type { PageEvent, VisitEvent, WriteEvent } from '../../common/visits/visits.ts';
import { Icon } from './Icons.tsx';
import { VerdictReason, VerdictTag } from './VerdictTag.tsx';
import { WriterText } from './WriterText.tsx';
import { answerWords, isBadCall, ownerWords, sinceWords } from './words.ts';

interface EventRowProps {
  readonly event: Exclude<VisitEvent, PageEvent>;
  readonly id: string;
  /** Time of the page view, from which the row's time counts. */
  readonly since: string;
}

/** One event of a visit: its time, an icon on the line, and what happened in words. */
export const EventRow = ({ event, id, since }: EventRowProps) => (
  <li className={`visit-event is-${event.kind}`} id={id} tabIndex={-1}>
    <time className="visit-time" dateTime={event.time} title={event.time}>
      {sinceWords(since, event.time)}
    </time>
    <span className="visit-knot">
      <Icon name={event.kind} />
    </span>
    <div className="visit-what">
      <EventText event={event} />
    </div>
  </li>
);

function EventText({ event }: Pick<EventRowProps, 'event'>) {
  switch (event.kind) {
    case 'write':
      return <WriteText write={event} />;
    case 'answer':
      return (
        <p>
          <strong>{answerWords[event.answer]}</strong>
          {event.seenIn === 'request' && <span className="visit-soft"> (a request showed it)</span>}
        </p>
      );
    case 'call':
      return (
        <p>
          <a href={`?entry=${event.seq}`}>{event.endpoint ?? `${event.method} ${event.path}`}</a>{' '}
          <span className={isBadCall(event) ? 'visit-bad' : 'visit-soft'}>
            {event.status === 0 ? 'no response' : event.status}
            {!event.valid && ', with problems'}
            {event.fault !== null && `, fault ${event.fault}`}
          </span>
        </p>
      );
    case 'left':
      return <p className="visit-soft">Left {event.path}</p>;
    case 'shown-again':
      return <p className="visit-soft">Shown again from the browser’s cache</p>;
  }
}

function WriteText({ write }: { readonly write: WriteEvent }) {
  const { name, store, lifetime, count, writer, verdict, isStored } = write;
  const isDeleted = typeof lifetime === 'number' && lifetime <= 0;
  return (
    <>
      <p>
        <code className="visit-name">{name || '(no name)'}</code> {isDeleted ? 'deleted' : 'written'} by{' '}
        {ownerWords[writer.owner]}
        {store !== 'cookie' && ` in ${store === 'local-storage' ? 'local' : 'session'} storage`}
        {!isDeleted && lifetime !== 'unknown' && (
          <>
            {lifetime === 'session' ? ', ' : ' for '}
            <strong>{lifetimeWords(lifetime)}</strong>
          </>
        )}
        {count > 1 && <span className="visit-soft"> × {count}</span>}
      </p>
      <div className="visit-facts">
        <WriterText writer={writer} />
        <VerdictTag verdict={verdict} isStored={isStored} />
        {verdict.kind !== 'allowed' && <VerdictReason verdict={verdict} />}
      </div>
    </>
  );
}
