import { plural } from '../../../../fake-server/common/plural.ts';
import { printable } from '../../../report/printable.ts';
import type { VisitTraffic } from '../document.ts';
import { journeyHead } from '../journey-text.ts';
import type { TimedEvent } from '../time-line.ts';

/** Width in units of the drawing, which is stretched to the available width. */
const width = 1000;
const lane = { load: [0, 28], cookie: [2, 12], call: [16, 26], answer: [0, 28], end: [0, 28] } as const;
/** Time between two marks of the axis, of which it has at most `maxTicks`. */
const stepsMs = [200, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 300_000, 600_000];
const maxTicks = 8;
/** Maximum number of events of a strip and a list, beyond which they cannot be distinguished. */
const maxEvents = 150;

/** Time line of a page: cookies and calls of each journey as a strip and as a list. */
export function TimeLine({ visits }: { readonly visits: readonly VisitTraffic[] }) {
  const lastMs = Math.max(1000, ...visits.flatMap(({ events }) => events.slice(0, maxEvents).map(({ pageMs }) => pageMs)));
  const stepMs = stepsMs.find((step) => lastMs / step <= maxTicks) ?? lastMs;
  const ticks = Array.from({ length: Math.ceil(lastMs / stepMs) }, (_, index) => index * stepMs);
  const endMs = ticks.length * stepMs;
  return (
    <div className="time-line">
      <h4>Time line</h4>
      <p className="legend">
        <span className="load">page loaded</span> <span className="cookie">cookie written</span>{' '}
        <span className="call">call sent</span> <span className="answer">banner answered</span>{' '}
        <span className="end">visit ends</span>
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
        {ticks.map((tick) => (
          <span key={tick}>{tick / 1000} s</span>
        ))}
      </p>
    </div>
  );
}

function Strip({ visit: { journey, events }, endMs }: { readonly visit: VisitTraffic; readonly endMs: number }) {
  const shown = events.slice(0, maxEvents);
  const more = events.length - shown.length;
  const x = ({ pageMs }: TimedEvent) => (Math.min(pageMs, endMs) / endMs) * width;
  return (
    <details>
      <summary>
        <span className="journey">{journeyHead(journey)}</span> <span className="soft">{plural(events.length, 'event')}</span>
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
            {seconds(pageMs)} {kind === 'cookie' || kind === 'call' ? `${kind} ` : ''}
            <bdi>{printable(text)}</bdi>
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ol>
    </details>
  );
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
