import { expect, test } from 'vitest';
import { createRateLimits } from '../../../fake-server/state/rate-limits.ts';

const secondMs = 1000;

test('a client sends 6 calls at once, waits 10 s for the next one, and has 6 again after a minute', () => {
  let nowMs = 0;
  const limits = createRateLimits({ now: () => nowMs });
  const waits = (calls: number) => Array.from({ length: calls }, () => limits.take('a', 6));
  expect(waits(8)).toEqual([0, 0, 0, 0, 0, 0, 10, 10]);
  nowMs = 4 * secondMs;
  expect([limits.take('a', 6), limits.take('b', 6)]).toEqual([6, 0]);
  nowMs = 10 * secondMs;
  expect(waits(2)).toEqual([0, 10]);
  nowMs = 71 * secondMs;
  expect(waits(7)).toEqual([0, 0, 0, 0, 0, 0, 10]);
  limits.clear();
  expect(limits.take('a', 6)).toBe(0);
});

test('a clock that goes back gives no calls and takes none', () => {
  let nowMs = 60_000;
  const limits = createRateLimits({ now: () => nowMs });
  expect([limits.take('a', 1), limits.take('a', 1)]).toEqual([0, 60]);
  nowMs = 0;
  expect(limits.take('a', 1)).toBe(60);
});

test('no call is refused when limits are off, and at most 10,000 clients are counted', () => {
  const off = createRateLimits({ isOn: false });
  expect([off.take('a', 1), off.take('a', 1)]).toEqual([0, 0]);
  const limits = createRateLimits({ now: () => 0 });
  for (let client = 0; client <= 10_000; client += 1) limits.take(`c${client}`, 1);
  expect([limits.take('c10000', 1), limits.take('c0', 1)]).toEqual([60, 0]);
});
