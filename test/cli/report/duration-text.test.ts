import { expect, test } from 'vitest';
import { durationText } from '../../../cli/report/duration-text.ts';

test('a duration has the largest unit that it contains at least twice', () => {
  expect([63_072_000_000, 1_800_000, 5_400_000, 100_000, 1000, 0].map(durationText)).toEqual([
    '730 days',
    '30 minutes',
    '90 minutes',
    '100 seconds',
    '1 second',
    '0 seconds',
  ]);
});
