/** Remembers how the server's elements looked before the runtime changed them, so that all of it can be taken back. */
export interface ServerState {
  /** Call before the first change; answers the element. */
  keep<E extends Element>(element: E): E;
  restore(): void;
}

const owned = [
  'class',
  'style',
  'src',
  'role',
  'tabindex',
  'inert',
  'hidden',
  'aria-roledescription',
  'aria-label',
  'aria-live',
  'aria-current',
  'aria-disabled',
  'data-parent-ratio',
  'data-image-resolution',
  'fetchpriority',
  'loading',
] as const;

/** Only the attributes that the runtime writes are taken back; what the page's own scripts put elsewhere stays. */
export function createServerState(): ServerState {
  const kept = new Map<Element, readonly (string | null)[]>();
  return {
    keep(element) {
      if (!kept.has(element))
        kept.set(
          element,
          owned.map((name) => element.getAttribute(name)),
        );
      return element;
    },
    restore() {
      for (const [element, values] of kept) {
        owned.forEach((name, index) => {
          const value = values[index] ?? null;
          if (element.getAttribute(name) === value) return;
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        });
      }
      kept.clear();
    },
  };
}
