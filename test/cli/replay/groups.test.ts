import { expect, test } from 'vitest';
import { groupFilter } from '../../../cli/replay/groups.ts';

test('accepts every call without a group', () => {
  expect(groupFilter(undefined)('logout')).toBe(true);
});

test('census and errors accept page views and script errors, and not performance records', () => {
  const isWanted = groupFilter(['census', 'errors']);
  expect([isWanted('record-hit'), isWanted('record-javascript-errors'), isWanted('performance-records')]).toEqual([
    true,
    true,
    false,
  ]);
});
