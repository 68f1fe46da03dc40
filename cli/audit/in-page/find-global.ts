/** Returns the first of these names that the page's scripts have defined as a global; null without one. */
export function findGlobal(names: readonly string[]): string | null {
  const isDefined = (name: string): boolean => {
    try {
      const value = (globalThis as unknown as Record<string, unknown>)[name];
      // An element's id is a global too.
      const isElement = value instanceof Element || value instanceof HTMLCollection || value === window;
      return (typeof value === 'function' || (typeof value === 'object' && value !== null)) && !isElement;
    } catch {
      return false;
    }
  };
  return names.find(isDefined) ?? null;
}
