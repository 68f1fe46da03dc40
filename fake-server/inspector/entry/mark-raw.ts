import { unescaped } from '../../../runtime/contract/unescaped.ts';
import type { JournalEntry } from '../../common/journal/journal.ts';
import { keysOf, locateJson, type TextRange } from './locate-json.ts';

/** Returns the wrong places of a body's text, in order and without overlaps: fields of a form, values of JSON. */
export function markRaw(
  { bodyText, encoding }: Pick<JournalEntry, 'bodyText' | 'encoding'>,
  pointers: readonly string[],
): readonly TextRange[] {
  const found = pointers.flatMap((pointer) => {
    const range = encoding === 'form' ? locateField(bodyText, pointer) : locateJson(bodyText, pointer);
    // The whole text is not a place in it.
    return range && range.end - range.start < bodyText.length ? [range] : [];
  });
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const ranges: TextRange[] = [];
  for (const range of found) if (range.start >= (ranges.at(-1)?.end ?? 0)) ranges.push(range);
  return ranges;
}

function locateField(text: string, pointer: string): TextRange | null {
  const [wanted] = keysOf(pointer);
  let start = 0;
  for (const field of text.split('&')) {
    const name = field.split('=', 1)[0] ?? '';
    if (unescaped(name.replaceAll('+', ' ')) === wanted) return { start, end: start + field.length };
    start += field.length + 1;
  }
  return null;
}
