import { endOfGroup, maxUnclosed } from './end-of-group.ts';
import { filled, type Range } from './holes.ts';

/** Where a language has expressions in braces, besides values and names of attributes. */
interface Braces {
  readonly inQuotes: boolean;
  readonly inText: boolean;
}

/** Returns a page of Svelte with holes in place of expressions. */
export const svelteHoles = (text: string): string =>
  filled(text, new BraceScanner(text, { inQuotes: true, inText: true }).ranges());

/**
 * Returns a page of Astro with holes in place of its front matter, comments, and expressions of attributes. Expressions of texts
 * stay, because they contain tags.
 */
export function astroHoles(text: string): string {
  const frontMatter = /^\s*---\r?\n[\s\S]*?\n---[^\S\n]*(?:\r?\n|$)/.exec(text)?.[0] ?? '';
  const page = filled(text, [[0, frontMatter.length]], ' ');
  return filled(page, new BraceScanner(page, { inQuotes: false, inText: false }).ranges());
}

/** A quoted value that is JSON, not an expression: a key and a colon are no expression of JavaScript. */
const quotedJson = /\s*\{\s*(?:\}|\\?(?:"|&quot;|&#34;)[^"&]*\\?(?:"|&quot;|&#34;)\s*:)/y;

class BraceScanner {
  readonly #text: string;
  readonly #braces: Braces;
  #at = 0;
  #unclosed = 0;
  #lowerCase: string | undefined;

  constructor(text: string, braces: Braces) {
    this.#text = text;
    this.#braces = braces;
  }

  *ranges(): Generator<Range> {
    while (this.#at < this.#text.length) {
      if (this.#text.startsWith('<!--', this.#at)) this.#skipTo('-->');
      else if (this.#matches(/<[a-zA-Z]/y)) yield* this.#tag();
      else if (this.#text[this.#at] === '{' && (this.#braces.inText || this.#matches(/\{\s*\/\*/y))) yield* this.#group();
      else this.#at += 1;
    }
  }

  *#tag(): Generator<Range> {
    const name = /[^\s/>{]*/y;
    name.lastIndex = this.#at + 1;
    const tagName = (name.exec(this.#text)?.[0] ?? '').toLowerCase();
    this.#at = name.lastIndex;
    for (let character = this.#text[this.#at]; character !== undefined; character = this.#text[this.#at]) {
      if (character === '{') yield* this.#group();
      else if (character === '"' || character === "'") yield* this.#quoted(character);
      else if (character === '`') yield this.#rangeTo(this.#text.indexOf('`', this.#at + 1) + 1);
      else if (character === '>') break;
      else this.#at += 1;
    }
    const isClosed = this.#text[this.#at - 1] === '/';
    if (!isClosed && (tagName === 'script' || tagName === 'style')) this.#skipTo(`</${tagName}`);
  }

  *#quoted(quote: string): Generator<Range> {
    this.#at += 1;
    const end = this.#text.indexOf(quote, this.#at);
    if (!this.#braces.inQuotes || end < 0 || this.#matches(quotedJson)) {
      this.#at = end < 0 ? this.#text.length : end + 1;
      return;
    }
    while (this.#at < this.#text.length && this.#text[this.#at] !== quote) {
      if (this.#text[this.#at] === '{') yield* this.#group();
      else this.#at += 1;
    }
    this.#at += 1;
  }

  /** Yields the braces at the current index; nothing for braces without an end. */
  *#group(): Generator<Range> {
    const end = this.#unclosed > maxUnclosed ? -1 : endOfGroup(this.#text, this.#at);
    if (end < 0) this.#unclosed += 1;
    if (end < 0) this.#at += 1;
    else yield this.#rangeTo(end);
  }

  #rangeTo(end: number): Range {
    const start = this.#at;
    this.#at = end > start ? end : this.#text.length;
    return [start, this.#at];
  }

  #skipTo(text: string): void {
    this.#lowerCase ??= this.#text.toLowerCase();
    const found = this.#lowerCase.indexOf(text, this.#at);
    this.#at = found < 0 ? this.#text.length : found + text.length;
  }

  #matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }
}
