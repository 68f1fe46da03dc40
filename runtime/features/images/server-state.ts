import { putAttribute } from '../../browser/build-element.ts';

/** Attributes of the server's elements before the runtime changed them. */
export interface ServerState {
  /** Stores the attributes of an element before its first change; returns the element. */
  keep<E extends Element>(element: E): E;
  restore(): void;
}

/** The attributes that the runtime writes and restores. The page's scripts may change all others. */
const owned =
  /^(class|style|src|width|height|role|tabindex|inert|loading|fetchpriority|aria-.+|data-(parent-ratio|image-resolution|ss-(layout|strip|box|near|described)))$/;

export function createServerState(): ServerState {
  // Not copies: a copy of a picture would load, and run the page's own `onload` on an element without a parent.
  const kept = new Map<Element, ReadonlyMap<string, string | null>>();
  return {
    keep(element) {
      if (!kept.has(element))
        kept.set(element, new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name)])));
      return element;
    },
    restore() {
      for (const [element, attributes] of kept) {
        for (const name of [...element.getAttributeNames(), ...attributes.keys()]) {
          const value = attributes.get(name) ?? null;
          if (owned.test(name) && element.getAttribute(name) !== value) putAttribute(element, name, value);
        }
      }
      kept.clear();
    },
  };
}
