import type { EntryWatch, WatchEntries } from '../../browser/watch-entries.ts';
import type { UserTimingRecord } from '../../contract/vitals/compact-records.ts';

const maxRecords = 200;
const maxNameCharacters = 100;

/** Runs `onRecord` with the page's first marks and measures: vitals#user-timing. */
export function watchUserTiming(
  watchEntries: WatchEntries,
  pageLoadId: string,
  onRecord: (record: UserTimingRecord) => void,
): readonly EntryWatch[] {
  let remaining = maxRecords;
  const record = ({ entryType, name, startTime: startMs, duration }: PerformanceEntry) => {
    if (remaining <= 0) return;
    remaining -= 1;
    const record = { type: 'user-timing', pageLoadId, name: name.slice(0, maxNameCharacters), startMs } as const;
    onRecord(entryType === 'measure' ? { ...record, durationMs: duration } : record);
  };
  return ['mark', 'measure'].map((type) => watchEntries(type, record));
}
