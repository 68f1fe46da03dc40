// Part of the boot script.
const maxDepth = 100;

/**
 * Returns a deep copy of plain data, frozen down to its leaves. The page may still change the original. Functions, data nested
 * deeper than 100 levels and circular references are kept by reference.
 */
export function frozenCopy<T>(value: T, outer: readonly unknown[] = []): T {
  if (typeof value !== 'object' || value === null || outer.length > maxDepth || outer.includes(value)) return value;
  const copy = (part: unknown) => frozenCopy(part, [...outer, value]);
  // `fromEntries` defines fields and does not assign them, so that `__proto__` and frozen prototypes are harmless.
  const copied: unknown = Array.isArray(value)
    ? value.map(copy)
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
  return Object.freeze(copied) as T;
}
