// Stack of the open elements of a page, without a tree: whether a tag becomes an element, and which ancestors it has.

const voidElements = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
/** Elements of svg and math whose content is HTML again. */
const integrationElements = new Map([
  ['svg', new Set(['foreignobject', 'desc', 'title'])],
  ['math', new Set(['annotation-xml', 'mi', 'mo', 'mn', 'ms', 'mtext'])],
]);
/** HTML tags that end foreign content: https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign. */
const breakoutElements = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li main menu nobr ol p ' +
    'pre s section small span strong strike sub sup table tt u ul var'
  ).split(' '),
);

interface OpenElement {
  readonly name: string;
  /** Whether it is in a template, whose content is no part of the page. */
  readonly inert: boolean;
  /** Whether its content is that of svg or math, where a slash closes a tag and script content is markup. */
  readonly foreign: 'svg' | 'math' | undefined;
  readonly marked: boolean;
}

export class OpenElements {
  readonly #open: OpenElement[] = [];
  /** Places in the stack, by name. */
  readonly #places = new Map<string, number[]>();
  #marked = 0;

  /**
   * Opens an element; `hasMarkedAncestor` searches for `marked` ones. Returns whether it is open: void elements are not, and
   * those with a slash in svg and math.
   */
  push(name: string, marked: boolean, isSelfClosing = false): boolean {
    if (breakoutElements.has(name)) this.#leaveForeign();
    const around = this.#open.at(-1)?.foreign;
    // In svg, math is an element of svg, and the other way round.
    const foreign = around ?? (name === 'svg' || name === 'math' ? name : undefined);
    if (foreign ? isSelfClosing : voidElements.has(name)) return false;
    const inert = this.isInert() || (name === 'template' && !foreign);
    const isIntegration = around !== undefined && integrationElements.get(around)?.has(name);
    const places = this.#places.get(name);
    if (places) places.push(this.#open.length);
    else this.#places.set(name, [this.#open.length]);
    this.#open.push({ name, inert, foreign: isIntegration ? undefined : foreign, marked });
    if (marked) this.#marked += 1;
    return true;
  }

  /**
   * Closes the innermost element of this name with its content. A stray end tag has no effect, nor has one in a template whose
   * element is outside.
   */
  close(name: string): void {
    if (name === 'p' || name === 'br') this.#leaveForeign();
    const place = this.#places.get(name)?.at(-1) ?? -1;
    if (place < (this.#places.get('template')?.at(-1) ?? 0)) return;
    while (this.#open.length > place) this.#pop();
  }

  isInert(): boolean {
    return this.#open.at(-1)?.inert ?? false;
  }

  isForeign(): boolean {
    return this.#open.at(-1)?.foreign !== undefined;
  }

  hasMarkedAncestor(): boolean {
    return this.#marked > 0;
  }

  #leaveForeign(): void {
    while (this.isForeign()) this.#pop();
  }

  #pop(): void {
    const element = this.#open.pop();
    if (!element) return;
    this.#places.get(element.name)?.pop();
    if (element.marked) this.#marked -= 1;
  }
}
