import { describe, expect, test } from 'vitest';
import { createHistogram } from '../../../../cli/replay/account/histogram.ts';

describe('histogram', () => {
  test('without durations everything is 0', () => {
    const histogram = createHistogram();
    expect([histogram.atRatio(0.5), histogram.maxMs]).toEqual([0, 0]);
  });

  test('of 1 to 1000 ms the median is 500 and the 99th percentile 990, within 3 %, and the maximum is exact', () => {
    const histogram = createHistogram();
    for (let ms = 1; ms <= 1000; ms += 1) histogram.add(ms);
    expect(Math.abs(histogram.atRatio(0.5) / 500 - 1)).toBeLessThan(0.03);
    expect(Math.abs(histogram.atRatio(0.99) / 990 - 1)).toBeLessThan(0.03);
    expect(histogram.maxMs).toBe(1000);
  });

  test('a single duration is every percentile', () => {
    const histogram = createHistogram();
    histogram.add(7);
    expect([histogram.atRatio(0.5), histogram.atRatio(0.99)]).toEqual([7, 7]);
  });

  test('accepts durations of 0 and of 1e12 ms', () => {
    const histogram = createHistogram();
    histogram.add(0);
    histogram.add(1e12);
    expect(histogram.maxMs).toBe(1e12);
    expect(histogram.atRatio(0.1)).toBeLessThanOrEqual(0.001);
  });
});
