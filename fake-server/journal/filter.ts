import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';

/** Which entries are wanted; an absent key wants all. */
export interface JournalFilter {
  readonly endpoint?: string;
  readonly site?: string;
  readonly valid?: boolean;
  /** Only entries with a greater seq. */
  readonly since?: number;
  /** The first N that match. */
  readonly limit?: number;
}

/**
 * Returns whether an entry is wanted; `since` and `limit` are the reader's business. The endpoint `null` (as text) wants unhandled
 * calls.
 */
export const isWanted = (
  entry: Pick<JournalEntry, 'endpoint' | 'site' | 'valid'>,
  { endpoint, site, valid }: JournalFilter,
): boolean =>
  (endpoint === undefined || String(entry.endpoint) === endpoint) &&
  (site === undefined || entry.site === site) &&
  (valid === undefined || entry.valid === valid);
