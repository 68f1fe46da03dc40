import { NumberList } from './number-list.ts';

/** Text taken out of a file, perhaps decoded on the way, that still knows where each of its characters came from. */
export interface MappedText {
  readonly text: string;
  /** Offset in the file of the character at `index`; of the end for an index at or past the end. */
  offsetOf(index: number): number;
  /** How a text is written in the file to be read here as that text. */
  encode(text: string): string;
}

/** A part of a text as it stands, without any decoding. */
export const sliceOf = (text: string, start: number, end = text.length): MappedText => ({
  text: text.slice(start, end),
  offsetOf: (index) => Math.min(start + Math.max(index, 0), end),
  encode: (text) => text,
});

/** A text decoded from another decoded one: JSON inside a string inside a script, HTML inside a JSON string. */
export const mappedThrough = (inner: MappedText, outer: MappedText): MappedText => ({
  text: inner.text,
  offsetOf: (index) => outer.offsetOf(inner.offsetOf(index)),
  encode: (text) => outer.encode(inner.encode(text)),
});

/** Parts that are joined at a time: many entities must not become as many strings. */
const partsAtOnce = 4096;

/** Collects the runs of a decoded text: copied stretches, and single characters that an entity or escape stood for. */
export class MappedTextBuilder {
  #text = '';
  #parts: string[] = [];
  /** Index in the decoded text at which each run begins. */
  readonly #starts = new NumberList();
  /** Offset in the file of each copied run; of each decoded one its complement, which is negative. */
  readonly #offsets = new NumberList();
  #length = 0;

  /** Text that stands in the file as it is. */
  addCopied(text: string, offset: number): void {
    if (text !== '') this.#add(text, offset);
  }

  /** Text that something at `offset` stands for; every one of its characters maps to that offset. */
  addDecoded(text: string, offset: number): void {
    this.#add(text, ~offset);
  }

  /** `end` is the offset behind the last character. */
  build(end: number, encode: MappedText['encode']): MappedText {
    const [starts, offsets, length] = [this.#starts, this.#offsets, this.#length];
    return {
      text: this.#text + this.#parts.join(''),
      encode,
      offsetOf(index) {
        const at = Math.max(index, 0);
        if (at >= length) return end;
        const run = starts.lastAtOrBefore(at);
        const offset = offsets.at(run) ?? end;
        return offset < 0 ? ~offset : offset + at - (starts.at(run) ?? 0);
      },
    };
  }

  #add(text: string, offset: number): void {
    this.#starts.push(this.#length);
    this.#offsets.push(offset);
    this.#length += text.length;
    this.#parts.push(text);
    if (this.#parts.length < partsAtOnce) return;
    this.#text += this.#parts.join('');
    this.#parts = [];
  }
}
