import { type LegacyNode, nodeOf } from './legacy-node.ts';
import { type Handle, together } from './listen.ts';

type Each<Result> = (this: unknown, node: LegacyNode, index: number, list: LegacyNodeList) => Result;

/** Several elements as older templates know them: `Y.all(…)`. What a node does without a result, a list does to each. */
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
  each(work: Each<unknown>, context?: unknown): this {
    [...this._nodes].forEach((target, index) => {
      const node = nodeOf(target);
      work.call(context ?? node, node, index, this);
    });
    return this;
  }
  some(work: Each<unknown>, context?: unknown): boolean {
    return this._nodes.some((target, index) => work.call(context ?? nodeOf(target), nodeOf(target), index, this));
  }
  map(work: Each<unknown>): unknown[] {
    return this._nodes.map((target, index) => work.call(null, nodeOf(target), index, this));
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

/** What lists do by each of their nodes, and return the list. */
const done = [
  'addClass',
  'removeClass',
  'replaceClass',
  'toggleClass',
  'set',
  'setAttrs',
  'setAttribute',
  'removeAttribute',
  'setData',
  'clearData',
  'setHTML',
  'setContent',
  'setStyle',
  'setStyles',
  'show',
  'hide',
  'toggleView',
  'append',
  'prepend',
  'insert',
  'appendTo',
  'remove',
  'destroy',
  'empty',
  'plug',
  'unplug',
  'simulate',
  'fire',
  'detach',
  'detachAll',
  'purge',
  'transition',
] as const;
/** The results of each, in order. */
const asked = [
  'get',
  'getAttribute',
  'getData',
  'getStyle',
  'getComputedStyle',
  'hasClass',
  'test',
  'getX',
  'getY',
  'getXY',
] as const;
/** Subscriptions, which end together. */
const subscribed = ['on', 'once', 'after', 'onceAfter', 'delegate'] as const;

const callEach = (list: LegacyNodeList, name: string, values: unknown[]): unknown[] =>
  list.toArray().map((node) => (node as unknown as Record<string, (...all: unknown[]) => unknown>)[name]?.(...values));

function define(names: readonly string[], answer: (list: LegacyNodeList, results: unknown[]) => unknown): void {
  for (const name of names)
    Object.defineProperty(LegacyNodeList.prototype, name, {
      configurable: true,
      writable: true,
      value(this: LegacyNodeList, ...values: unknown[]) {
        return answer(this, callEach(this, name, values));
      },
    });
}
define(done, (list) => list);
define(asked, (_, results) => results);
define(subscribed, (_, results) => together(results as Handle[]));
