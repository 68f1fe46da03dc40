import { warnOnce } from '../warn-once.ts';

type Names = Record<PropertyKey, unknown>;

/** A promise that waits for it does not hang, and those who look for wrapped elements find none. */
const without: readonly PropertyKey[] = ['then', 'toJSON', 'nodeType', '_node', '_nodes', 'jquery'];

/**
 * The answer for a name that is not there: it can be called, made with `new` and chained, keeps what a page puts on it, counts as no
 * number and as an empty text and list, and does nothing.
 */
function createMissing(): unknown {
  const kept: Names = {
    [Symbol.toPrimitive]: (hint: string) => (hint === 'string' ? '' : Number.NaN),
    [Symbol.iterator]: () => [][Symbol.iterator](),
    length: 0,
  };
  const answer: unknown = new Proxy(function missing() {}, {
    get: (target, name) => {
      if (name === 'prototype') return target.prototype;
      return name in kept || without.includes(name) || typeof name === 'symbol' ? kept[name] : answer;
    },
    set(_, name, value) {
      kept[name] = value;
      return true;
    },
    apply: () => answer,
    construct: () => answer as object,
  });
  return answer;
}

/**
 * Puts an answer behind every name that `owner` does not have. Each name is told once, as `path.name`, and has one and the same answer. A page
 * that asks with `in` or `hasOwnProperty` gets no for it.
 */
export function answerMissing(owner: object, path: string): void {
  const answers = new Map<string, unknown>();
  const behind = new Proxy(Object.create(null), {
    get(_, name) {
      if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return undefined;
      if (name in Object.prototype) return Reflect.get(Object.prototype, name);
      const answer = answers.get(name) ?? createMissing();
      answers.set(name, answer);
      warnOnce(`${path}.${name}`);
      return answer;
    },
  });
  // One that cannot be extended keeps what it has.
  Reflect.setPrototypeOf(owner, behind);
}
