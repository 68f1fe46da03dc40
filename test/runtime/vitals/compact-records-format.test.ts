import { describe, expect, test } from 'vitest';
import { decodeRecord } from '../../../runtime/contract/vitals/compact-records.ts';

describe('a compact record', () => {
  // vitals#compact-encoding
  test('of page speed holds ttfb, fcp, lcp, cls, inp and first input, in tenths of a ms and ten-thousandths', () => {
    expect(decodeRecord([1, 'load-1', 1235, 4000, 25_001, 1234, 400, 80])).toEqual({
      type: 'page-speed',
      pageLoadId: 'load-1',
      metrics: { ttfb: 123.5, fcp: 400, lcp: 2500.1, cls: 0.1234, inp: 40, firstInput: 8 },
    });
  });

  test('of page speed holds measured values only', () => {
    expect(decodeRecord([1, 'load-1', null, 4000])).toEqual({ type: 'page-speed', pageLoadId: 'load-1', metrics: { fcp: 400 } });
  });

  test('of user timing is a mark without a duration, and a measure with one', () => {
    const mark = { type: 'user-timing', pageLoadId: 'load-1', name: 'boot', startMs: 12.3 };
    expect(decodeRecord([2, 'load-1', 'boot', 123])).toEqual(mark);
    expect(decodeRecord([2, 'load-1', 'boot', 123, 0])).toEqual({ ...mark, durationMs: 0 });
  });

  test.each([
    [null],
    [7],
    ['1,load-1'],
    [{ 0: 1, 1: 'load-1' }],
    [[]],
    [[1]],
    [[1, 7, 1]],
    [[3, 'load-1', 1]],
    [['1', 'load-1', 1]],
    [[1, 'load-1', '1']],
    [[1, 'load-1', -1]],
    [[1, 'load-1', 1.5]],
    [[1, 'load-1', Number.NaN]],
    [[1, 'load-1', 1, 2, 3, 4, 5, 6, 7]],
    [[2, 'load-1']],
    [[2, 'load-1', 'boot']],
    [[2, 'load-1', 5, 5]],
    [[2, 'load-1', 'boot', null]],
    [[2, 'load-1', 'boot', 1, '2']],
    [[2, 'load-1', 'boot', 1, 2, 3]],
  ])('%j is not a record', (input) => {
    expect(decodeRecord(input)).toBeNull();
  });
});
