import { isUtf8 } from 'node:buffer';

export interface NumberedLine {
  /** Text without the line end; undefined for an unusable line. */
  readonly text?: string;
  /** Reason why the line is unusable. */
  readonly fault?: 'too-long' | 'not-utf-8';
  readonly number: number;
}

const lineFeed = 10;
const carriageReturn = 13;

/** Splits chunks of UTF-8 into lines that end with CRLF, LF or CR. Keeps one unfinished line at a time. */
export class LineSplitter {
  readonly #maxBytes: number;
  #pending: Buffer = Buffer.alloc(0);
  #number = 1;
  #tooLong = false;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Yields the lines that end in this chunk. A CR at its end is kept for the next chunk, because it may be half of a CRLF. */
  *split(chunk: Uint8Array): Generator<NumberedLine> {
    const bytes = Buffer.concat([this.#pending, chunk]);
    let start = 0;
    let feed = bytes.indexOf(lineFeed);
    let carriage = bytes.indexOf(carriageReturn);
    while (feed >= 0 || carriage >= 0) {
      const end = carriage < 0 || (feed >= 0 && feed < carriage) ? feed : carriage;
      if (end === carriage && end === bytes.length - 1) break;
      yield this.#take(bytes.subarray(start, end));
      start = end === carriage && feed === end + 1 ? end + 2 : end + 1;
      if (feed >= 0 && feed < start) feed = bytes.indexOf(lineFeed, start);
      if (carriage >= 0 && carriage < start) carriage = bytes.indexOf(carriageReturn, start);
    }
    this.#pending = bytes.subarray(start);
    if (this.#pending.length <= this.#maxBytes) return;
    this.#tooLong = true;
    this.#pending = this.#pending.subarray(this.#pending.at(-1) === carriageReturn ? -1 : this.#pending.length);
  }

  /** Yields the text after the last line end. */
  *end(): Generator<NumberedLine> {
    const bytes = this.#pending.at(-1) === carriageReturn ? this.#pending.subarray(0, -1) : this.#pending;
    if (this.#pending.length > 0 || this.#tooLong) yield this.#take(bytes);
    this.#pending = Buffer.alloc(0);
  }

  #take(bytes: Buffer): NumberedLine {
    const number = this.#number;
    const tooLong = this.#tooLong || bytes.length > this.#maxBytes;
    this.#number += 1;
    this.#tooLong = false;
    if (tooLong) return { fault: 'too-long', number };
    return isUtf8(bytes) ? { text: bytes.toString('utf8'), number } : { fault: 'not-utf-8', number };
  }
}
