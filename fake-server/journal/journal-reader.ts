import type { JournalEntry } from '../common/journal/journal.ts';
import type { JournalFilter } from './filter.ts';

/** Every /api request since the start, oldest first, for readers. */
export interface JournalReader {
  /** Returns the entries that match the filter. */
  entries(filter?: JournalFilter): readonly JournalEntry[];
  /**
   * Resolves with the first entry, old or new, that matches the predicate. Rejects after `timeoutMs` without one (5000 by
   * default).
   */
  waitFor(predicate: (entry: JournalEntry) => boolean, options?: { readonly timeoutMs?: number }): Promise<JournalEntry>;
  /** Calls the listener with every new entry. Returns a function that removes the listener. */
  subscribe(listener: (entry: JournalEntry) => void): () => void;
  /** Removes the entries. The next one has the next number. */
  clear(): void;
  /** Removes the entries. The next one has the number 1. */
  reset(): void;
  /** The seq of the newest entry; 0 before the first one. */
  readonly lastSeq: number;
  /** The number of kept entries with problems. */
  readonly problemCount: number;
  /** The number of resets. */
  readonly resets: number;
  /** The number of entries that were dropped, because the journal was full. */
  readonly dropped: number;
}
