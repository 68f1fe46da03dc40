import { putAttribute } from '../../browser/put-attribute.ts';

/** Remembers how the server's elements looked before the runtime changed them, so that all of it can be taken back. */
export interface ServerState {
  /** Call before the first change; returns the element. */
  keep<E extends Element>(element: E): E;
  restore(): void;
}

/** The attributes that the runtime writes; what the page's own scripts put elsewhere stays. */
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
