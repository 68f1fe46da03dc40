import type { JournalEntry } from '../common/journal/journal.ts';

/** A filter of entries. An absent key allows every value. */
export interface JournalFilter {
  readonly endpoint?: string;
  readonly site?: string;
  readonly valid?: boolean;
  /** Only entries with a greater seq. */
  readonly since?: number;
  /** At most this many entries, the first ones. */
  readonly limit?: number;
}

/**
 * Returns whether an entry matches the filter apart from `since` and `limit`. The text `null` is the endpoint of unhandled calls.
 */
export const isWanted = (
  entry: Pick<JournalEntry, 'endpoint' | 'site' | 'valid'>,
  { endpoint, site, valid }: JournalFilter,
): boolean =>
  (endpoint === undefined || String(entry.endpoint) === endpoint) &&
  (site === undefined || entry.site === site) &&
  (valid === undefined || entry.valid === valid);
