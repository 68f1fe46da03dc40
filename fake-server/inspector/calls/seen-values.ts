import type { JournalRow } from '../../common/journal/journal-row.ts';

const keys = ['endpoint', 'site', 'page'] as const;
type SeenKey = (typeof keys)[number];

/** The values that calls had so far, sorted: the choices of the filter. */
export type SeenValues = Readonly<Record<SeenKey, readonly string[]>>;

/** Pages may be many; a field with more choices helps no longer. */
const maxValues = 200;

/** Collects values of rows. `view` returns the same object until there is a new value. */
export function createSeenValues(): { add(rows: readonly JournalRow[]): void; view(): SeenValues } {
  const sets: Record<SeenKey, Set<string>> = { endpoint: new Set(), site: new Set(), page: new Set() };
  let view: SeenValues = { endpoint: [], site: [], page: [] };
  let size = 0;
  return {
    add(rows) {
      for (const row of rows)
        for (const key of keys) {
          const value = key === 'endpoint' ? (row.endpoint ?? 'null') : (row[key] ?? '');
          if (value !== '' && sets[key].size < maxValues) sets[key].add(value);
        }
    },
    view() {
      const now = keys.reduce((sum, key) => sum + sets[key].size, 0);
      if (now !== size) view = Object.fromEntries(keys.map((key) => [key, [...sets[key]].sort()])) as unknown as SeenValues;
      size = now;
      return view;
    },
  };
}
