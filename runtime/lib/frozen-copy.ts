const maxDepth = 100;

/**
 * A copy of plain data that nobody can change, down to its leaves. What it was copied from stays as it is: it belongs to the page,
 * which may go on changing it. Functions are kept by reference, and so is what lies deeper than 100 levels.
 */
export function frozenCopy<T>(value: T, seen: Map<unknown, unknown> = new Map(), depth = 0): T {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const known = seen.get(value);
  if (known) return known as T;
  const copy: object = Array.isArray(value) ? [] : {};
  seen.set(value, copy);
  for (const [name, part] of Object.entries(value)) {
    // Defined, not assigned: a field may be called `__proto__`.
    Object.defineProperty(copy, name, { value: frozenCopy(part, seen, depth + 1), enumerable: true });
  }
  return Object.freeze(copy) as T;
}
