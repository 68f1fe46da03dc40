import { warnOnce } from '../page-code.ts';

type Names = Record<PropertyKey, unknown>;

/** Members that stand-ins lack: `await` must not hang, and stand-ins must not count as library wrappers. */
const absent: readonly PropertyKey[] = ['then', 'toJSON', 'nodeType', '_node', '_nodes', 'jquery'];

/**
 * Returns a stand-in for a missing name: it can be called, constructed and chained, keeps the members that a page sets, converts
 * to NaN, an empty text and an empty list, and does nothing.
 */
function createMissing(): unknown {
  const kept: Names = {
    [Symbol.toPrimitive]: (hint: string) => (hint === 'string' ? '' : Number.NaN),
    [Symbol.iterator]: () => [][Symbol.iterator](),
    length: 0,
  };
  const standIn: unknown = new Proxy(function missing() {}, {
    get: (target, name) => {
      if (name === 'prototype') return target.prototype;
      return name in kept || absent.includes(name) || typeof name === 'symbol' ? kept[name] : standIn;
    },
    set(_, name, value) {
      kept[name] = value;
      return true;
    },
    apply: () => standIn,
    construct: () => standIn as object,
  });
  return standIn;
}

/**
 * Gives `owner` a stand-in for every name that it lacks, and warns about each as `path.name`. `in` and `hasOwnProperty` still
 * return false.
 */
export function addMissing(owner: object, path: string): void {
  const standIns = new Map<string, unknown>();
  const behind = new Proxy(Object.create(null), {
    get(_, name) {
      if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return undefined;
      if (name in Object.prototype) return Reflect.get(Object.prototype, name);
      const standIn = standIns.get(name) ?? createMissing();
      standIns.set(name, standIn);
      warnOnce(`${path}.${name}`);
      return standIn;
    },
  });
  // Returns false for an object that cannot be extended.
  Reflect.setPrototypeOf(owner, behind);
}
