import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
import { isWanted, type JournalFilter } from './filter.ts';
import { waitForEntry } from './wait-for-entry.ts';

/** Every /api request since the start, oldest first. It is held in memory within a limit; the oldest entries are dropped and counted. */
export interface Journal {
  /** Adds an entry with the next seq. It is visible to every reader at once, so `since` skips no entry. */
  add(entry: Omit<JournalEntry, 'seq'>): JournalEntry;
  entries(filter?: JournalFilter): readonly JournalEntry[];
  /** Returns the entries as JSON, for readers that forward them. */
  lines(filter?: JournalFilter): readonly JournalLine[];
  /** Resolves with the first entry, old or new, that matches the predicate. Rejects after `timeoutMs` without one (5000 by default). */
  waitFor(predicate: (entry: JournalEntry) => boolean, options?: { timeoutMs?: number }): Promise<JournalEntry>;
  /** Calls the listener with every new entry and its line. Returns a function that removes the listener. */
  subscribe(listener: (entry: JournalEntry, line: JournalLine) => void): () => void;
  /** Replaces the entries with those of a snapshot. The next one has the number after `lastSeq`. Readers start again, as after a reset. */
  restore(entries: Iterable<JournalEntry>, lastSeq: number): void;
  /** Removes the entries. The next one has the next number. */
  clear(): void;
  /** Removes the entries. The next one has the number 1. */
  reset(): void;
  /** The seq of the newest entry; 0 before the first one. */
  readonly lastSeq: number;
  /** The number of resets. */
  readonly resets: number;
  /** The number of entries that were dropped. */
  readonly dropped: number;
}

/** A stored entry: its JSON in UTF-8, and the fields of the filter. */
interface JournalLine extends Pick<JournalEntry, 'seq' | 'endpoint' | 'site' | 'valid'> {
  readonly json: Buffer;
}

/** The limit of the memory: the entries as JSON, plus a measured overhead for each. */
const maxJournalBytes = 256 * 1024 * 1024;
const overheadBytes = 400;

const sizeOf = ({ json }: JournalLine): number => json.length + overheadBytes;

const parse = ({ json }: JournalLine): JournalEntry => JSON.parse(json.toString('utf8')) as JournalEntry;

export function createJournal({ maxBytes = maxJournalBytes } = {}): Journal {
  let kept: (JournalLine | undefined)[] = [];
  let first = 0;
  let bytes = 0;
  let lastSeq = 0;
  let resets = 0;
  let dropped = 0;
  const listeners = new Set<(entry: JournalEntry, line: JournalLine) => void>();

  const dropOldest = () => {
    const oldest = kept[first];
    if (oldest) bytes -= sizeOf(oldest);
    kept[first] = undefined;
    first += 1;
    dropped += 1;
    // The empty front is removed rarely, so that adding stays cheap.
    if (first > 64 && first * 2 > kept.length) {
      kept = kept.slice(first);
      first = 0;
    }
  };
  const clear = () => {
    kept = [];
    first = 0;
    bytes = 0;
  };
  const lines = (filter: JournalFilter = {}): readonly JournalLine[] => {
    const limit = filter.limit ?? Number.POSITIVE_INFINITY;
    // Numbers have no gaps, so the index of the first entry after `since` is computed.
    const oldestSeq = kept[first]?.seq ?? 0;
    const found: JournalLine[] = [];
    for (let at = first + Math.max(0, (filter.since ?? 0) - oldestSeq + 1); at < kept.length && found.length < limit; at += 1) {
      const line = kept[at];
      if (line && isWanted(line, filter)) found.push(line);
    }
    return found;
  };

  const push = (numbered: JournalEntry): JournalLine => {
    const { seq, endpoint, site, valid } = numbered;
    const line: JournalLine = { seq, endpoint, site, valid, json: Buffer.from(JSON.stringify(numbered)) };
    kept.push(line);
    bytes += sizeOf(line);
    while (bytes > maxBytes && kept.length - first > 1) dropOldest();
    return line;
  };

  return {
    lines,
    entries: (filter) => lines(filter).map(parse),
    add(entry) {
      lastSeq += 1;
      const numbered: JournalEntry = { seq: lastSeq, ...entry };
      const line = push(numbered);
      for (const listener of [...listeners]) listener(numbered, line);
      return numbered;
    },
    waitFor(predicate, options) {
      return waitForEntry(this, predicate, options);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore(entries, newLastSeq) {
      clear();
      resets += 1;
      for (const entry of entries) push(entry);
      lastSeq = newLastSeq;
    },
    clear,
    reset() {
      clear();
      lastSeq = 0;
      resets += 1;
      dropped = 0;
    },
    get lastSeq() {
      return lastSeq;
    },
    get resets() {
      return resets;
    },
    get dropped() {
      return dropped;
    },
  };
}
