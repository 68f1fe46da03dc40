import { OpenElements } from '../page/open-elements.ts';

/** A start tag with the attributes that items need, as written. */
export interface ScannedTag {
  /** Index of the tag's `<`. */
  readonly start: number;
  /** Index after its `>`. */
  end: number;
  /** Whether an ancestor has data-block-json. */
  readonly insideBlock: boolean;
  className: string | undefined;
  jsxClassName: string | undefined;
  blockType: string | undefined;
  variants: string | undefined;
  design: string | undefined;
  type: string | undefined;
  json: string | undefined;
  /** Index of the value of data-block-json. */
  jsonStart: number;
  /** Whether data-block-json is given twice. */
  isJsonRepeated: boolean;
}

export interface ScanHandlers {
  onTag(tag: ScannedTag): void;
  /** Receives the tag of a script, after which its text begins, and the index of the text's end. */
  onScript(tag: ScannedTag, end: number): void;
}

/** Elements whose content is text up to their end tag. */
const rawElements = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp']);

const [tab, lineFeed, formFeed, carriageReturn, space] = [9, 10, 12, 13, 32];
const [exclamation, doubleQuote, singleQuote, slash, equals, greater, question] = [33, 34, 39, 47, 61, 62, 63];

const isSpace = (code: number): boolean =>
  code === space || code === lineFeed || code === tab || code === carriageReturn || code === formFeed;
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/**
 * Scans a page for tags, with the results of `tokenizePage`, in a fraction of its time: attributes are not decoded, and texts are
 * searched for the next tag. Returns false for a page with rare constructs, such as CDATA sections, abrupt comments and an unfinished
 * tag, of which some tags may have been passed on.
 */
export function scanPage(html: string, handlers: ScanHandlers): boolean {
  return new PageScan(html, handlers).run();
}

class PageScan {
  readonly #html: string;
  readonly #handlers: ScanHandlers;
  readonly #open = new OpenElements();
  #script: ScannedTag | undefined;

  constructor(html: string, handlers: ScanHandlers) {
    this.#html = html;
    this.#handlers = handlers;
  }

