/** Reads a chunked body: https://www.rfc-editor.org/rfc/rfc9112#section-7.1. */
export interface ChunkReader {
  begin(): void;
  /**
   * Reads received bytes and passes the content on. Returns the number of bytes after the end of the body; null before the end.
   * Throws an Error for bytes that are not chunks.
   */
  read(bytes: Buffer, content: (part: Buffer) => void): number | null;
}

type Expected = 'size' | 'content' | 'content-end' | 'trailer' | 'end';

/** Limits of a line and of all trailer lines (our choice). */
const maxLineBytes = 4096;
const maxTrailerBytes = 64 * 1024;
const newline = 0x0a;

export function createChunkReader(): ChunkReader {
  let expected: Expected = 'size';
  let left = 0;
  let line = '';
  let trailerBytes = 0;

  /** Takes the bytes of a line from `start` on. Returns the index after it; `line` is complete when it ends with a line feed. */
  const takeLine = (bytes: Buffer, start: number): number => {
    const at = bytes.indexOf(newline, start);
    const end = at < 0 ? bytes.length : at + 1;
    line += bytes.toString('latin1', start, end);
    if (line.length > maxLineBytes) throw new Error('the response has a chunk with too long a head');
    return end;
  };
  const endLine = (): string => {
    const text = line;
    line = '';
    if (!text.endsWith('\r\n')) throw new Error('the response has a broken chunk');
    return text.slice(0, -2);
  };
  const noteLine = (text: string): void => {
    if (expected === 'size') {
      const [, digits] = /^([0-9a-f]{1,13})[ \t]*(?:;.*)?$/i.exec(text) ?? [];
      if (digits === undefined) throw new Error('the response has a broken chunk');
      left = Number.parseInt(digits, 16);
      expected = left === 0 ? 'trailer' : 'content';
    } else if (expected === 'content-end') {
      if (text !== '') throw new Error('the response has a broken chunk');
      expected = 'size';
    } else {
      trailerBytes += text.length;
      if (trailerBytes > maxTrailerBytes) throw new Error('the response has too long a trailer');
      if (text === '') expected = 'end';
    }
  };

  return {
    begin() {
      expected = 'size';
      left = 0;
      line = '';
      trailerBytes = 0;
    },
    read(bytes, content) {
      let at = 0;
      while (at < bytes.length && expected !== 'end') {
        if (expected === 'content') {
          const part = bytes.subarray(at, at + left);
          content(part);
          at += part.length;
          left -= part.length;
          if (left === 0) expected = 'content-end';
        } else {
          at = takeLine(bytes, at);
          if (line.endsWith('\n')) noteLine(endLine());
        }
      }
      return expected === 'end' ? bytes.length - at : null;
    },
  };
}
