/**
 * Returns items by the `startedDateTime` of their entries: HAR 1.2 leaves sorting to readers. An item without a time stays behind
 * the one before it.
 */
export function inTimeOrder<Item>(items: readonly Item[], startOf: (item: Item) => unknown): readonly Item[] {
  let lastMs = Number.NEGATIVE_INFINITY;
  const rows = items.map((item) => {
    const start = startOf(item);
    const ms = typeof start === 'string' ? Date.parse(start) : Number.NaN;
    if (!Number.isNaN(ms)) lastMs = ms;
    return { item, ms: lastMs };
  });
  // Two items before the first time have no difference that is a number.
  return rows.sort((one, other) => (one.ms === other.ms ? 0 : one.ms - other.ms)).map(({ item }) => item);
}
