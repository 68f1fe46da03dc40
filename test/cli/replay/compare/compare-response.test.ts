import { expect, test } from 'vitest';
import { differencesOf } from '../../../../cli/replay/compare/compare-response.ts';
import { completeResponse } from '../../../helpers/platform/replay-parts.ts';

const none: ReadonlySet<string> = new Set();

test.each([
  [{ a: 1 }, '{"a":1}', 0],
  [{ a: 1 }, '{ "a": 1 }', 0],
  [{ a: 1 }, '{"a":2}', 1],
  [{ a: 1 }, '<p>', 1],
  ['text', 'text', 0],
  ['text', 'other', 1],
  [null, '', 0],
  [null, 'x', 1],
])('recorded %j and received %j have %i differences', (recordedBody, text, count) => {
  expect(differencesOf({ recordedBody }, completeResponse(200, text), none)).toHaveLength(count);
});

test('a body that was not recorded, or is too long to be kept, has no differences', () => {
  expect(differencesOf({}, completeResponse(200, 'x'), none)).toEqual([]);
  expect(differencesOf({ recordedBody: 'y' }, { status: 200, cookies: [], body: null }, none)).toEqual([]);
});

test('a body that is nested 200,000 deep has no differences', () => {
  const recordedBody = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`) as unknown;
  expect(differencesOf({ recordedBody }, completeResponse(200, '[]'), none)).toEqual([]);
});
