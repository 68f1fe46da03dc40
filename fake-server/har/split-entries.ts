/** A part of a HAR that is too long is an Error (our choice). */
const maxEntryBytes = 64 * 1024 * 1024;
/** Depth of the array at /log/entries. Deeper names are not kept, so that time grows with the length alone. */
const entriesDepth = 3;
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket, comma] = [...Buffer.from('"\\{}[],')];

/**
 * Yields the text of each item of the array at /log/entries of a HAR, whose size is not limited: one item is in memory at a time.
 * Throws an Error for a document without this array, for one that ends early, and for an item of more than 64 MiB.
 */
export async function* splitEntries(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<string> {
  const scanner = createScanner();
  for await (const chunk of chunks) yield* scanner.read(chunk);
  if (!scanner.hasEntries) throw new Error('expected a HAR with an array at /log/entries');
  if (!scanner.isComplete) throw new Error('the HAR ends in the middle of its entries');
}

/** Finds the entries by the depth of brackets; text in quotes has none. The entries themselves are parsed later. */
function createScanner() {
  let depth = 0;
  let inText = false;
  let isEscaped = false;
  /** Text in quotes at the depths of the names `log` and `entries`; only the last one is kept. */
  let name = '';
  let path: string[] = [];
  /** Depth of the items of the entries; 0 outside. */
  let itemDepth = 0;
  let hasEntries = false;
  let isComplete = false;
  let parts: Buffer[] = [];
  let length = 0;

  const keep = (part: Buffer): void => {
    length += part.length;
    if (length > maxEntryBytes) throw new Error(`an entry of the HAR is longer than ${maxEntryBytes} bytes`);
    // A copy would cost as much as the rest; the chunk is not changed.
    parts.push(part);
  };
  const takeItem = (): string => {
    const text = Buffer.concat(parts).toString('utf8').trim();
    parts = [];
    length = 0;
    return text;
  };

  return {
    get hasEntries() {
      return hasEntries;
    },
    get isComplete() {
      return isComplete;
    },
    *read(chunk: Buffer): Generator<string> {
      let start = 0;
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at];
        if (inText) {
          if (isEscaped) isEscaped = false;
          else if (byte === backslash) isEscaped = true;
          else if (byte === quote) inText = false;
          if (inText && itemDepth === 0 && depth <= 2 && name.length < 20) name += String.fromCharCode(byte ?? 0);
        } else if (byte === quote) {
          inText = true;
          if (itemDepth === 0) name = '';
        } else if (byte === openBrace || byte === openBracket) {
          depth += 1;
          if (depth <= entriesDepth) path = [...path.slice(0, depth - 1), name];
          const isAtEntries = depth === entriesDepth && path.join('/') === '/log/entries';
          if (isAtEntries && itemDepth === 0 && !hasEntries && byte === openBracket) {
            itemDepth = depth;
            hasEntries = true;
            start = at + 1;
          }
        } else if (byte === closeBrace || byte === closeBracket) {
          if (itemDepth > 0 && depth === itemDepth) {
            keep(chunk.subarray(start, at));
            const item = takeItem();
            if (item !== '') yield item;
            itemDepth = 0;
            isComplete = true;
          }
          depth -= 1;
        } else if (byte === comma && itemDepth > 0 && depth === itemDepth) {
          keep(chunk.subarray(start, at));
          yield takeItem();
          start = at + 1;
        }
      }
      if (itemDepth > 0) keep(chunk.subarray(start));
    },
  };
}
