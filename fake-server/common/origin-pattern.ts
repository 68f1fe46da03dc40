/** Returns whether an origin is one of these. A pattern may have `*` for a part of the host: `http://*.localhost:4100`. */
export const matchesOrigin = (origin: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const [before = '', after] = pattern.split('*');
    return after === undefined
      ? origin === before
      : origin.length > before.length + after.length && origin.startsWith(before) && origin.endsWith(after);
  });
