const deep = (depth: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

/** Values of other types that data from outside may hold. */
export const hostileValues: readonly unknown[] = [
  ...[undefined, null, '', ' ', 'x', '0', '1e999', 'true', '<p>', '__proto__', '\u0000', '💥', 'x'.repeat(100_000)],
  ...[true, false, 0, -1, -0, 1.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY, 10n, Symbol('s')],
  ...[[], [null], {}, { id: {} }, { value: [] }, () => 1, new Date(0), /x/, new Map(), Object.create(null), deep(10_000)],
  JSON.parse('{"__proto__":{"enabled":true},"constructor":{"prototype":1}}'),
];
