import { type NodeEvent, nodeEvent } from './node-event.ts';

type Listener = (this: unknown, event: NodeEvent<LegacyNode>) => unknown;
/** Made with `new`, with the node as `host`: what `plug` takes. */
type Plugin = new (options: Record<string, unknown>) => unknown;
/** One selector, element, wrapped element, or HTML where something is put in. */
export type NodeInput = string | Element | LegacyNode | null | undefined;

/** Ends what a listener hears. */
export interface Handle {
  detach(): void;
}

const wrapped = new WeakMap<Element, LegacyNode>();

/** The wrapper of an element: the same for the same element. */
export function nodeOf(element: Element): LegacyNode {
  const node = wrapped.get(element) ?? new LegacyNode(element);
  wrapped.set(element, node);
  return node;
}

/**
 * An element as older templates know it: `Y.one(…)`. The names that templates use, by what their documentation said (our choice where
 * that is silent); a method without a result returns the node itself, so that calls can be chained. Wild 2 §8.
 */
export class LegacyNode {
  readonly _node: HTMLElement;

  constructor(element: Element) {
    this._node = element as HTMLElement;
  }

  getDOMNode(): HTMLElement {
    return this._node;
  }

  one(selector: string): LegacyNode | null {
    return orNull(this._node.querySelector(selector));
  }
  all(selector: string): LegacyNodeList {
    return new LegacyNodeList(this._node.querySelectorAll(selector));
  }
  ancestor(selector = '*'): LegacyNode | null {
    return orNull(this._node.parentElement?.closest(selector));
  }
  next(selector = '*'): LegacyNode | null {
    return orNull(sibling(this._node, 'nextElementSibling', selector));
  }
  previous(selector = '*'): LegacyNode | null {
    return orNull(sibling(this._node, 'previousElementSibling', selector));
  }
  test(selector: string): boolean {
    return this._node.matches(selector);
  }
  contains(input: NodeInput): boolean {
    return this._node.contains(elementFrom(input));
  }
  inDoc(): boolean {
    return this._node.isConnected;
  }

  get(name: string): unknown {
    const found = (this._node as unknown as Record<string, unknown>)[name === 'text' ? 'textContent' : name];
    if (found instanceof Element) return nodeOf(found);
    return found instanceof NodeList || found instanceof HTMLCollection ? new LegacyNodeList(found as Iterable<Element>) : found;
  }
  set(name: string, value: unknown): this {
    (this._node as unknown as Record<string, unknown>)[name === 'text' ? 'textContent' : name] = value;
    return this;
  }
  getAttribute(name: string): string {
    return this._node.getAttribute(name) ?? '';
  }
  hasAttribute(name: string): boolean {
    return this._node.hasAttribute(name);
  }
  setAttribute(name: string, value: unknown): this {
    this._node.setAttribute(name, String(value));
    return this;
  }
  removeAttribute(name: string): this {
    this._node.removeAttribute(name);
    return this;
  }
  getData(name: string): string | undefined {
    return this._node.getAttribute(`data-${name}`) ?? undefined;
  }
  setData(name: string, value: unknown): this {
    return this.setAttribute(`data-${name}`, value);
  }
  getHTML(): string {
    return this._node.innerHTML;
  }
  setHTML(html: string): this {
    this._node.innerHTML = html;
    return this;
  }

  hasClass(name: string): boolean {
    return this._node.classList.contains(name);
  }
  addClass(names: string): this {
    this._node.classList.add(...tokens(names));
    return this;
  }
  removeClass(names: string): this {
    this._node.classList.remove(...tokens(names));
    return this;
  }
  replaceClass(old: string, name: string): this {
    return this.removeClass(old).addClass(name);
  }
  toggleClass(name: string, isOn?: boolean): this {
    this._node.classList.toggle(name, isOn ?? !this.hasClass(name));
    return this;
  }
  getStyle(name: string): string {
    return this._node.style[name as 'width'] || this.getComputedStyle(name);
  }
  getComputedStyle(name: string): string {
    return getComputedStyle(this._node)[name as 'width'];
  }
  setStyle(name: string, value: unknown): this {
    this._node.style[name as 'width'] = String(value ?? '');
    return this;
  }
  setStyles(styles: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(styles)) this.setStyle(name, value);
    return this;
  }
  show(): this {
    return this.setStyle('display', '');
  }
  hide(): this {
    return this.setStyle('display', 'none');
  }
  getX(): number {
    return this._node.getBoundingClientRect().left + scrollX;
  }
  getY(): number {
    return this._node.getBoundingClientRect().top + scrollY;
  }

  append(input: NodeInput): this {
    return this.insert(input, 'beforeend');
  }
  prepend(input: NodeInput): this {
    return this.insert(input, 'afterbegin');
  }
  insert(input: NodeInput, where: 'before' | 'after' | InsertPosition = 'beforeend'): this {
    const position = where === 'before' ? 'beforebegin' : where === 'after' ? 'afterend' : where;
    // The page's own script hands HTML in: it could put it there itself.
    if (typeof input === 'string') this._node.insertAdjacentHTML(position, input);
    else if (input) this._node.insertAdjacentElement(position, '_node' in input ? input._node : input);
    return this;
  }
  appendTo(input: NodeInput): this {
    elementFrom(input)?.append(this._node);
    return this;
  }
  remove(): this {
    this._node.remove();
    return this;
  }
  empty(): this {
    this._node.textContent = '';
    return this;
  }
  focus(): this {
    this._node.focus();
    return this;
  }
  blur(): this {
    this._node.blur();
    return this;
  }

  on(types: string | readonly string[], listener: Listener, context?: unknown): Handle {
    const handler = (event: Event) => listener.call(context ?? this, nodeEvent(event, this._node, nodeOf));
    return listen(this._node, types, handler);
  }
  delegate(types: string | readonly string[], listener: Listener, selector: string, context?: unknown): Handle {
    return listen(this._node, types, (event) => {
      const found = event.target instanceof Element ? event.target.closest(selector) : null;
      if (found && this._node.contains(found)) listener.call(context ?? nodeOf(found), nodeEvent(event, found, nodeOf));
    });
  }
  simulate(type: string): this {
    this._node.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    return this;
  }

  plug(plugin: unknown, options: Readonly<Record<string, unknown>> = {}): this {
    if (typeof plugin === 'function') new (plugin as Plugin)({ ...options, host: this });
    return this;
  }
}

