import { readJson } from '../../../runtime/contract/read.ts';
import { encodingByMark } from './decode.ts';
import type { InputFormat } from './input.ts';

const jsonStart = /^\s*(?:[[{"]|-?\d|(?:true|false|null)\b)/;
const lineFeed = 10;
const carriageReturn = 13;
const space = 32;
const openBracket = 91;
const openBrace = 123;

/** Whether the first bytes can be the beginning of JSON. */
export const beginsLikeJson = (bytes: Uint8Array): boolean =>
  bytes[0] === openBrace || bytes[0] === openBracket || jsonStart.test(decodeLoosely(bytes.subarray(0, 4096)));

/** Detects by the first line whether an input is NDJSON. */
export class LinesSniffer {
  readonly #held: Uint8Array[] = [];
  #decision: boolean | undefined;
  #sawLineEnd = false;

  constructor(format: InputFormat | undefined) {
    if (format === 'ndjson') this.#decision = true;
    else if (format !== undefined && format !== 'json') this.#decision = false;
  }

  /** Returns true for NDJSON: by name, or by a first line that is JSON and is not the last. */
  isLines(chunk: Uint8Array): boolean {
    if (this.#decision !== undefined) return this.#decision;
    if (this.#held.length === 0 && !beginsLikeJson(chunk)) {
      this.#decision = false;
      return false;
    }
    const hasLineEnd = chunk.includes(lineFeed) || chunk.includes(carriageReturn);
    // A chunk of white space is reduced to its line end.
    this.#held.push(chunk.some((byte) => byte > space) ? chunk : Buffer.from(hasLineEnd ? '\n' : ' '));
    this.#sawLineEnd ||= hasLineEnd;
    if (this.#sawLineEnd) this.#decide();
    return this.#decision ?? false;
  }

  #decide(): void {
    const [, first, next] = /^\s*(\S[^\r\n]*)[\r\n]+\s*(\S?)/.exec(decodeLoosely(Buffer.concat(this.#held))) ?? [];
    if (first === undefined || !next) return;
    this.#held.length = 0;
    this.#decision = readJson(first) !== undefined;
  }
}

const utf8Decoder = new TextDecoder();

function decodeLoosely(bytes: Uint8Array): string {
  const encoding = encodingByMark(bytes);
  return (encoding === undefined ? utf8Decoder : new TextDecoder(encoding)).decode(bytes);
}
