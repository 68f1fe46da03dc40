import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
import { isWanted, type JournalFilter } from './filter.ts';
import { waitForEntry } from './wait-for-entry.ts';

/** Every /api request since start, oldest first. Kept in memory within bounds: the oldest entries give way, and are counted. */
export interface Journal {
  /** Gives the entry the next seq; it is visible to every reader at once, so `since` never skips one. */
  add(entry: Omit<JournalEntry, 'seq'>): JournalEntry;
  entries(filter?: JournalFilter): readonly JournalEntry[];
  /** The same as JSON texts, for readers who pass them on. */
  lines(filter?: JournalFilter): readonly JournalLine[];
  /** The first entry, old or coming, that the predicate likes. Rejects when none came within `timeoutMs` (5000 by default). */
  waitFor(predicate: (entry: JournalEntry) => boolean, options?: { timeoutMs?: number }): Promise<JournalEntry>;
  /** Calls the listener with every new entry and its line; the returned function ends that. */
  subscribe(listener: (entry: JournalEntry, line: JournalLine) => void): () => void;
  /** Forgets the entries; numbering goes on. */
  clear(): void;
  /** Forgets the entries; the next one is number 1 again. */
  reset(): void;
  /** The newest seq ever given; 0 before the first entry. */
  readonly lastSeq: number;
  /** How often numbering has begun anew. */
  readonly resets: number;
  /** How many entries gave way to newer ones. */
  readonly dropped: number;
}

/** An entry as it is kept: its JSON in UTF-8, and what it is filtered by. */
interface JournalLine extends Pick<JournalEntry, 'seq' | 'endpoint' | 'site' | 'valid'> {
  readonly json: Buffer;
}

/** Bound of the memory (our choice): what the entries take as JSON, and what keeping one takes besides (measured). */
const maxJournalBytes = 256 * 1024 * 1024;
const bytesBesides = 400;

const sizeOf = ({ json }: JournalLine): number => json.length + bytesBesides;

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
    // The empty front is cut off rarely, so that adding stays cheap.
    if (first > 64 && first * 2 > kept.length) {
      kept = kept.slice(first);
      first = 0;
    }
  };
  const forget = () => {
    kept = [];
    first = 0;
    bytes = 0;
  };
  const lines = (filter: JournalFilter = {}): readonly JournalLine[] => {
    const limit = filter.limit ?? Number.POSITIVE_INFINITY;
    // Entries are numbered without gaps, so the place of the first one after `since` is arithmetic.
    const oldestSeq = kept[first]?.seq ?? 0;
    const found: JournalLine[] = [];
    for (let at = first + Math.max(0, (filter.since ?? 0) - oldestSeq + 1); at < kept.length && found.length < limit; at += 1) {
      const line = kept[at];
      if (line && isWanted(line, filter)) found.push(line);
    }
    return found;
  };

  return {
    lines,
    entries: (filter) => lines(filter).map(parse),
    add(entry) {
      lastSeq += 1;
      const numbered: JournalEntry = { seq: lastSeq, ...entry };
      const { seq, endpoint, site, valid } = numbered;
      const line: JournalLine = { seq, endpoint, site, valid, json: Buffer.from(JSON.stringify(numbered)) };
      kept.push(line);
      bytes += sizeOf(line);
      while (bytes > maxBytes && kept.length - first > 1) dropOldest();
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
    clear: forget,
    reset() {
      forget();
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