/** Several elements as older templates know them: `Y.all(…)`. What a node does without a result, a list does to each. */
export class LegacyNodeList {
  readonly _nodes: readonly HTMLElement[];

  constructor(elements: Iterable<Element>) {
    this._nodes = Array.from(elements) as HTMLElement[];
  }
  size(): number {
    return this._nodes.length;
  }
  isEmpty(): boolean {
    return this._nodes.length === 0;
  }
  item(index: number): LegacyNode | null {
    return orNull(this._nodes[index]);
  }
  getDOMNodes(): readonly HTMLElement[] {
    return this._nodes;
  }
  each(work: (this: unknown, node: LegacyNode, index: number, list: this) => unknown, context?: unknown): this {
    this._nodes.forEach((element, index) => {
      const node = nodeOf(element);
      work.call(context ?? node, node, index, this);
    });
    return this;
  }
  some(work: (node: LegacyNode, index: number) => unknown): boolean {
    return this._nodes.some((element, index) => work(nodeOf(element), index));
  }
  filter(selector: string): LegacyNodeList {
    return new LegacyNodeList(this._nodes.filter((element) => element.matches(selector)));
  }
  get(name: string): unknown[] {
    return this._nodes.map((element) => nodeOf(element).get(name));
  }
  on(types: string | readonly string[], listener: Listener, context?: unknown): Handle {
    const handles = this._nodes.map((element) => nodeOf(element).on(types, listener, context));
    return {
      detach() {
        for (const handle of handles) handle.detach();
      },
    };
  }
}

/** What lists hand on to each of their nodes. */
const handedOn = [
  'addClass',
  'removeClass',
  'replaceClass',
  'toggleClass',
  'set',
  'setAttribute',
  'removeAttribute',
  'setData',
  'setHTML',
  'setStyle',
  'setStyles',
  'show',
  'hide',
  'append',
  'prepend',
  'insert',
  'remove',
  'empty',
  'plug',
  'simulate',
] as const;
for (const name of handedOn)
  Object.defineProperty(LegacyNodeList.prototype, name, {
    value(this: LegacyNodeList, ...values: never[]): LegacyNodeList {
      return this.each((node) => (node[name] as (...all: never[]) => unknown)(...values));
    },
  });

const orNull = (element: Element | null | undefined): LegacyNode | null => (element ? nodeOf(element) : null);

const tokens = (names: string): string[] => names.split(/\s+/).filter(Boolean);

/** The element that is meant, or null. */
export function elementFrom(input: NodeInput): Element | null {
  if (typeof input === 'string') return document.querySelector(input);
  return input ? ('_node' in input ? input._node : input) : null;
}

function sibling(start: Element, way: 'nextElementSibling' | 'previousElementSibling', selector: string): Element | null {
  let found = start[way];
  while (found && !found.matches(selector)) found = found[way];
  return found;
}

/** `click`, `click|a` with a category, or several. `hover` and `tap` are their nearest of today's. */
export function listen(target: EventTarget, types: string | readonly string[], handler: (event: Event) => void): Handle {
  const names = [types].flat().map((type) => {
    const name = type.split('|').pop() ?? type;
    return name === 'tap' ? 'click' : name === 'valuechange' || name === 'valueChange' ? 'input' : name;
  });
  for (const name of names) target.addEventListener(name, handler);
  return {
    detach() {
      for (const name of names) target.removeEventListener(name, handler);
    },
  };
}
