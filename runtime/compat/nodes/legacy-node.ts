import { addListMethods } from './list-methods.ts';
import { type Handle, isKey, joinHandles, listen, unlisten } from './listen.ts';
import { loadImage } from './load-image.ts';
import { NodeBase } from './node-base.ts';
import { type NodeEvent, nodeEvent } from './node-event.ts';
import { readProperty, writeProperty } from './node-properties.ts';
import { closest, select } from './select.ts';

type Listener = (this: unknown, event: NodeEvent<LegacyNode>) => unknown;
/** The argument of `plug`: a constructor, which gets the node as `host`. */
type Plugin = (new (options: Record<string, unknown>) => unknown) & { NS?: unknown };
/** A selector, an element, a wrapped element, or HTML that is inserted. */
export type NodeInput = string | EventTarget | LegacyNode | null | undefined;
type Where = 'before' | 'after' | 'replace' | InsertPosition | number | NodeInput;

const wrapped = new WeakMap<EventTarget, LegacyNode>();

/** Returns the wrapper of an element, always the same one. */
export function nodeOf(target: EventTarget): LegacyNode {
  const node = wrapped.get(target) ?? new LegacyNode(target);
  wrapped.set(target, node);
  return node;
}

/**
 * The wrapper of an element, the window or the document: `Y.one(…)`. It has the methods that templates use. A method without a
 * result returns the node, so that calls can be chained. compat#library-names
 */
export class LegacyNode extends NodeBase {
  one(selector: unknown): LegacyNode | null {
    return orNull(this.#found(selector)[0]);
  }
  all(selector: unknown): LegacyNodeList {
    return new LegacyNodeList(this.#found(selector));
  }
  #found(selector: unknown): HTMLElement[] {
    const root = (this._node as unknown) === window ? document : this._node;
    return typeof selector === 'string' && 'querySelectorAll' in root ? select(root, selector) : [];
  }
  ancestor(selector: unknown = '*', withItself = false): LegacyNode | null {
    for (let found: Element | null = withItself ? this._node : this._node.parentElement; found; found = found.parentElement)
      if (nodeOf(found).test(selector)) return nodeOf(found);
    return null;
  }
  ancestors(selector: unknown = '*', withItself = false): LegacyNodeList {
    const found: Element[] = [];
    for (let next = this.ancestor(selector, withItself); next; next = next.ancestor(selector)) found.unshift(next._node);
    return new LegacyNodeList(found);
  }
  next(selector: unknown = '*'): LegacyNode | null {
    return sibling(this._node, 'nextElementSibling', selector);
  }
  previous(selector: unknown = '*'): LegacyNode | null {
    return sibling(this._node, 'previousElementSibling', selector);
  }
  siblings(selector: unknown = '*'): LegacyNodeList {
    const all = Array.from(this._node.parentElement?.children ?? []);
    return new LegacyNodeList(all.filter((element) => element !== this._node && nodeOf(element).test(selector)));
  }
  children(): LegacyNodeList {
    return new LegacyNodeList(this._node.children ?? []);
  }
  contains(input: NodeInput): boolean {
    const target = elementFrom(input);
    return target instanceof Node && this._node.contains(target);
  }
  compareTo(input: NodeInput): boolean {
    return this._node === elementFrom(input);
  }

  get(name: string): unknown {
    const found = readProperty(this, name);
    if (found instanceof Element || found instanceof Document) return nodeOf(found);
    return found instanceof NodeList || found instanceof HTMLCollection ? new LegacyNodeList(found as Iterable<Element>) : found;
  }
  set(name: string, value: unknown): this {
    writeProperty(this, name, value instanceof LegacyNode ? value._node : value);
    return this;
  }
  setAttrs(values: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(values ?? {})) this.set(name, value);
    return this;
  }
  getHTML(): string {
    return this._node.innerHTML;
  }
  setHTML(content: NodeInput): this {
    return this.empty().append(content);
  }

