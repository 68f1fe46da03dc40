import { describe, expect, test } from 'vitest';
import { createHistogram } from '../../../cli/replay/histogram.ts';

describe('histogram', () => {
  test('without durations everything is 0', () => {
    const histogram = createHistogram();
    expect([histogram.atRatio(0.5), histogram.maxMs]).toEqual([0, 0]);
  });

  test('of 1 to 1000 ms the half is 500, 99 % are 990, to 3 %, and the longest is exact', () => {
    const histogram = createHistogram();
    for (let ms = 1; ms <= 1000; ms += 1) histogram.add(ms);
    expect(Math.abs(histogram.atRatio(0.5) / 500 - 1)).toBeLessThan(0.03);
    expect(Math.abs(histogram.atRatio(0.99) / 990 - 1)).toBeLessThan(0.03);
    expect(histogram.maxMs).toBe(1000);
  });

  test('one duration is every percentile of itself', () => {
    const histogram = createHistogram();
    histogram.add(7);
    expect([histogram.atRatio(0.5), histogram.atRatio(0.99)]).toEqual([7, 7]);
  });

  test('no duration is too short or too long', () => {
    const histogram = createHistogram();
    histogram.add(0);
    histogram.add(1e12);
    expect(histogram.maxMs).toBe(1e12);
    expect(histogram.atRatio(0.1)).toBeLessThanOrEqual(0.001);
  });
});
