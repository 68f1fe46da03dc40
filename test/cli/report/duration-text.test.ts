import { expect, test } from 'vitest';
import { durationText, shortDurationText } from '../../../cli/report/duration-text.ts';

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

test('an estimated duration has its two largest units, rounded up', () => {
  expect([0, 4200, 12_000, 58_000, 60_000, 123_000, 3_600_000, 3_890_000].map(shortDurationText)).toEqual([
    '1 s',
    '5 s',
    '15 s',
    '1 min',
    '1 min',
    '2 min 10 s',
    '1 h',
    '1 h 5 min',
  ]);
});