  append(input: NodeInput | LegacyNodeList): this {
    return this.insert(input, 'beforeend');
  }
  prepend(input: NodeInput | LegacyNodeList): this {
    return this.insert(input, 'afterbegin');
  }
  /** Inserts before or after the node, as its first or last child, or before a child given by number or as an element. */
  insert(input: NodeInput | LegacyNodeList, where: Where = 'beforeend'): this {
    if (where === 'replace') return this.empty().append(input);
    const child = typeof where === 'number' ? this._node.children[where] : typeof where === 'object' && elementFrom(where);
    if (child instanceof Element) nodeOf(child).insert(input, 'before');
    else if (input instanceof LegacyNodeList) for (const each of input._nodes) this.insert(each, where);
    else {
      const position = where === 'before' ? 'beforebegin' : where === 'after' ? 'afterend' : (where as InsertPosition);
      const at = /^(beforebegin|afterend|afterbegin)$/.test(String(position)) ? position : 'beforeend';
      // HTML of the page's script is trusted.
      if (typeof input === 'string') this._node.insertAdjacentHTML?.(at, input);
      else {
        const element = elementFrom(input);
        if (element instanceof Element) this._node.insertAdjacentElement?.(at, element);
        else if (element instanceof Node) this._node.append?.(element);
      }
    }
    return this;
  }
  appendTo(input: NodeInput): this {
    const parent = elementFrom(input);
    if (parent instanceof Element) parent.append(this._node);
    return this;
  }
  insertBefore(input: NodeInput, before?: NodeInput): this {
    return this.insert(input, before ?? 'beforeend');
  }
  replace(input: NodeInput): this {
    return this.insert(input, 'before').remove();
  }
  wrap(html: string): this {
    this.insert(html, 'before').previous()?.append(this);
    return this;
  }
  cloneNode(isDeep?: boolean): LegacyNode {
    return nodeOf(this._node.cloneNode(isDeep));
  }
  remove(): this {
    this._node.remove?.();
    return this;
  }
  empty(): this {
    this._node.textContent = '';
    return this;
  }

  /** `on(type, listener, context)`; the third argument is the listener for leaving with `hover`, and the keys with `key`. */
  on(
    types: string | readonly string[] | Record<string, Listener>,
    listener?: unknown,
    context?: unknown,
    more?: unknown,
  ): Handle {
    if (typeof types === 'object' && !Array.isArray(types))
      return joinHandles(Object.entries(types).map(([type, each]) => this.on(type, each, listener)));
    if (types === 'hover') return joinHandles([this.on('mouseenter', listener, more), this.on('mouseleave', context, more)]);
    if (typeof listener !== 'function') return joinHandles([]);
    const callback = listener as Listener;
    if (types === 'key') {
      const onKey = (event: Event) =>
        isKey(event, String(context)) && callback.call(more ?? this, nodeEvent(event, this._node, nodeOf));
      return listen(this._node, /^up:/.test(String(context)) ? 'keyup' : 'keydown', onKey, callback);
    }
    const handler = (event: Event) => callback.call(context ?? this, nodeEvent(event, this._node, nodeOf));
    return listen(this._node, types as string | readonly string[], handler, callback);
  }
  once(types: string | readonly string[], listener: unknown, context?: unknown): Handle {
    const handle = this.on(types, (event: NodeEvent<LegacyNode>) => {
      handle.detach();
      if (typeof listener === 'function') listener.call(context ?? this, event);
    });
    return handle;
  }
  delegate(types: string | readonly string[], listener: unknown, selector: unknown, context?: unknown): Handle {
    if (typeof listener !== 'function') return joinHandles([]);
    const handler = (event: Event) => {
      const found = event.target instanceof Element && typeof selector === 'string' ? closest(event.target, selector) : null;
      if (found && this._node.contains?.(found)) listener.call(context ?? nodeOf(found), nodeEvent(event, found, nodeOf));
    };
    return listen(this._node, types, handler, listener);
  }
  detach(type?: unknown, listener?: unknown): this {
    unlisten(this._node, type, listener);
    return this;
  }
  /** Dispatches an event. `refresh` of an image loads it for its current size. */
  fire(type: string, detail?: object): boolean {
    if (type === 'refresh' && this._node instanceof HTMLImageElement) loadImage(this._node, { load: true });
    return this._node.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
  }
  simulate(type: string, values?: object): this {
    const Made = /^(mouse|dblclick)/.test(type) ? MouseEvent : Event;
    if (type === 'click' && this._node instanceof HTMLElement) this._node.click();
    else this._node.dispatchEvent(new Made(type, { bubbles: true, cancelable: true, ...values }));
    return this;
  }

