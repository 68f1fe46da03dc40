import { expect, test } from 'vitest';
import type { UserTimingRecord } from '../../../runtime/contract/vitals/compact-records.ts';
import { watchUserTiming } from '../../../runtime/features/vitals/user-timing.ts';
import { fakePerformance } from '../../helpers/fakes/fake-performance.ts';

function watched() {
  const records: UserTimingRecord[] = [];
  const fake = fakePerformance();
  watchUserTiming(fake.options.watchEntries, 'p1', (record) => records.push(record));
  return { ...fake, records };
}

// vitals#user-timing
test('marks have a start, measures a duration as well', () => {
  const { entry, records } = watched();
  entry({ entryType: 'mark', name: 'hero', startTime: 12.5, duration: 0 });
  entry({ entryType: 'measure', name: 'hero-shown', startTime: 12.5, duration: 0 });
  expect(records).toEqual([
    { type: 'user-timing', pageLoadId: 'p1', name: 'hero', startMs: 12.5 },
    { type: 'user-timing', pageLoadId: 'p1', name: 'hero-shown', startMs: 12.5, durationMs: 0 },
  ]);
});

// vitals#user-timing
test('names are cut at 100 characters, and only the first 200 entries of a page are recorded', () => {
  const { entry, records } = watched();
  for (let n = 0; n < 500; n += 1) entry({ entryType: 'mark', name: 'x'.repeat(300), startTime: n });
  expect(records).toHaveLength(200);
  expect(records[0]?.name).toBe('x'.repeat(100));
});
