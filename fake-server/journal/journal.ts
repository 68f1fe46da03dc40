import type { JournalEntry } from '../../runtime/contract/journal.ts';
import { isWanted, type JournalFilter } from './filter.ts';

/** Every /api request since start, oldest first. Kept in memory within bounds: the oldest entries give way, and are counted. */
export interface Journal {
  /** Gives the entry the next seq; it is visible to every reader at once, so `since` never skips one. */
  add(entry: Omit<JournalEntry, 'seq'>): JournalEntry;
  entries(filter?: JournalFilter): readonly JournalEntry[];
  /** The first entry, old or coming, that the predicate likes. Rejects when none came within `timeoutMs` (5000 by default). */
  waitFor(predicate: (entry: JournalEntry) => boolean, options?: { timeoutMs?: number }): Promise<JournalEntry>;
  /** Hears of every new entry; the answer ends that. */
  subscribe(listener: (entry: JournalEntry) => void): () => void;
  /** Forgets the entries; numbering goes on. */
  clear(): void;
  /** Forgets the entries; the next one is number 1 again. */
  reset(): void;
  /** The newest seq ever given; 0 before the first entry. */
  readonly lastSeq: number;
  /** How many entries gave way to newer ones. */
  readonly dropped: number;
}

/** Bounds of the memory (our choice): 100,000 entries, and 128 Mi characters of body text in them. */
const defaults = { maxEntries: 100_000, maxCharacters: 128 * 1024 * 1024 };
const defaultTimeoutMs = 5000;

export function createJournal({ maxEntries, maxCharacters } = defaults): Journal {
  let kept: JournalEntry[] = [];
  let first = 0;
  let characters = 0;
  let lastSeq = 0;
  let dropped = 0;
  const listeners = new Set<(entry: JournalEntry) => void>();

  const dropOldest = () => {
    characters -= kept[first]?.bodyText.length ?? 0;
    first += 1;
    dropped += 1;
    // The front is cut off rarely, so that adding stays cheap.
    if (first > 64 && first * 2 > kept.length) {
      kept = kept.slice(first);
      first = 0;
    }
  };
  const forget = () => {
    kept = [];
    first = 0;
    characters = 0;
  };
  /** Entries are numbered without gaps, so the place of the first one after `since` is arithmetic. */
  const startAfter = (since: number): number => {
    const oldest = kept[first]?.seq ?? 0;
    return first + Math.max(0, since - oldest + 1);
  };

  return {
    add(entry) {
      lastSeq += 1;
      const numbered: JournalEntry = { seq: lastSeq, ...entry };
      kept.push(numbered);
      characters += numbered.bodyText.length;
      while (kept.length - first > maxEntries || (characters > maxCharacters && kept.length - first > 1)) dropOldest();
      for (const listener of [...listeners]) listener(numbered);
      return numbered;
    },
    entries(filter = {}) {
      const limit = filter.limit ?? Number.POSITIVE_INFINITY;
      const found: JournalEntry[] = [];
      for (let at = startAfter(filter.since ?? 0); at < kept.length && found.length < limit; at += 1) {
        const entry = kept[at];
        if (entry && isWanted(entry, filter)) found.push(entry);
      }
      return found;
    },
    waitFor(predicate, { timeoutMs = defaultTimeoutMs } = {}) {
      const known = this.entries().find(predicate);
      if (known) return Promise.resolve(known);
      return new Promise((resolve, reject) => {
        const stop = this.subscribe((entry) => {
          if (!predicate(entry)) return;
          clearTimeout(timer);
          stop();
          resolve(entry);
        });
        const timer = setTimeout(() => {
          stop();
          reject(
            new Error(`No such journal entry came within ${timeoutMs} ms; the journal's newest entry is number ${lastSeq}.`),
          );
        }, timeoutMs);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: forget,
    reset() {
      forget();
      lastSeq = 0;
      dropped = 0;
    },
    get lastSeq() {
      return lastSeq;
    },
    get dropped() {
      return dropped;
    },
  };
}
