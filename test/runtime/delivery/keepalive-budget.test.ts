import { expect, test } from 'vitest';
import { createKeepaliveBudget } from '../../../runtime/features/delivery/keepalive-budget.ts';

// analytics#keepalive-sum
test('56 KiB fit together, one byte more does not', () => {
  const budget = createKeepaliveBudget();
  for (let chunk = 0; chunk < 4; chunk++) {
    expect(budget.fits(14 * 1024)).toBe(true);
    budget.take(14 * 1024);
  }
  expect(budget.fits(1)).toBe(false);
  expect(budget.fits(0)).toBe(true);
});

test('a released body makes room again', () => {
  const budget = createKeepaliveBudget();
  budget.take(57_344);
  budget.release(10);
  expect(budget.fits(10)).toBe(true);
  expect(budget.fits(11)).toBe(false);
});

test('a body of 64 KiB fits where nothing else is under way', () => {
  const budget = createKeepaliveBudget();
  expect(budget.fits(65_536)).toBe(true);
  budget.take(1);
  expect(budget.fits(65_536)).toBe(false);
});
