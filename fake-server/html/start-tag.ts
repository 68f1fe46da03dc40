import { decodeReferences } from './references.ts';

const [doubleQuote, singleQuote, slash, equals, greater] = [34, 39, 47, 61, 62];

/** Whether a character is white space of tags: https://infra.spec.whatwg.org/#ascii-whitespace. */
export const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 9 || code === 13 || code === 12;

/** Returns the index of the first character at or after `at` that ends a tag's name; the length of the text without one. */
function endOfName(text: string, at: number): number {
  let end = at;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === greater || code === slash || isSpace(code)) break;
  }
  return end;
}

/** Indexes of an attribute in the text. The value is between its quotes, and empty without one. */
export interface AttributeRange {
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly valueStart: number;
  readonly valueEnd: number;
  /** Index after the attribute, with its quote. */
  readonly end: number;
}

const isQuoted = (text: string, nameEnd: number, valueStart: number): boolean =>
  valueStart > nameEnd && [doubleQuote, singleQuote].includes(text.charCodeAt(valueStart - 1));

/** Numbers of a range in the list. */
const perAttribute = 4;

/**
 * A tag with the places of its attributes, which are strings only when they are asked for. `read` takes the next tag, so that a
 * page of a million tags needs one object: https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state.
 */
export class Tag {
  readonly text: string;
  /** Name in lower case. */
  name = '';
  /** Index of `<`. */
  start = 0;
  /** Index after `>`. */
  end = 0;
  isSelfClosing = false;
  /** Number of attributes, repeated ones included. */
  count = 0;
  readonly #ranges: number[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /**
   * Reads the tag whose `<` and name are at these indexes. Returns false for a tag in which the text ends, with the attributes
   * before its end.
   */
  read(start: number, nameStart: number): boolean {
    const { text } = this;
    let at = endOfName(text, nameStart + 1);
    this.name = text.slice(nameStart, at).toLowerCase();
    this.start = start;
    this.count = 0;
    this.isSelfClosing = false;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (code === greater) {
        this.end = at + 1;
        return true;
      }
      if (code === slash || isSpace(code)) {
        this.isSelfClosing = code === slash && text.charCodeAt(at + 1) === greater;
        at += 1;
      } else at = this.#readAttribute(at);
    }
    this.end = text.length;
    return false;
  }

  /** Returns the place of an attribute. */
  at(index: number): AttributeRange {
    const first = index * perAttribute;
    const [nameStart = 0, nameEnd = 0, valueStart = 0, valueEnd = 0] = this.#ranges.slice(first, first + perAttribute);
    return { nameStart, nameEnd, valueStart, valueEnd, end: valueEnd + (isQuoted(this.text, nameEnd, valueStart) ? 1 : 0) };
  }

  /**
   * Returns the index of the first attribute with a name in lower case, which is the one that counts; -1 without one. `from`:
   * only later ones.
   */
  indexOf(name: string, from = 0): number {
    for (let index = from; index < this.count; index += 1) {
      const start = this.#ranges[index * perAttribute] ?? 0;
      const end = this.#ranges[index * perAttribute + 1] ?? 0;
      if (end - start === name.length && this.text.slice(start, end).toLowerCase() === name) return index;
    }
    return -1;
  }

  /**
   * Returns the value of an attribute, whose name is in lower case, with its references decoded; undefined without the attribute.
   */
  value(name: string): string | undefined {
    const index = this.indexOf(name);
    if (index < 0) return undefined;
    return decodeReferences(this.text.slice(this.#ranges[index * perAttribute + 2], this.#ranges[index * perAttribute + 3]));
  }

  /** Returns the decoded values of all attributes by their names in lower case. */
  values(): Map<string, string> {
    const values = new Map<string, string>();
    for (let index = 0; index < this.count; index += 1) {
      const { nameStart, nameEnd, valueStart, valueEnd } = this.at(index);
      const name = this.text.slice(nameStart, nameEnd).toLowerCase();
      if (!values.has(name)) values.set(name, decodeReferences(this.text.slice(valueStart, valueEnd)));
    }
    return values;
  }

  /** Reads the attribute whose name is at `start`, and returns the index after it. */
  #readAttribute(start: number): number {
    const { text } = this;
    let at = start + 1;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === equals || code === greater || code === slash || isSpace(code)) break;
    }
    const nameEnd = at;
    at = this.#afterSpace(at);
    if (text.charCodeAt(at) !== equals) return this.#keep(start, nameEnd, nameEnd, nameEnd, at);
    at = this.#afterSpace(at + 1);
    const quote = text.charCodeAt(at);
    if (quote === doubleQuote || quote === singleQuote) {
      const end = text.indexOf(quote === doubleQuote ? '"' : "'", at + 1);
      return end < 0 ? text.length : this.#keep(start, nameEnd, at + 1, end, end + 1);
    }
    const valueStart = at;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === greater || isSpace(code)) break;
    }
    return this.#keep(start, nameEnd, valueStart, at, at);
  }

  #afterSpace(start: number): number {
    let at = start;
    while (at < this.text.length && isSpace(this.text.charCodeAt(at))) at += 1;
    return at;
  }

  /** Adds an attribute, except one in which the text ends. Returns the index after it. */
  #keep(nameStart: number, nameEnd: number, valueStart: number, valueEnd: number, after: number): number {
    if (after >= this.text.length && !isQuoted(this.text, nameEnd, valueStart)) return after;
    const first = this.count * perAttribute;
    this.#ranges[first] = nameStart;
    this.#ranges[first + 1] = nameEnd;
    this.#ranges[first + 2] = valueStart;
    this.#ranges[first + 3] = valueEnd;
    this.count += 1;
    return after;
  }
}
