import { NumberList } from './number-list.ts';

/** Text of a file, or some of its lines, which maps offsets to lines and columns. */
export interface SourceText {
  /** Name in findings: the path or address as given, `-` for standard input. */
  readonly name: string;
  readonly text: string;
  /** Number of the text's first line in the file. */
  readonly firstLine: number;
  /** Returns the 1-based line and column. Columns count UTF-16 code units, without a byte-order mark. */
  placeOf(offset: number): { line: number; column: number };
  /** Returns the text of a 1-based line without its line end; undefined for a line outside this text. */
  lineAt(line: number): string | undefined;
  /** Returns the offset of a 1-based line; undefined for a line outside this text. */
  startOfLine(line: number): number | undefined;
}

/** Creates a source text. Lines end with CRLF, LF or CR; `firstLine` is the number of the first one. */
export function createSourceText(name: string, text: string, firstLine = 1): SourceText {
  let starts: NumberList | undefined;
  const lineStarts = () => {
    starts ??= startsOfLines(text);
    return starts;
  };
  const startOfLine = (line: number) => (line < firstLine ? undefined : lineStarts().at(line - firstLine));
  return {
    name,
    text,
    firstLine,
    startOfLine,
    placeOf(offset) {
      const index = lineStarts().lastAtOrBefore(offset);
      return { line: firstLine + index, column: offset - (lineStarts().at(index) ?? 0) + 1 };
    },
    lineAt(line) {
      const start = startOfLine(line);
      if (start === undefined) return undefined;
      return text.slice(start, lineStarts().at(line - firstLine + 1)).replace(/[\r\n]+$/, '');
    },
  };
}

function startsOfLines(text: string): NumberList {
  const starts = new NumberList();
  starts.push(0);
  if (text.includes('\r')) {
    for (const { index, 0: lineEnd } of text.matchAll(/\r\n?|\n/g)) starts.push(index + lineEnd.length);
  } else for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
