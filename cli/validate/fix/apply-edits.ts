import { createSourceText, type SourceText } from '../text/source-text.ts';
import type { TextEdit } from './edits-of-item.ts';
import { refusal } from './replace-file.ts';

const byteOrderMark = '\ufeff';

/** A file with its edits. Offsets are those of the text without a byte-order mark. */
export interface EditedFile {
  readonly bytes: Buffer;
  /** The file before the edits. */
  readonly before: SourceText;
  /** Returns the offset of an edit in the file before the edits. */
  startOf(edit: TextEdit): number;
  /** Returns the offset before the edits of an offset after them; that of the edit for an offset in its new text. */
  offsetBefore(offset: number): number;
}

/** Applies edits to a file; all other bytes are unchanged. Throws CliError for a file that is not UTF-8. */
export function applyEdits(name: string, bytes: Buffer, edits: readonly TextEdit[]): EditedFile {
  const text = decodeExactly(name, bytes);
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  const before = createSourceText(name, text.slice(mark.length));
  const parts: string[] = [mark];
  let from = 0;
  const placed = edits.map((edit) => placedIn(before, edit)).sort((a, b) => a.at - b.at);
  for (const { at, end, text } of placed) {
    if (at < from) throw refusal(name, 'two of its changes overlap');
    parts.push(before.text.slice(from, at), text);
    from = end;
  }
  return {
    bytes: Buffer.from([...parts, before.text.slice(from)].join('')),
    before,
    startOf: (edit) => placedIn(before, edit).at,
    offsetBefore(offset) {
      let added = 0;
      for (const { at, end, text } of placed) {
        if (offset < at + added) break;
        if (offset < at + added + text.length) return at;
        added += text.length - (end - at);
      }
      return offset - added;
    },
  };
}

function decodeExactly(name: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refusal(name, 'it is not UTF-8');
  }
}

/** Returns the place of an edit in the whole file. */
function placedIn(file: SourceText, { source, start, end, text }: TextEdit) {
  const base = file.startOfLine(source.firstLine);
  // A page can be decoded by a charset that it declares, so that its text is another one.
  if (base === undefined || !file.text.startsWith(source.text, base)) throw refusal(file.name, 'it is not UTF-8');
  return { at: base + start, end: base + end, text };
}
