import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';

/** The number of calls on the page. The journal itself has more. */
export const keptEntries = 1000;

/** Returns the newest calls, the newest first. A smaller number means that the journal was reset: the calls before it are removed. */
export function keepNewest(before: readonly JournalEntry[], arrived: readonly JournalEntry[]): readonly JournalEntry[] {
  let kept: JournalEntry[] = [...before];
  for (const entry of arrived) {
    const newest = kept[0]?.seq ?? 0;
    if (entry.seq === newest) continue;
    if (entry.seq < newest) kept = [];
    kept.unshift(entry);
  }
  return kept.slice(0, keptEntries);
}
