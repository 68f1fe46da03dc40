import type { JournalEntry } from '../common/journal/journal.ts';
import { parseLine } from './parse-line.ts';

/** The part of a journal that `waitForEntry` needs. */
interface WaitedJournal {
  each(): Iterable<{ readonly json: Buffer }>;
  subscribe(listener: (entry: JournalEntry) => void): () => void;
  readonly lastSeq: number;
}

const defaultTimeoutMs = 5000;

/** Implements `Journal.waitFor`. */
export function waitForEntry(
  journal: WaitedJournal,
  predicate: (entry: JournalEntry) => boolean,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {},
): Promise<JournalEntry> {
  for (const line of journal.each()) {
    const known = parseLine(line);
    if (predicate(known)) return Promise.resolve(known);
  }
  return new Promise((resolve, reject) => {
    const unsubscribe = journal.subscribe((entry) => {
      if (!predicate(entry)) return;
      clearTimeout(timer);
      unsubscribe();
      resolve(entry);
    });
    const timer = setTimeout(() => {
      unsubscribe();
      const newest = `the journal's newest entry is number ${journal.lastSeq}`;
      reject(new Error(`No matching journal entry within ${timeoutMs} ms; ${newest}.`));
    }, timeoutMs);
  });
}
