import { describe, expect, test } from 'vitest';
import { progressBar, progressEnd, progressLine } from '../../../cli/report/progress.ts';

const state = { unit: 'page', done: 10, total: 40, detail: 'shop.example/about' };

describe('progressBar', () => {
  test('has the bar, the count, the rate, the time left and the detail', () => {
    expect(progressBar(state, 5000, 100)).toBe('█████░░░░░░░░░░░░░░░ 10/40 pages  2.0/s  15 s left  shop.example/about');
  });

  test.each([80, 60, 59, 40, 20, 5, 1])('leaves one of %i columns free', (columns) => {
    expect(progressBar(state, 5000, columns).length).toBeLessThan(columns);
  });

  test('counts East Asian characters as two columns', () => {
    expect(progressBar({ ...state, detail: '店'.repeat(60) }, 100, 60)).toMatch(/ 店{11,13}…$/);
  });

  test('has no rate in the first second, and no bar without a total', () => {
    expect(progressBar({ unit: 'file', done: 3, total: null, detail: 'a' }, 500, 80)).toBe('3 files  a');
  });

  test('shows no control characters', () => {
    expect(progressBar({ ...state, detail: '\u001b[2Ja\nb' }, 100, 100)).toContain('\\u001b[2Ja⏎b');
  });
});

describe('progressLine', () => {
  test.each([
    [state, 5000, '10 of 40 pages, 2.0/s, 15 s left: shop.example/about'],
    [{ ...state, done: 40 }, 5000, '40 of 40 pages, 8.0/s: shop.example/about'],
    [{ unit: 'file', done: 1, total: null }, 100, '1 file'],
    [{ ...state, leftMs: null, detail: '' }, 5000, '10 of 40 pages, 2.0/s'],
    [{ unit: 'page', done: 1, total: 2 }, 60_000, '1 of 2 pages, 1.0/min, 1 min left'],
    [{ unit: 'request', done: 5_000_000, total: 5_000_001 }, 1000, '5000000 of 5000001 requests, 5000000/s, 1 s left'],
  ])('of %j after %i ms is %j', (progress, elapsedMs, expected) => {
    expect(progressLine(progress, elapsedMs)).toBe(expected);
  });
});

test.each([
  [{ ...state, done: 40 }, 13_200, '40 pages in 13.2 s, 3.0/s.'],
  [state, 13_200, '10 of 40 pages in 13.2 s, 0.8/s.'],
  [{ unit: 'file', done: 1, total: null }, 130_000, '1 file in 2 min 10 s, 0.5/min.'],
])('the end of %j after %i ms is %j', (progress, elapsedMs, expected) => {
  expect(progressEnd(progress, elapsedMs)).toBe(expected);
});
