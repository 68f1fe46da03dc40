import { expect, test } from 'vitest';
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