  run(): boolean {
    const html = this.#html;
    // Comments that end with `--!>`, and characters that the tokenizer takes for `<` and `/` in scripts.
    if (html.includes('--!>') || html.includes('\u001c') || html.includes('\u000f')) return false;
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
      const code = html.charCodeAt(at + 1);
      let end: number;
      if (isLetter(code)) end = this.#startTag(at);
      else if (code === slash) end = this.#endTag(at);
      else if (code === exclamation) end = this.#declaration(at);
      else if (code === question) end = html.indexOf('>', at + 2) + 1 || html.length;
      else end = at + 1;
      if (end < 0) return false;
      at = end;
    }
    this.#endScript(html.length);
    return true;
  }

  /** Returns the index after a comment or declaration; -1 for a rare one. */
  #declaration(at: number): number {
    const html = this.#html;
    if (!html.startsWith('--', at + 2)) {
      return html[at + 2] === '[' ? -1 : html.indexOf('>', at + 2) + 1 || html.length;
    }
    if (html[at + 4] === '>' || html.startsWith('->', at + 4)) return -1;
    const end = html.indexOf('-->', at + 4);
    return end < 0 ? html.length : end + 3;
  }

  #endTag(at: number): number {
    const html = this.#html;
    if (!isLetter(html.charCodeAt(at + 2))) {
      if (html.charCodeAt(at + 2) === greater) return at + 3;
      return html.indexOf('>', at + 2) + 1 || html.length;
    }
    const nameEnd = this.#endOfName(at + 3);
    if (nameEnd === html.length) return html.length;
    const name = html.slice(at + 2, nameEnd).toLowerCase();
    if (name === 'script') this.#endScript(at);
    this.#open.close(name);
    return html.indexOf('>', nameEnd) + 1 || html.length;
  }

  /** Returns the index of the first character at or after `at` that ends a name. */
  #endOfName(at: number): number {
    const html = this.#html;
    let end = at;
    while (end < html.length) {
      const code = html.charCodeAt(end);
      if (code === greater || code === slash || isSpace(code)) break;
      end += 1;
    }
    return end;
  }

  /** Returns the index after a start tag and, for elements that contain text only, its text; -1 for an unfinished tag. */
  #startTag(at: number): number {
    const html = this.#html;
    const nameEnd = this.#endOfName(at + 1);
    const name = html.slice(at + 1, nameEnd).toLowerCase();
    if (name === 'plaintext') return -1;
    const isRaw = rawElements.has(name) && !this.#open.isForeign();
    const tag: ScannedTag = {
      start: at,
      end: 0,
      insideBlock: this.#open.hasMarkedAncestor(),
      className: undefined,
      jsxClassName: undefined,
      blockType: undefined,
      variants: undefined,
      design: undefined,
      type: undefined,
      json: undefined,
      jsonStart: 0,
      isJsonRepeated: false,
    };
    const isSelfClosing = this.#attributes(tag, nameEnd);
    if (isSelfClosing === undefined) return -1;
    const closes = isSelfClosing && this.#open.isForeign();
    if (!this.#open.isInert()) this.#handlers.onTag(tag);
    this.#open.push(name, tag.json !== undefined);
    if (name === 'script' && !this.#open.isInert()) this.#script = tag;
    if (closes) {
      this.#open.close(name);
      this.#script = undefined;
    }
    return isRaw ? this.#endOfText(name, tag.end) : tag.end;
  }

  /** Reads the attributes from the index after the tag's name. Returns whether the tag ends with a slash; undefined without an end. */
  #attributes(tag: ScannedTag, nameEnd: number): boolean | undefined {
    const html = this.#html;
    let at = nameEnd;
    let afterSlash = false;
    while (at < html.length) {
      const code = html.charCodeAt(at);
      if (code === greater) {
        tag.end = at + 1;
        return afterSlash;
      }
      if (code === slash) afterSlash = true;
      if (code === slash || isSpace(code)) {
        at += 1;
        continue;
      }
      afterSlash = false;
      at = this.#attribute(tag, at);
    }
    return undefined;
  }

  /** Reads the attribute whose name is at `start`, and returns the index after it. */
  #attribute(tag: ScannedTag, start: number): number {
    const html = this.#html;
    const length = html.length;
    let at = start + 1;
    for (; at < length; at += 1) {
      const code = html.charCodeAt(at);
      if (code === equals || code === greater || code === slash || isSpace(code)) break;
    }
    const nameEnd = at;
    while (at < length && isSpace(html.charCodeAt(at))) at += 1;
    if (html.charCodeAt(at) !== equals) {
      this.#keep(tag, start, nameEnd, nameEnd, nameEnd);
      return at;
    }
    at += 1;
    while (at < length && isSpace(html.charCodeAt(at))) at += 1;
    const quote = html.charCodeAt(at);
    if (quote === doubleQuote || quote === singleQuote) {
      const end = html.indexOf(quote === doubleQuote ? '"' : "'", at + 1);
      if (end < 0) return length;
      this.#keep(tag, start, nameEnd, at + 1, end);
      return end + 1;
    }
    const valueStart = at;
    for (; at < length; at += 1) {
      const code = html.charCodeAt(at);
      if (code === greater || isSpace(code)) break;
    }
    this.#keep(tag, start, nameEnd, valueStart, at);
    return at;
  }

  #keep(tag: ScannedTag, start: number, nameEnd: number, valueStart: number, valueEnd: number): void {
    const length = nameEnd - start;
    // Most names differ from these by their length.
    if (length !== 5 && length !== 4 && length !== 9 && length !== 11 && length !== 13 && length !== 15) return;
    const name = this.#html.slice(start, nameEnd).toLowerCase();
    const key = Object.hasOwn(keptAttributes, name) ? keptAttributes[name as keyof typeof keptAttributes] : undefined;
    if (key === undefined) return;
    if (tag[key] !== undefined) {
      tag.isJsonRepeated ||= key === 'json';
      return;
    }
    tag[key] = this.#html.slice(valueStart, valueEnd);
    if (key === 'json') tag.jsonStart = valueStart;
  }

  /** Returns the index of the end tag of an element that contains text only. */
  #endOfText(name: string, start: number): number {
    const html = this.#html;
    for (let at = html.indexOf('</', start); at >= 0; at = html.indexOf('</', at + 2)) {
      const end = at + 2 + name.length;
      if (html.charCodeAt(end) !== greater && html.charCodeAt(end) !== slash && !isSpace(html.charCodeAt(end))) continue;
      if (html.slice(at + 2, end).toLowerCase() === name) return at;
    }
    return html.length;
  }

  #endScript(end: number): void {
    const script = this.#script;
    this.#script = undefined;
    if (script) this.#handlers.onScript(script, end);
  }
}

const keptAttributes = {
  class: 'className',
  classname: 'jsxClassName',
  'data-block-type': 'blockType',
  'data-variants': 'variants',
  'data-design': 'design',
  type: 'type',
  'data-block-json': 'json',
} as const;
