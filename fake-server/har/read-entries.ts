import { isFields, readJson } from '../../runtime/contract/read.ts';
import { splitEntries } from './split-entries.ts';

/**
 * Decodes the entries of a HAR one by one, and returns them by their `startedDateTime`: HAR 1.2 leaves sorting to readers. An
 * entry without a time stays behind the one before it. `decode` receives undefined for an entry that is not JSON. Throws the
 * errors of `splitEntries`.
 */
export async function readEntries<Item>(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  decode: (entry: unknown, index: number) => Item,
): Promise<readonly Item[]> {
  const rows: { readonly item: Item; readonly ms: number }[] = [];
  let lastMs = Number.NEGATIVE_INFINITY;
  for await (const text of splitEntries(chunks)) {
    const entry = readJson(text);
    const ms = isFields(entry) && typeof entry.startedDateTime === 'string' ? Date.parse(entry.startedDateTime) : Number.NaN;
    if (!Number.isNaN(ms)) lastMs = ms;
    rows.push({ item: decode(entry, rows.length), ms: lastMs });
  }
  // Two entries before the first time have no difference that is a number.
  return rows.sort((one, other) => (one.ms === other.ms ? 0 : one.ms - other.ms)).map(({ item }) => item);
}
