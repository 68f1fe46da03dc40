const maxDepth = 100;

/**
 * A copy of plain data that nobody can change, down to its leaves. What it was copied from stays as it is: it belongs to the page,
 * which may go on changing it. Kept by reference: functions, what lies deeper than 100 levels, and what holds itself.
 */
export function frozenCopy<T>(value: T, outer: readonly unknown[] = []): T {
  if (typeof value !== 'object' || value === null || outer.length > maxDepth || outer.includes(value)) return value;
  const copy = (part: unknown) => frozenCopy(part, [...outer, value]);
  // fromEntries defines its fields, so that names like `__proto__` or a page's frozen prototypes do no harm.
  const copied: unknown = Array.isArray(value)
    ? value.map(copy)
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
  return Object.freeze(copied) as T;
}
