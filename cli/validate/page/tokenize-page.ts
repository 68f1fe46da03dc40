import { QuoteType, Tokenizer } from 'htmlparser2';
import { type MappedText, MappedTextBuilder, sliceOf } from '../text/mapped-text.ts';
import { OpenElements } from './open-elements.ts';
import { scriptAttributes } from './script-types.ts';
import { SilentCallbacks } from './silent-callbacks.ts';

export interface PageAttribute {
  readonly value: MappedText;
  /** Index of the attribute's name. */
  readonly start: number;
  readonly quote: QuoteType;
  /** Index of a second attribute of that name, which browsers drop. */
  repeatedAt?: number;
}

export interface PageTag {
  readonly name: string;
  /** Index of the tag's `<`. */
  readonly start: number;
  /** Index after its `>`. */
  end: number;
  readonly attributes: Map<string, PageAttribute>;
  /** Whether an ancestor has data-block-json. */
  readonly insideBlock: boolean;
}

export interface PageHandlers {
  /** Receives start tags that become elements, so none in comments, scripts, textareas, templates or noscript. */
  onTag(tag: PageTag): void;
  /** Receives a script's text, its `type` in lower case, and its classes; empty without them. */
  onScript(text: MappedText, type: string, className: string): void;
  /** Receives an unfinished tag at the end of the page, which browsers drop. */
  onUnfinishedTag(tag: PageTag): void;
}

/**
 * Tokenizes a page as browsers do, and maps each character of an attribute to its place. Never throws. Uses htmlparser2, which reports
 * the place of every run and character reference; parse5 reports only that of a whole attribute, in time quadratic to the depth
 * (20,000 open elements: 4 s).
 */
export function tokenizePage(html: string, scan: PageHandlers): void {
  const tokenizer = new Tokenizer({ decodeEntities: true }, new PageCallbacks(html, scan));
  tokenizer.write(html);
  tokenizer.end();
}

/** Characters that an attribute must escape, by its quotes. */
const special: Partial<Record<QuoteType, RegExp>> = { [QuoteType.Double]: /[&<>"]/g, [QuoteType.Single]: /[&<>']/g };
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const encodeAttribute = (text: string, quote: QuoteType): string =>
  text.replace(special[quote] ?? /[&<>"'=`\s]/g, (character) => entities[character] ?? `&#${character.charCodeAt(0)};`);

class PageCallbacks extends SilentCallbacks {
  readonly #html: string;
  readonly #scan: PageHandlers;
  readonly #open = new OpenElements();
  #tag: PageTag | undefined;
  #attribute: { name: string; start: number; builder: MappedTextBuilder; end: number; entityAt: number } | undefined;
  #script: { start: number; type: string; className: string } | undefined;

  constructor(html: string, scan: PageHandlers) {
    super();
    this.#html = html;
    this.#scan = scan;
  }

  onopentagname(start: number, end: number): void {
    const name = this.#html.slice(start, end).toLowerCase();
    this.#tag = { name, start: start - 1, end, attributes: new Map(), insideBlock: this.#open.hasMarkedAncestor() };
  }

  onattribname(start: number, end: number): void {
    const name = this.#html.slice(start, end).toLowerCase();
    this.#attribute = { name, start, builder: new MappedTextBuilder(), end, entityAt: end };
  }

  override onattribdata(start: number, end: number): void {
    const attribute = this.#attribute;
    if (!attribute) return;
    attribute.builder.addCopied(this.#html.slice(start, end), start);
    attribute.end = end;
  }

  override onattribentity(codePoint: number): void {
    const attribute = this.#attribute;
    if (!attribute) return;
    // An entity starts at the end of the previous run, or after `="`. Without one there, this is the second character of the
    // previous entity.
    const entity = /(?:\s*=\s*["']?)?(&(?:#[xX][\da-fA-F]+|#\d+|\w+);?)/y;
    entity.lastIndex = attribute.end;
    const found = entity.exec(this.#html)?.[1];
    if (found) attribute.entityAt = entity.lastIndex - found.length;
    if (found) attribute.end = entity.lastIndex;
    attribute.builder.addDecoded(String.fromCodePoint(codePoint), attribute.entityAt);
  }

  onattribend(quote: QuoteType, end: number): void {
    const [tag, attribute] = [this.#tag, this.#attribute];
    this.#attribute = undefined;
    if (!tag || !attribute) return;
    const first = tag.attributes.get(attribute.name);
    if (first) first.repeatedAt ??= attribute.start;
    else {
      const quoted = quote === QuoteType.Double || quote === QuoteType.Single;
      const value = attribute.builder.build(quoted ? end - 1 : end, (text) => encodeAttribute(text, quote));
      tag.attributes.set(attribute.name, { value, start: attribute.start, quote });
    }
  }

  onopentagend(end: number): void {
    const tag = this.#tag;
    this.#tag = undefined;
    if (!tag) return;
    tag.end = end + 1;
    if (!this.#open.isInert()) this.#scan.onTag(tag);
    this.#open.push(tag.name, tag.attributes.has('data-block-json'));
    if (tag.name === 'script' && !this.#open.isInert()) {
      const [type, className] = scriptAttributes(tag);
      this.#script = { start: end + 1, type, className };
    }
  }

  override onselfclosingtag(end: number): void {
    const tag = this.#tag;
    const closes = this.#open.isForeign();
    this.onopentagend(end);
    if (!closes || !tag) return;
    this.#open.close(tag.name);
    this.#script = undefined;
  }

  onclosetag(start: number, end: number): void {
    const name = this.#html.slice(start, end).trim().toLowerCase();
    if (name === 'script') this.#endScript(this.#html.lastIndexOf('</', start));
    this.#open.close(name);
  }

  override onend(): void {
    this.#endScript(this.#html.length);
    if (this.#tag) this.#scan.onUnfinishedTag(this.#tag);
  }

  isInForeignContext(): boolean {
    return this.#open.isForeign();
  }

  #endScript(end: number): void {
    const script = this.#script;
    this.#script = undefined;
    if (script) this.#scan.onScript(sliceOf(this.#html, script.start, end), script.type, script.className);
  }
}
