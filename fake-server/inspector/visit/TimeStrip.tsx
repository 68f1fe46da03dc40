import type { VisitEvent } from '../../common/visits/visits.ts';
import { isProblem, type PageGroup } from './group-events.ts';
import { placeTimes } from './time-scale.ts';

const kindsByRow = [
  ['Pages', ['page', 'left', 'shown-again']],
  ['Cookies', ['write']],
  ['Answers', ['answer']],
  ['Calls', ['call']],
] as const satisfies readonly (readonly [string, readonly VisitEvent['kind'][]])[];

interface TimeStripProps {
  readonly groups: readonly PageGroup[];
  /** Called with the index of an event among all of the visit. */
  onPick(index: number): void;
}

/**
 * The visit as a line from left to right for wide windows. The list below has the same in words, so it is hidden from screen
 * readers.
 */
export function TimeStrip({ groups, onPick }: TimeStripProps) {
  const marks: readonly { index: number; event: VisitEvent }[] = groups.flatMap(({ index, page, events }) => [
    ...(page ? [{ index, event: page }] : []),
    ...events,
  ]);
  const places = placeTimes(marks.map(({ event }) => event.time));
  const placed = marks.map((mark, at) => ({ ...mark, place: places[at] ?? 0 }));
  return (
    <div className="visit-strip" aria-hidden="true">
      {kindsByRow.map(([label, kinds]) => (
        <div className="visit-strip-row" key={label}>
          <span className="visit-strip-name">{label}</span>
          <div className="visit-track">
            {placed
              .filter(({ event }) => (kinds as readonly string[]).includes(event.kind))
              .map(({ index, event, place }) => (
                <button
                  key={index}
                  type="button"
                  tabIndex={-1}
                  className={`visit-mark is-${event.kind}${isProblem(event) ? ' is-problem' : ''}`}
                  style={{ left: `${(place * 100).toFixed(2)}%` }}
                  title={titleOf(event)}
                  onClick={() => onPick(index)}
                />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function titleOf(event: VisitEvent): string {
  if (event.kind === 'write') return `${event.name} by ${event.writer.file}`;
  if (event.kind === 'call') return `${event.seq}. ${event.endpoint ?? event.path}`;
  return event.kind === 'answer' ? event.answer : event.path;
}