  /** Attaches plug-ins, each under its name `NS`. */
  plug(plugin: unknown, options: Readonly<Record<string, unknown>> = {}): this {
    for (const each of [plugin].flat()) {
      const { fn, cfg } = Object(each) as { fn?: unknown; cfg?: object };
      const Plugin = (fn ?? each) as Plugin;
      if (typeof Plugin !== 'function') continue;
      const made = new Plugin({ ...options, ...cfg, host: this });
      if (typeof Plugin.NS === 'string') (this as unknown as Record<string, unknown>)[Plugin.NS] = made;
    }
    return this;
  }
  unplug(plugin?: { NS?: unknown }): this {
    if (typeof plugin?.NS === 'string') delete (this as unknown as Record<string, unknown>)[plugin.NS];
    return this;
  }
  hasPlugin(name: string): unknown {
    return (this as unknown as Record<string, unknown>)[name];
  }
}

const orNull = (target: EventTarget | null | undefined): LegacyNode | null => (target ? nodeOf(target) : null);

/** Returns the element, the window or the document of a selector, name or wrapper; null for any other value. */
export function elementFrom(input: unknown): EventTarget | null {
  if (typeof input === 'string') {
    if (input === 'window' || input === 'win') return window;
    return input === 'document' || input === 'doc' ? document : (select(document, input)[0] ?? null);
  }
  const { _node = input } = Object(input) as { _node?: unknown };
  return _node instanceof Node || _node === window ? (_node as EventTarget) : null;
}

function sibling(start: Element, way: 'nextElementSibling' | 'previousElementSibling', selector: unknown): LegacyNode | null {
  let found = start[way];
  while (found && !nodeOf(found).test(selector)) found = found[way];
  return orNull(found);
}

type Each<Result> = (this: unknown, node: LegacyNode, index: number, list: LegacyNodeList) => Result;

/** A list of wrapped elements: `Y.all(…)`. It also has the methods of its nodes (`list-methods.ts`). */
export class LegacyNodeList {
  readonly _nodes: HTMLElement[];

  constructor(input?: Iterable<unknown> | { _node?: unknown } | null) {
    const { _nodes } = Object(input) as { _nodes?: Iterable<unknown> };
    const given = _nodes ?? (input && Symbol.iterator in input ? input : [input]);
    this._nodes = Array.from(given, targetOf).filter((target): target is HTMLElement => !!target);
  }
  size(): number {
    return this._nodes.length;
  }
  isEmpty(): boolean {
    return this._nodes.length === 0;
  }
  item(index: number): LegacyNode | null {
    const target = this._nodes[index];
    return target ? nodeOf(target) : null;
  }
  getDOMNodes(): HTMLElement[] {
    return this._nodes;
  }
  toArray(): LegacyNode[] {
    return this._nodes.map(nodeOf);
  }
  each(callback: Each<unknown>, context?: unknown): this {
    [...this._nodes].forEach((target, index) => {
      const node = nodeOf(target);
      callback.call(context ?? node, node, index, this);
    });
    return this;
  }
  some(callback: Each<unknown>, context?: unknown): boolean {
    return this._nodes.some((target, index) => callback.call(context ?? nodeOf(target), nodeOf(target), index, this));
  }
  map(callback: Each<unknown>): unknown[] {
    return this._nodes.map((target, index) => callback.call(null, nodeOf(target), index, this));
  }
  indexOf(input: unknown): number {
    return this._nodes.indexOf(targetOf(input) as HTMLElement);
  }
  filter(selector: unknown): LegacyNodeList {
    return new LegacyNodeList(this._nodes.filter((target) => nodeOf(target).test(selector)));
  }
  slice(from?: number, to?: number): LegacyNodeList {
    return new LegacyNodeList(this._nodes.slice(from, to));
  }
  concat(...others: unknown[]): LegacyNodeList {
    return new LegacyNodeList([...this._nodes, ...others.flatMap((other) => new LegacyNodeList(other as object)._nodes)]);
  }
  odd(): LegacyNodeList {
    return new LegacyNodeList(this._nodes.filter((_, index) => index % 2 === 1));
  }
  even(): LegacyNodeList {
    return new LegacyNodeList(this._nodes.filter((_, index) => index % 2 === 0));
  }
  push(...nodes: unknown[]): number {
    return this._nodes.push(...new LegacyNodeList(nodes)._nodes);
  }
  pop(): LegacyNode | null {
    const last = this._nodes.pop();
    return last ? nodeOf(last) : null;
  }
  shift(): LegacyNode | null {
    const first = this._nodes.shift();
    return first ? nodeOf(first) : null;
  }
  refresh(): this {
    return this;
  }
}

const targetOf = (input: unknown): unknown => (Object(input) as { _node?: unknown })._node ?? input;

addListMethods(LegacyNodeList.prototype);
