import { NumberList } from './number-list.ts';

/** Text of a file, possibly decoded, with the place of each character. */
export interface MappedText {
  readonly text: string;
  /** Returns the offset in the file of the character at `index`; of the end for an index at or past the end. */
  offsetOf(index: number): number;
  /** Returns the text to write into the file for a decoded text. */
  encode(text: string): string;
}

/** Returns a part of a text without decoding. */
export const sliceOf = (text: string, start: number, end = text.length): MappedText => ({
  text: text.slice(start, end),
  offsetOf: (index) => Math.min(start + Math.max(index, 0), end),
  encode: (text) => text,
});

/** Maps a text through the text from which it was decoded, such as JSON in a string of a script, or HTML in a JSON string. */
export const mappedThrough = (inner: MappedText, outer: MappedText): MappedText => ({
  text: inner.text,
  offsetOf: (index) => outer.offsetOf(inner.offsetOf(index)),
  encode: (text) => outer.encode(inner.encode(text)),
});

/** Number of parts that are joined at once, so that many entities do not remain as many strings. */
const partsAtOnce = 4096;

/** Builds a decoded text from copied runs and single decoded characters. */
export class MappedTextBuilder {
  #text = '';
  #parts: string[] = [];
  /** Index in the decoded text of each run. */
  readonly #starts = new NumberList();
  /** Offset in the file of each copied run; the (negative) complement for a decoded one. */
  readonly #offsets = new NumberList();
  #length = 0;

  /** Adds text that is unchanged in the file. */
  addCopied(text: string, offset: number): void {
    if (text !== '') this.#add(text, offset);
  }

  /** Adds the text of an entity or escape at `offset`, to which all its characters map. */
  addDecoded(text: string, offset: number): void {
    this.#add(text, ~offset);
  }

  /** Builds the text; `end` is the offset after the last character. */
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
