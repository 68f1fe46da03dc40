import * as z from 'zod';

/** Rows by their keys, the oldest first, within limits of rows and bytes: the oldest rows are dropped and counted. */
export interface Table<Value> extends StoredTable {
  get(key: string): Value | undefined;
  has(key: string): boolean;
  /** Adds or replaces a row. A replaced row keeps its place. A value that is changed later has to be set again. */
  set(key: string, value: Value): void;
  /** Returns whether there was such a row. */
  delete(key: string): boolean;
  keys(): Iterable<string>;
  values(): Iterable<Value>;
}

/** A row as JSON data: its key and its value. */
type Row = readonly [key: string, value: unknown];

/** The part of a table for snapshots and state files. */
export interface StoredTable {
  readonly size: number;
  /** The number of rows that were dropped. */
  readonly dropped: number;
  /** Removes the rows. */
  clear(): void;
  /** Returns the rows as JSON data, the oldest first. */
  snapshot(): readonly Row[];
  /** Decodes rows of a snapshot, and returns a function that replaces the table's rows with them. Throws a ZodError. */
  prepare(rows: unknown): () => void;
  /** Whether there are changes since the last call of `takeChanges`. */
  readonly isChanged: boolean;
  /** Returns the changes since the last call; on the first call the whole table. */
  takeChanges(): TableChanges;
}

/** Changes in the order in which they are applied. */
interface TableChanges {
  readonly isCleared: boolean;
  readonly removed: readonly string[];
  /** Added and replaced rows: their keys, and their values as JSON text. */
  readonly set: readonly (readonly [key: string, json: string])[];
}

export interface TableOptions<Value> {
  /** Decodes a row of a snapshot. */
  readonly schema: z.ZodType<Value>;
  /** Returns a value as JSON data; the value itself by default. */
  readonly encode?: (value: Value) => unknown;
  readonly maxRows?: number;
  readonly maxBytes?: number;
  /** Called after the rows were replaced with those of a snapshot. */
  readonly onRestored?: () => void;
}

const defaultMaxRows = 10_000;
const defaultMaxBytes = 16 * 1024 * 1024;
/** The memory of a row besides its JSON: an estimate. */
const overheadBytes = 100;

export function createTable<Value>(options: TableOptions<Value>): Table<Value> {
  const { schema, encode = (value) => value, maxRows = defaultMaxRows, maxBytes = defaultMaxBytes, onRestored } = options;
  const rows = new Map<string, { readonly value: Value; readonly bytes: number }>();
  const rowsSchema = z.array(z.tuple([z.string(), schema]));
  const jsonOf = (value: Value): string => JSON.stringify(encode(value));
  let bytes = 0;
  let dropped = 0;
  /** Null until changes are taken, so that a table without a state file stores none. */
  let changes: { isCleared: boolean; readonly removed: Set<string>; readonly set: Set<string> } | null = null;

  const remove = (key: string): boolean => {
    const row = rows.get(key);
    if (!row) return false;
    bytes -= row.bytes;
    changes?.set.delete(key);
    changes?.removed.add(key);
    return rows.delete(key);
  };
  const clear = () => {
    rows.clear();
    bytes = 0;
    if (changes) changes = { isCleared: true, removed: new Set(), set: new Set() };
  };
  const rowOf = (key: string, value: Value) => ({ value, bytes: key.length + jsonOf(value).length + overheadBytes });
  const set = (key: string, value: Value, row = rowOf(key, value)) => {
    bytes += row.bytes - (rows.get(key)?.bytes ?? 0);
    rows.set(key, row);
    changes?.set.add(key);
    for (const oldest of rows.keys()) {
      if (rows.size <= 1 || (rows.size <= maxRows && bytes <= maxBytes)) break;
      remove(oldest);
      dropped += 1;
    }
  };
  return {
    set: (key, value) => set(key, value),
    clear,
    delete: remove,
    get: (key) => rows.get(key)?.value,
    has: (key) => rows.has(key),
    keys: () => rows.keys(),
    *values() {
      for (const { value } of rows.values()) yield value;
    },
    get size() {
      return rows.size;
    },
    get dropped() {
      return dropped;
    },
    get isChanged() {
      return changes === null || changes.isCleared || changes.removed.size + changes.set.size > 0;
    },
    snapshot: () => [...rows].map(([key, { value }]) => [key, encode(value)]),
    prepare(data) {
      // The rows are encoded before the table changes, because values that nest too deep cannot be.
      const decoded = rowsSchema.parse(data).map(([key, value]) => ({ key, value, row: rowOf(key, value) }));
      return () => {
        clear();
        for (const { key, value, row } of decoded) set(key, value, row);
        onRestored?.();
      };
    },
    takeChanges() {
      const { isCleared, removed, set: keys } = changes ?? { isCleared: true, removed: [], set: rows.keys() };
      const taken = {
        isCleared,
        removed: [...removed],
        set: [...keys].flatMap((key) => {
          const row = rows.get(key);
          return row ? [[key, jsonOf(row.value)] as const] : [];
        }),
      };
      changes = { isCleared: false, removed: new Set(), set: new Set() };
      return taken;
    },
  };
}
