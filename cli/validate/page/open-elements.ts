// Stack of the open elements of a page, without a tree: whether a tag becomes an element, and which ancestors it has.

const voidElements = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
/** Elements whose content is not part of the page while scripts run. */
const inertElements = new Set(['template', 'noscript']);
const foreignElements = new Set(['svg', 'math']);
const integrationElements = new Set(['foreignobject', 'desc', 'title', 'annotation-xml', 'mi', 'mo', 'mn', 'ms', 'mtext']);
/** HTML tags that end foreign content: https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign. */
const breakoutElements = new Set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li main menu nobr ol p pre s section small span strong strike sub sup table tt u ul var'.split(
    ' ',
  ),
);

interface OpenElement {
  readonly name: string;
  readonly inert: boolean;
  /** Whether it is in svg or math, where a slash closes a tag and script content is markup. */
  readonly foreign: boolean;
  readonly marked: boolean;
}

export class OpenElements {
  readonly #open: OpenElement[] = [];
  readonly #counts = new Map<string, number>();
  #marked = 0;

  /** Opens an element; `hasMarkedAncestor` searches for `marked` ones. Void elements are not opened. */
  push(name: string, marked: boolean): void {
    while (this.isForeign() && breakoutElements.has(name)) this.#pop();
    if (voidElements.has(name) && !this.isForeign()) return;
    const foreign = foreignElements.has(name) || (this.isForeign() && !integrationElements.has(name));
    this.#open.push({ name, inert: this.isInert() || inertElements.has(name), foreign, marked });
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    if (marked) this.#marked += 1;
  }

  /** Closes the innermost element of this name with its content; a stray end tag has no effect. */
  close(name: string): void {
    if (!this.#counts.get(name)) return;
    while (this.#open.length > 0) {
      if (this.#pop() === name) return;
    }
  }

  isInert(): boolean {
    return this.#open.at(-1)?.inert ?? false;
  }

  isForeign(): boolean {
    return this.#open.at(-1)?.foreign ?? false;
  }

  hasMarkedAncestor(): boolean {
    return this.#marked > 0;
  }

  #pop(): string | undefined {
    const element = this.#open.pop();
    if (!element) return undefined;
    this.#counts.set(element.name, (this.#counts.get(element.name) ?? 1) - 1);
    if (element.marked) this.#marked -= 1;
    return element.name;
  }
}
