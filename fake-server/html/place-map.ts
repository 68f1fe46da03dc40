import { isUtf8 } from 'node:buffer';
import { declaredEncoding } from './page-text.ts';

/** A replaced range `[from, to)` of a text. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A place in a text, 1-based, in UTF-16 code units. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns the place in the text as given of a place in the served one; null for a place in inserted text. */
export type FindPlace = (served: Place) => Place | null;

/** Returns the text with its edits, which are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let copied = 0;
  for (const edit of edits) {
    parts.push(text.slice(copied, edit.from), edit.text);
    copied = edit.to;
  }
  parts.push(text.slice(copied));
  return parts.join('');
}

/** An unchanged part: its beginning and end in the served text, and its beginning in the text as given. */
interface Kept {
  readonly from: Place;
  readonly to: Place;
  readonly given: Place;
}

/** Returns the function that finds places before the edits. `decode` returns a part of the text as the browser reads it. */
export function placesBefore(text: string, edits: readonly Edit[], decode: (part: string) => string): FindPlace {
  let kept: readonly Kept[] | undefined;
  return (served) => {
    kept ??= keptParts(text, edits, decode);
    const part = kept.findLast(({ from }) => !isBefore(served, from));
    if (!part || !isBefore(served, part.to)) return null;
    const line = part.given.line + served.line - part.from.line;
    const isFirstLine = served.line === part.from.line;
    return { line, column: isFirstLine ? part.given.column + served.column - part.from.column : served.column };
  };
}

function keptParts(text: string, edits: readonly Edit[], decode: (part: string) => string): Kept[] {
  const parts: Kept[] = [];
  let served: Place = { line: 1, column: 1 };
  let given: Place = served;
  const keep = (from: number, to: number) => {
    const unchanged = decode(text.slice(from, to));
    const end = moved(served, unchanged);
    if (unchanged !== '') parts.push({ from: served, to: end, given });
    given = moved(given, unchanged);
    served = end;
  };
  let copied = 0;
  for (const edit of edits) {
    keep(copied, edit.from);
    served = moved(served, edit.text);
    given = moved(given, decode(text.slice(edit.from, edit.to)));
    copied = edit.to;
  }
  keep(copied, text.length);
  // A place at the very end belongs to the last part.
  const last = parts.at(-1);
  if (last && copied < text.length) parts[parts.length - 1] = { ...last, to: { line: Number.POSITIVE_INFINITY, column: 1 } };
  return parts;
}

const isBefore = (one: Place, other: Place): boolean =>
  one.line < other.line || (one.line === other.line && one.column < other.column);

/** Returns the place after a text. Browsers count line feeds alone as line ends of a page's scripts. */
function moved({ line, column }: Place, text: string): Place {
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  return lines.length === 1 ? { line, column: column + last.length } : { line: line + lines.length - 1, column: last.length + 1 };
}

/** Returns the decoder of parts of a page whose text has one character a byte, by the encoding that the page declares. */
export function pageDecoder(bytes: Buffer, text: string): (part: string) => string {
  // UTF-16 pages are decoded already.
  if (text.length !== bytes.length) return (part) => part;
  const label = declaredEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  try {
    const decoder = new TextDecoder(label);
    return (part) => decoder.decode(Buffer.from(part, 'latin1'));
  } catch {
    return (part) => part;
  }
}
