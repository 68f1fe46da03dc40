import { expect, test } from 'vitest';
import { progressLine } from '../../../cli/audit/report/progress-line.ts';
import { createTimeLeft } from '../../../cli/audit/time-left.ts';

test('the time left follows from the pages done, after 3 s and 5 pages', () => {
  let nowMs = 0;
  const timeLeft = createTimeLeft(1000, () => nowMs);
  expect(timeLeft.leftMs()).toBeNull();
  for (let at = 0; at < 4; at++) timeLeft.done();
  nowMs = 60_000;
  expect(timeLeft.leftMs()).toBeNull();
  timeLeft.done();
  nowMs = 2000;
  expect(timeLeft.leftMs()).toBeNull();
  nowMs = 60_000;
  for (let at = 5; at < 312; at++) timeLeft.done();
  expect(timeLeft.leftMs()).toBeCloseTo((60_000 / 312) * 688);
});

test('the line of progress has the page’s number, the time left and the page, without terminal escapes', () => {
  const page = { url: 'https://shop.example/a\u001b[31m', path: '/a', site: null, expectedStatus: null };
  expect(progressLine(page, 312, 1000, 130_000)).toMatch(/^312 of 1000 · 2 min 10 s left: https:\/\/shop\.example\/a/);
  expect(progressLine(page, 312, 1000, 130_000)).not.toContain('\u001b');
  expect(progressLine({ ...page, site: 'clean' }, 1, 2, null)).toBe('1 of 2: clean/a');
});
