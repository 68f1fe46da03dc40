import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';

/** What is needed of a journal to wait for an entry. */
interface WaitedJournal {
  entries(): readonly JournalEntry[];
  subscribe(listener: (entry: JournalEntry) => void): () => void;
  readonly lastSeq: number;
}

const defaultTimeoutMs = 5000;

/** See `Journal.waitFor`. */
export function waitForEntry(
  journal: WaitedJournal,
  predicate: (entry: JournalEntry) => boolean,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {},
): Promise<JournalEntry> {
  const known = journal.entries().find(predicate);
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const stop = journal.subscribe((entry) => {
      if (!predicate(entry)) return;
      clearTimeout(timer);
      stop();
      resolve(entry);
    });
    const timer = setTimeout(() => {
      stop();
      const newest = `the journal's newest entry is number ${journal.lastSeq}`;
      reject(new Error(`No such journal entry came within ${timeoutMs} ms; ${newest}.`));
    }, timeoutMs);
  });
}
