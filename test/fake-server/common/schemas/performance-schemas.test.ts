import { expect, test } from 'vitest';
import { problemsOf } from '../../../helpers/platform/problems-of.ts';

// vitals#compact-encoding
test('every record must be in the compact encoding', () => {
  expect(
    problemsOf('performance-records', [
      [1, 'p', 800, null, 9000],
      [2, 'p', 'hero', 120],
      [2, 'p', 'shown', 120, 5],
    ]),
  ).toEqual([]);
  expect(
    problemsOf('performance-records', [[1, 'p', 800], 'x', { t: 'user-timing' }, [3, 'p', 1], [1, 'p', -1], [1, 7, 1]]),
  ).toEqual(['/1', '/2', '/3', '/4', '/5']);
});

test('records are a list of at least one', () => {
  expect(problemsOf('performance-records', [])).toEqual(['']);
  expect(problemsOf('performance-records', 'not json')).toEqual(['']);
});

test('settings are requested without a body', () => {
  expect(problemsOf('performance-settings', null)).toEqual([]);
});
