import { plural } from '../../../report/findings.ts';
import { printable } from '../../../report/printable.ts';
import type { VisitTraffic } from '../document.ts';
import type { TimedEvent } from '../time-line.ts';

/** Width in units of the drawing, which is stretched to the available width. */
const width = 1000;
const lane = { cookie: [2, 12], call: [16, 26], answer: [0, 28] } as const;
/** Maximum number of events of a strip and a list, beyond which they cannot be distinguished. */
const maxEvents = 150;

/** Time line of a page: cookies and calls of each journey as a strip and as a list. */
export function TimeLine({ visits }: { readonly visits: readonly VisitTraffic[] }) {
  const endMs = Math.max(1000, ...visits.flatMap(({ events }) => events.slice(0, maxEvents).map(({ pageMs }) => pageMs)));
  return (
    <div className="time-line">
      <h4>Time line</h4>
      <p className="legend">
        <span className="cookie">cookie written</span> <span className="call">call sent</span>{' '}
        <span className="answer">banner answered</span>
      </p>
      <ol>
        {visits.map((visit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the roles of one journey share its name
          <li key={index}>
            <Strip visit={visit} endMs={endMs} />
          </li>
        ))}
      </ol>
      <p className="axis" aria-hidden="true">
        <span>0 s</span>
        <span>{seconds(endMs)}</span>
      </p>
    </div>
  );
}

function Strip({ visit: { journey, events }, endMs }: { readonly visit: VisitTraffic; readonly endMs: number }) {
  const shown = events.slice(0, maxEvents);
  const more = events.length - shown.length;
  const x = ({ pageMs }: TimedEvent) => 4 + (Math.min(pageMs, endMs) / endMs) * (width - 8);
  return (
    <details>
      <summary>
        <span className="journey">{journey}</span> <span className="soft">{plural(events.length, 'event')}</span>
        <svg viewBox={`0 0 ${width} 28`} preserveAspectRatio="none" aria-hidden="true">
          <line className="base" x1="0" x2={width} y1="14" y2="14" />
          {shown.map((event, index) => (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no id
              key={index}
              className={event.kind}
              x1={x(event)}
              x2={x(event)}
              y1={lane[event.kind][0]}
              y2={lane[event.kind][1]}
            />
          ))}
        </svg>
      </summary>
      <ol className="events">
        {shown.map(({ kind, pageMs, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id
          <li key={index} className={kind}>
            {seconds(pageMs)} {kind === 'answer' ? '' : `${kind} `}
            <bdi>{printable(text)}</bdi>
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ol>
    </details>
  );
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
