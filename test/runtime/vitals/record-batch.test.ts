import { expect, test } from 'vitest';
import { createRecordBatch } from '../../../runtime/features/vitals/record-batch.ts';

// vitals#changed-values
test('one page speed record has the latest values, and is taken again only when one has changed', () => {
  const batch = createRecordBatch('p1', () => {});
  batch.setMetric('lcp', 100);
  batch.setMetric('lcp', 200);
  batch.setMetric('cls', 0);
  expect(batch.take()).toEqual([{ type: 'page-speed', pageLoadId: 'p1', metrics: { lcp: 200, cls: 0 } }]);
  batch.setMetric('lcp', 200);
  expect(batch.take()).toEqual([]);
  batch.setMetric('cls', 0.1);
  expect(batch.take()).toEqual([{ type: 'page-speed', pageLoadId: 'p1', metrics: { lcp: 200, cls: 0.1 } }]);
});

// vitals#restored-view
test('a view after the return from the back/forward cache is a separate record', () => {
  const batch = createRecordBatch('p1', () => {});
  batch.setMetric('lcp', 100);
  batch.beginView();
  batch.setMetric('lcp', 20);
  expect(batch.take()).toEqual([
    { type: 'page-speed', pageLoadId: 'p1', metrics: { lcp: 100 } },
    { type: 'page-speed', pageLoadId: 'p1.1', metrics: { lcp: 20 } },
  ]);
  batch.beginView();
  batch.setMetric('inp', 8);
  expect(batch.take()).toEqual([{ type: 'page-speed', pageLoadId: 'p1.2', metrics: { inp: 8 } }]);
});

test('onWaiting runs for each change', () => {
  let changes = 0;
  const batch = createRecordBatch('p1', () => {
    changes += 1;
  });
  batch.setMetric('lcp', 1);
  batch.setMetric('lcp', 1);
  batch.addTiming({ type: 'user-timing', pageLoadId: 'p1', name: 'a', startMs: 1 });
  expect(changes).toBe(2);
});
