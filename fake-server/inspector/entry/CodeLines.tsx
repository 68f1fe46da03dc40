import { useState } from 'react';
import type { JournalProblem } from '../../common/journal/journal.ts';
import { jsonLines } from './json-lines.ts';
import { markLines } from './mark-lines.ts';

/** Lines that are drawn without being asked for. */
const firstLines = 1000;
const allLines = 20_000;

/** Deeper lines are not indented further, so that their text has room. */
const maxIndents = 16;

interface CodeLinesProps {
  readonly label: string;
  readonly value: unknown;
  readonly problems?: readonly JournalProblem[];
}

/** Shows a value as JSON, with each problem below its line. */
export function CodeLines({ label, value, problems = [] }: CodeLinesProps) {
  const [maxLines, setMaxLines] = useState(firstLines);
  const lines = jsonLines(value, maxLines);
  const marks = markLines(problems, lines);
  const isCut = lines.length >= maxLines;
  const marked = new Set<string>();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable with keys */}
      <section className="code" tabIndex={0} aria-label={label}>
        <pre>
          {lines.map(({ depth, pointer, name, text, kind }, index) => {
            const messages = marked.has(pointer) ? undefined : marks.get(pointer);
            marked.add(pointer);
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a value never change
                key={index}
                className={messages ? 'line wrong' : 'line'}
                data-pointer={messages && pointer}
                style={{ paddingLeft: `${0.75 + Math.min(depth, maxIndents)}rem` }}
              >
                {name !== null && <span className="code-name">{name}: </span>}
                <span className={`code-${kind}`}>{text}</span>
                {'\n'}
                {messages?.map((message) => (
                  <span key={message} className="wrong-note">
                    {message}
                    {'\n'}
                  </span>
                ))}
              </span>
            );
          })}
        </pre>
      </section>
      {isCut && maxLines === firstLines && (
        <button type="button" className="link" onClick={() => setMaxLines(allLines)}>
          Show more than {firstLines.toLocaleString('en')} lines
        </button>
      )}
    </>
  );
}
