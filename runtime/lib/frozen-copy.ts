/**
 * A copy of plain data that nobody can change, down to its leaves. What it was copied from stays as it is: it belongs to the page,
 * which may go on changing it. Functions and class instances are kept by reference.
 */
export function frozenCopy<T>(value: T, seen: Map<unknown, unknown> = new Map()): T {
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known) return known as T;
  const copy: object = Array.isArray(value) ? [] : {};
  seen.set(value, copy);
  for (const [name, part] of Object.entries(value)) {
    // Defined, not assigned: a field may be called `__proto__`.
    Object.defineProperty(copy, name, { value: frozenCopy(part, seen), enumerable: true });
  }
  return Object.freeze(copy) as T;
}
