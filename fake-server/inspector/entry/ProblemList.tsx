import type { JournalProblem } from '../../common/journal/journal.ts';
import { problemText } from './mark-lines.ts';

/** More problems are only counted: a hostile call may have thousands. */
const maxShown = 50;

/** Lists the problems of a call. A problem with a place scrolls to its mark. */
export function ProblemList({ problems }: { readonly problems: readonly JournalProblem[] }) {
  const more = problems.length - maxShown;
  return (
    <section className="problem-list" aria-labelledby="problems-title">
      <h4 id="problems-title">{problems.length === 1 ? '1 problem' : `${problems.length.toLocaleString('en')} problems`}</h4>
      <ul>
        {problems.slice(0, maxShown).map(({ pointer, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a call never changes
          <li key={index}>
            {pointer !== '' && (
              <button type="button" className="link pointer" onClick={() => showMark(pointer)}>
                {pointer}
              </button>
            )}{' '}
            <bdi>{problemText(message)}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="note">and {more.toLocaleString('en')} more</p>}
    </section>
  );
}

/** Scrolls to the mark of a pointer, or to the nearest one around it. */
function showMark(pointer: string): void {
  const inPart = pointer.replace(/^\/(?:query|headers)(?=\/)/, '');
  for (let place = inPart; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
    const mark = document.querySelector(`.entry-pane [data-pointer="${CSS.escape(place)}"]`);
    mark?.scrollIntoView({ block: 'center' });
    if (mark || place === '') return;
  }
}
