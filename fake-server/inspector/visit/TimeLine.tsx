import type { VisitDetail } from '../../common/visits/visits.ts';
import { EventRow } from './EventRow.tsx';
import { groupEvents, type PageGroup, type Shown } from './group-events.ts';
import { Icon } from './Icons.tsx';
import { TimeStrip } from './TimeStrip.tsx';
import { clockWords } from './words.ts';

/** A visit: its page views, each with what happened on it. */
export function TimeLine({ visit, shown }: { readonly visit: VisitDetail; readonly shown: Shown }) {
  const groups = groupEvents(visit.events, shown);
  const pick = (index: number) => {
    const row = document.getElementById(rowId(index));
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  };
  return (
    <>
      <TimeStrip groups={groups} onPick={pick} />
      {visit.dropped > 0 && (
        <p className="visit-soft">
          {visit.dropped} more events are not kept: a visit has the newest 400, and a page reports at most 300 writes at a time.
        </p>
      )}
      <ol className="visit-pages">
        {groups.map((group) => (
          <PageView key={group.index} group={group} start={visit.startedAt} />
        ))}
      </ol>
    </>
  );
}

const rowId = (index: number): string => `visit-event-${index}`;

function PageView({ group, start }: { readonly group: PageGroup; readonly start: string }) {
  const { index: pageIndex, page, events } = group;
  return (
    <li className="visit-page">
      <div className="visit-page-head" id={rowId(pageIndex)} tabIndex={-1}>
        <span className="visit-knot is-page">
          <Icon name="page" />
        </span>
        <h3>
          <code>{page ? page.path : 'Before the first page'}</code>
          {page?.isFrame && <span className="visit-soft"> in a frame</span>}
          {page && page.status !== 200 && <span className="visit-bad"> {page.status}</span>}
        </h3>
        <time className="visit-soft" dateTime={page?.time ?? start}>
          {clockWords(page?.time ?? start)}
        </time>
        {page && page.referrer !== '' && <span className="visit-from visit-soft">from {page.referrer}</span>}
      </div>
      {events.length > 0 && (
        <ol className="visit-events">
          {events.map(({ index, event }) => (
            <EventRow key={index} event={event} id={rowId(index)} since={page?.time ?? start} />
          ))}
        </ol>
      )}
    </li>
  );
}
