import { createSourceText, type SourceText } from '../text/source-text.ts';
import type { TextEdit } from './edits-of-item.ts';
import { refusal } from './replace-file.ts';

const byteOrderMark = '\ufeff';

/** Returns the bytes of a file with the edits; all other bytes are unchanged. Throws CliError for a file that is not UTF-8. */
export function applyEdits(name: string, bytes: Buffer, edits: readonly TextEdit[]): Buffer {
  const text = decodeExactly(name, bytes);
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  const whole = createSourceText(name, text.slice(mark.length));
  const parts: string[] = [mark];
  let from = 0;
  for (const { at, end, text } of edits.map((edit) => placedIn(whole, edit)).sort((a, b) => a.at - b.at)) {
    if (at < from) throw refusal(name, 'two of its changes overlap');
    parts.push(whole.text.slice(from, at), text);
    from = end;
  }
  return Buffer.from([...parts, whole.text.slice(from)].join(''));
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
