import { expect, test } from 'vitest';
import { surveyCohort } from '../../../runtime/contract/analytics/constants.ts';

// analytics#survey-cohort
test('a visitor is always in the same cohort', () => {
  expect([surveyCohort(''), surveyCohort('a'), surveyCohort('foobar')]).toEqual(['B', 'A', 'A']);
  expect(surveyCohort('2d1bb4a0-0000-4000-8000-000000000001')).toBe(surveyCohort('2d1bb4a0-0000-4000-8000-000000000001'));
});

test('10,000 visitors spread evenly over A to E', () => {
  const counts = { A: 0, B: 0, C: 0, D: 0, E: 0 };
  for (let visitor = 0; visitor < 10_000; visitor++) counts[surveyCohort(`visitor-${visitor}`)] += 1;
  for (const count of Object.values(counts)) expect(Math.abs(count - 2000)).toBeLessThan(200);
});
