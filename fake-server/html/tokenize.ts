import { OpenElements } from './open-elements.ts';
import { endOfRawText, rawElements } from './raw-text.ts';
import { Tag } from './start-tag.ts';

/** A start tag of a page, valid until the next one. */
export class StartTag extends Tag {
  /** Whether it is in a template, so that it becomes no element of the page. */
  isInert = false;
  /** Whether an ancestor is marked. */
  isBelowMarked = false;
  /** Set by the receiver: marks the element. */
  isMarked = false;
}

/** Receives the parts of a page in order, with their indexes. Comments are left out. */
export interface PageParts {
  onStartTag?(tag: StartTag): void;
  /** Receives an end tag. `isInert`: it is in a template. */
  onEndTag?(name: string, start: number, end: number, isInert: boolean): void;
  /** Receives text of the page, which may have character references. `isInert`: it is in a template. */
  onText?(start: number, end: number, isInert: boolean): void;
  /** Receives the content of an element that contains text only, such as a script, a style and, as scripts run, noscript. */
  onRawText?(name: string, start: number, end: number): void;
  /** Receives the end of the doctype or of another declaration. */
  onDeclaration?(end: number): void;
  /** Receives the tag in which the page ends, with its attributes so far; browsers drop it. */
  onUnfinishedTag?(tag: StartTag): void;
}

/**
 * Tokenizes a page as browsers do: https://html.spec.whatwg.org/multipage/parsing.html#tokenization. Never throws. Builds no
 * tree, but follows the open elements, because content of svg and math has other rules.
 */
export function tokenize(html: string, parts: PageParts): void {
  new Tokenizer(html, parts).run();
}

const [exclamation, hyphen, slash, greater, question] = [33, 45, 47, 62, 63];

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

class Tokenizer {
  readonly #html: string;
  readonly #parts: PageParts;
  readonly #open = new OpenElements();
  readonly #tag: StartTag;
  readonly #endTag: Tag;
  /** Where the text of a script in svg begins; -1 outside. */
  #foreignScript = -1;
  /** Indexes of the next end of a comment of each form, which are searched once. */
  readonly #commentEnds = new Map([
    ['-->', -1],
    ['--!>', -1],
  ]);

  constructor(html: string, parts: PageParts) {
    this.#html = html;
    this.#parts = parts;
    this.#tag = new StartTag(html);
    this.#endTag = new Tag(html);
  }

  run(): void {
    const html = this.#html;
    let textStart = 0;
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
      const code = html.charCodeAt(at + 1);
      const isEnd = code === slash && at + 2 < html.length;
      if (!isLetter(code) && !isEnd && code !== exclamation && code !== question) {
        at += 1;
        continue;
      }
      if (at > textStart) this.#parts.onText?.(textStart, at, this.#open.isInert());
      if (isLetter(code)) at = this.#startTag(at);
      else if (isEnd) at = this.#end(at);
      else if (code === exclamation) at = this.#declaration(at);
      else at = this.#after('>', at + 2);
      textStart = at;
    }
    if (html.length > textStart) this.#parts.onText?.(textStart, html.length, this.#open.isInert());
    this.#endForeignScript(html.length);
  }

  /** Returns the index after the next occurrence of a text; the length without one. */
  #after(text: string, from: number): number {
    const found = this.#html.indexOf(text, from);
    return found < 0 ? this.#html.length : found + text.length;
  }

  #declaration(at: number): number {
    const html = this.#html;
    if (html.startsWith('--', at + 2)) return this.#comment(at + 4);
    if (html.startsWith('[CDATA[', at + 2) && this.#open.isForeign()) return this.#after(']]>', at + 9);
    const end = this.#after('>', at + 2);
    this.#parts.onDeclaration?.(end);
    return end;
  }

  /** Returns the index after the comment whose text begins at an index. */
  #comment(start: number): number {
    const html = this.#html;
    if (html.charCodeAt(start) === greater) return start + 1;
    if (html.charCodeAt(start) === hyphen && html.charCodeAt(start + 1) === greater) return start + 2;
    let nearest = html.length;
    for (const [mark, known] of this.#commentEnds) {
      const found = known < start ? html.indexOf(mark, start) : known;
      const end = found < 0 ? html.length : found;
      this.#commentEnds.set(mark, end);
      nearest = Math.min(nearest, end === html.length ? end : end + mark.length);
    }
    return nearest;
  }

  #end(start: number): number {
    const html = this.#html;
    const code = html.charCodeAt(start + 2);
    if (!isLetter(code)) return code === greater ? start + 3 : this.#after('>', start + 2);
    const tag = this.#endTag;
    if (!tag.read(start, start + 2)) return html.length;
    if (tag.name === 'script') this.#endForeignScript(start);
    const isInert = this.#open.isInert();
    this.#open.close(tag.name);
    this.#parts.onEndTag?.(tag.name, start, tag.end, isInert);
    return tag.end;
  }

  /** Returns the index after a start tag and, for elements that contain text only, its text. */
  #startTag(start: number): number {
    const tag = this.#tag;
    const open = this.#open;
    const isFinished = tag.read(start, start + 1);
    tag.isInert = open.isInert();
    tag.isBelowMarked = open.hasMarkedAncestor();
    tag.isMarked = false;
    if (!isFinished) {
      this.#parts.onUnfinishedTag?.(tag);
      return tag.end;
    }
    this.#parts.onStartTag?.(tag);
    const { name, end } = tag;
    if (!open.isForeign() && rawElements.has(name)) {
      const textEnd = endOfRawText(this.#html, name, end);
      this.#parts.onRawText?.(name, end, textEnd);
      return textEnd;
    }
    const isOpen = open.push(name, tag.isMarked, tag.isSelfClosing);
    if (isOpen && name === 'script') this.#foreignScript = end;
    return end;
  }

  #endForeignScript(end: number): void {
    const start = this.#foreignScript;
    this.#foreignScript = -1;
    if (start >= 0) this.#parts.onRawText?.('script', start, end);
  }
}
