/** Text taken out of a file, perhaps decoded on the way, that still knows where each of its characters came from. */
export interface MappedText {
  readonly text: string;
  /** Offset in the file of the character at `index`; of the end for an index at or past the end. */
  offsetOf(index: number): number;
}

/** A part of a text as it stands, without any decoding. */
export const sliceOf = (text: string, start: number, end = text.length): MappedText => ({
  text: text.slice(start, end),
  offsetOf: (index) => Math.min(start + Math.max(index, 0), end),
});

/** A text decoded from another decoded one: JSON inside a string inside a script, HTML inside a JSON string. */
export const mappedThrough = (inner: MappedText, outer: MappedText): MappedText => ({
  text: inner.text,
  offsetOf: (index) => outer.offsetOf(inner.offsetOf(index)),
});

/** Collects the runs of a decoded text: copied stretches, and single characters that an entity or escape stood for. */
export class MappedTextBuilder {
  readonly #parts: string[] = [];
  /** Index in the decoded text at which each run begins, and its offset in the file. */
  readonly #starts: number[] = [];
  readonly #offsets: number[] = [];
  readonly #copied: boolean[] = [];
  #length = 0;

  /** Text that stands in the file as it is. */
  addCopied(text: string, offset: number): void {
    if (text !== '') this.#add(text, offset, true);
  }

  /** Text that something at `offset` stands for; every one of its characters maps to that offset. */
  addDecoded(text: string, offset: number): void {
    this.#add(text, offset, false);
  }

  /** `end` is the offset behind the last character. */
  build(end: number): MappedText {
    const [starts, offsets, copied, length] = [this.#starts, this.#offsets, this.#copied, this.#length];
    return {
      text: this.#parts.join(''),
      offsetOf(index) {
        if (index >= length) return end;
        const run = lastAtOrBefore(starts, Math.max(index, 0));
        return (offsets[run] ?? end) + (copied[run] ? Math.max(index, 0) - (starts[run] ?? 0) : 0);
      },
    };
  }

  #add(text: string, offset: number, copied: boolean): void {
    this.#parts.push(text);
    this.#starts.push(this.#length);
    this.#offsets.push(offset);
    this.#copied.push(copied);
    this.#length += text.length;
  }
}

/** Index of the last number in an ascending list that is at most `value`; -1 if there is none. */
export function lastAtOrBefore(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
