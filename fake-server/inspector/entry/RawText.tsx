import type { JournalEntry } from '../../common/journal/journal.ts';
import { markRaw } from './mark-raw.ts';

/** Longer bodies are cut: their decoded form is beside them, and they can be saved. */
const maxCharacters = 100_000;

/** Shows a body as it was sent, with its wrong places marked. */
export function RawText({ entry, pointers }: { readonly entry: JournalEntry; readonly pointers: readonly string[] }) {
  const { bodyText } = entry;
  const pieces: { readonly text: string; readonly isWrong: boolean }[] = [];
  let at = 0;
  for (const { start, end } of markRaw(entry, pointers)) {
    pieces.push({ text: bodyText.slice(at, start), isWrong: false }, { text: bodyText.slice(start, end), isWrong: true });
    at = end;
  }
  pieces.push({ text: bodyText.slice(at, Math.max(at, maxCharacters)), isWrong: false });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable with keys
    <section className="code raw" tabIndex={0} aria-label="Payload as it was sent">
      <pre>
        {/* biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a body never change */}
        {pieces.map(({ text, isWrong }, index) => (isWrong ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>))}
        {/* biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a body never change */}
        {bodyText.length > maxCharacters && ' … (cut)'}
      </pre>
    </section>
  );
}
