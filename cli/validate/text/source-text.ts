import { NumberList } from './number-list.ts';

/** A file's text, or a stretch of whole lines of it, with the way from offsets to lines and columns. */
export interface SourceText {
  /** The name findings carry: the path or address as given, `-` for standard input. */
  readonly name: string;
  readonly text: string;
  /** Number of the text's first line in the file. */
  readonly firstLine: number;
  /** 1-based line and column; columns count UTF-16 code units, a byte-order mark counts as nothing. */
  placeOf(offset: number): { line: number; column: number };
  /** The text of a 1-based line without its line end; undefined when it is not part of this text. */
  lineAt(line: number): string | undefined;
  /** Offset at which a 1-based line begins; undefined when it is not part of this text. */
  startOfLine(line: number): number | undefined;
}

/** Lines end with CRLF, LF or CR. `firstLine` is the number of the text's first line. */
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
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) starts.push(index + 1);
  }
  return starts;
}
