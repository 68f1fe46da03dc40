import { expect, test } from 'vitest';
import { problemsOf } from '../../../helpers/problems-of.ts';

test('records are a list of lists or objects', () => {
  expect(problemsOf('performance-records', [['s', 1, 2], { t: 'user-timing' }])).toEqual([]);
  expect(problemsOf('performance-records', [])).toEqual(['']);
  expect(problemsOf('performance-records', [['s'], 'x'])).toEqual(['/1']);
  expect(problemsOf('performance-records', 'not json')).toEqual(['']);
});

test('settings are asked for without a body', () => {
  expect(problemsOf('performance-settings', null)).toEqual([]);
});
