import type { EntryWatch, WatchEntries } from '../../browser/watch-entries.ts';
import type { UserTimingRecord } from '../../contract/vitals/compact-records.ts';

/** Our choices: a page that marks without end is not followed, and a name is no place for a text. */
const maxRecords = 200;
const maxNameCharacters = 100;

/** Records the page's own marks and measures (`performance.mark`, `performance.measure`), the first 200 of them. Spec 1 §7. */
export function watchUserTiming(
  watchEntries: WatchEntries,
  pageLoadId: string,
  onRecord: (record: UserTimingRecord) => void,
): readonly EntryWatch[] {
  let left = maxRecords;
  const record = ({ entryType, name, startTime: startMs, duration }: PerformanceEntry) => {
    if (left <= 0) return;
    left -= 1;
    const record = { type: 'user-timing', pageLoadId, name: name.slice(0, maxNameCharacters), startMs } as const;
    onRecord(entryType === 'measure' ? { ...record, durationMs: duration } : record);
  };
  return ['mark', 'measure'].map((type) => watchEntries(type, record));
}
