import { putAttribute } from '../../browser/put-attribute.ts';

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
  const kept = new Map<Element, Element>();
  return {
    keep(element) {
      if (!kept.has(element)) kept.set(element, element.cloneNode(false) as Element);
      return element;
    },
    restore() {
      for (const [element, copy] of kept) {
        for (const name of [...element.getAttributeNames(), ...copy.getAttributeNames()]) {
          const value = copy.getAttribute(name);
          if (owned.test(name) && element.getAttribute(name) !== value) putAttribute(element, name, value);
        }
      }
      kept.clear();
    },
  };
}
