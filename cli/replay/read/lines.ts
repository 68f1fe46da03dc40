/** One line of a file. */
export interface Line {
  /** 1-based. */
  readonly number: number;
  /** Bytes without the line end; null for a line over the limit. */
  readonly bytes: Buffer | null;
  /** Whether the line has a line end; the last line of a truncated file has none. */
  readonly ended: boolean;
}

const newline = 0x0a;

/**
 * Splits a stream of bytes into lines, in a group for each chunk, with at most one chunk and one line in memory. Blank lines are
 * numbered and skipped. A line of more than `maxBytes` is returned without its bytes.
 */
export async function* splitLines(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<readonly Line[]> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const take = (ended: boolean): Line | null => {
    number += 1;
    const [first] = parts;
    const bytes = length > maxBytes ? null : parts.length === 1 && first ? first : Buffer.concat(parts);
    parts = [];
    length = 0;
    return bytes && isBlank(bytes) ? null : { number, bytes, ended };
  };
  const add = (part: Buffer): void => {
    length += part.length;
    if (length > maxBytes) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      add(chunk.subarray(start, end));
      start = end + 1;
      const line = take(true);
      if (line) lines.push(line);
    }
    add(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  const rest = length > 0 ? take(false) : null;
  if (rest) yield [rest];
}

const isBlank = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
