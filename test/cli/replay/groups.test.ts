import { expect, test } from 'vitest';
import { groupFilter } from '../../../cli/replay/groups.ts';

test('wants every call when no group is named', () => {
  expect(groupFilter(undefined)('logout')).toBe(true);
});

test('census and errors want page views and script errors, and not performance records', () => {
  const isWanted = groupFilter(['census', 'errors']);
  expect([isWanted('record-hit'), isWanted('record-javascript-errors'), isWanted('performance-records')]).toEqual([
    true,
    true,
    false,
  ]);
});
