import { expect, test } from 'vitest';
import { createEventId, isExpired } from '../../../runtime/features/delivery/event-id.ts';

test('an id more than 24 hours old, or more than 24 hours ahead, is expired', () => {
  const id = createEventId(1_700_000_000_123, Math.random);
  const dayMs = 24 * 60 * 60 * 1000;
  expect([0, dayMs, -dayMs].map((ms) => isExpired(id, 1_700_000_000_123 + ms))).toEqual([false, false, false]);
  expect([dayMs + 1, -dayMs - 1].map((ms) => isExpired(id, 1_700_000_000_123 + ms))).toEqual([true, true]);
});

test('the ids of 10,000 events of one millisecond all differ', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => createEventId(1_700_000_000_000, Math.random))).size).toBe(10_000);
});

test('ids sort by age, from 1972 to 2059', () => {
  const ids = [80_000_000_000, 1_700_000_000_000, 2_800_000_000_000].map((ms) => createEventId(ms, Math.random));
  expect([...ids].reverse().sort()).toEqual(ids);
});

// analytics#event-id
test('an id has 24 letters and digits; fewer for short random numbers', () => {
  expect(createEventId(1_700_000_000_000, Math.random)).toMatch(/^[a-z0-9]{24}$/);
  expect(createEventId(1_700_000_000_000, () => 0.5)).toMatch(/^[a-z0-9]{10}$/);
});

test('text that is not an id is expired', () => {
  expect(isExpired('-', 1_700_000_000_000)).toBe(true);
});
