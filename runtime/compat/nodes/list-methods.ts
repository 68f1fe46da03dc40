import { type Handle, joinHandles } from './listen.ts';

/** Methods that a list calls on each of its nodes, and that return the list. */
const chained = [
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
/** Methods that return the list of the nodes' results. */
const collected = [
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
/** Methods that return one handle for all nodes. */
const subscribed = ['on', 'once', 'after', 'onceAfter', 'delegate'] as const;

interface NodeList {
  toArray(): readonly object[];
}

/** Adds the methods of nodes to the prototype of lists. */
export function addListMethods(prototype: NodeList): void {
  define(prototype, chained, (list) => list);
  define(prototype, collected, (_, results) => results);
  define(prototype, subscribed, (_, results) => joinHandles(results as Handle[]));
}

function define(prototype: NodeList, names: readonly string[], resultOf: (list: NodeList, results: unknown[]) => unknown): void {
  for (const name of names)
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: NodeList, ...values: unknown[]) {
        const results = this.toArray().map((node) => (node as Record<string, (...all: unknown[]) => unknown>)[name]?.(...values));
        return resultOf(this, results);
      },
    });
}
