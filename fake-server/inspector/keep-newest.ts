import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';

/** How many calls the page holds (our choice); the journal itself holds more. */
export const keptEntries = 1000;

/** Newest first. Numbers that begin anew mean that the journal was reset: then what was there before is gone. */
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
