import { Tokenizer } from 'htmlparser2';
import { SilentCallbacks } from '../page/silent-callbacks.ts';
import { filled, hole, type Range } from './holes.ts';

/**
 * Returns a page whose holes are gone: white space in place of attributes and scripts with a hole, and of holes elsewhere. The length
 * is the same, so that places in the page are those in the file.
 */
export function literalPage(page: string): string {
  const callbacks = new HoleFinder(page);
  const tokenizer = new Tokenizer({ decodeEntities: false }, callbacks);
  tokenizer.write(page);
  tokenizer.end();
  const blanked = filled(page, callbacks.ranges, ' ');
  // A tag whose name is an expression stays a tag.
  return blanked.replace(/(<\/?)\ue000+/g, (match, bracket: string) => bracket.padEnd(match.length, 'x')).replaceAll(hole, ' ');
}

/** Collects the attributes and script elements that contain holes. */
class HoleFinder extends SilentCallbacks {
  readonly ranges: Range[] = [];
  readonly #page: string;
  #tagName = '';
  #tagStart = 0;
  #attributeStart = 0;
  #scriptStart = -1;

  constructor(page: string) {
    super();
    this.#page = page;
  }

  onopentagname(start: number, end: number): void {
    this.#tagName = this.#page.slice(start, end).toLowerCase();
    this.#tagStart = start - 1;
  }

  onattribname(start: number): void {
    // A tag before the name, as in `{% if %}name="…"`, is not a part of it.
    const name = /\ue000*/y;
    name.lastIndex = start;
    name.test(this.#page);
    this.#attributeStart = name.lastIndex;
  }

  onattribend(_quote: number, end: number): void {
    this.#add(this.#attributeStart, end);
  }

  onopentagend(): void {
    if (this.#tagName === 'script') this.#scriptStart = this.#tagStart;
  }

  onclosetag(start: number, end: number): void {
    if (this.#scriptStart < 0 || this.#page.slice(start, end).trim().toLowerCase() !== 'script') return;
    const from = this.#scriptStart;
    this.#scriptStart = -1;
    if (!this.#page.slice(from, end).includes(hole)) return;
    // The attributes are inside the element.
    while ((this.ranges.at(-1)?.[0] ?? -1) >= from) this.ranges.pop();
    this.#add(from, this.#page.indexOf('>', end) + 1);
  }

  isInForeignContext(): boolean {
    return false;
  }

  #add(start: number, end: number): void {
    if (end > start && this.#page.slice(start, end).includes(hole)) this.ranges.push([start, end]);
  }
}
