import { expect, test } from 'vitest';
import { noFilter } from '../../../fake-server/inspector/filter.ts';
import { placeFrom, searchOf } from '../../../fake-server/inspector/place.ts';

test('a place is in the address with its view, filter, opened call and comparison, and is read from there', () => {
  const place = {
    view: 'calls',
    filter: { ...noFilter, text: 'a & b', status: '4xx', valid: 'false' },
    entry: 12,
    compare: 3,
  };
  expect(searchOf(place)).toBe('?text=a+%26+b&valid=false&status=4xx&entry=12&compare=3');
  expect(placeFrom(searchOf(place))).toEqual(place);
  expect(searchOf({ ...place, view: 'sites', filter: noFilter, entry: null, compare: null })).toBe('?view=sites');
});

test('the list of all calls has the plain address, and numbers that are not entries are ignored', () => {
  const start = { view: 'calls', filter: noFilter, entry: null, compare: null };
  expect(searchOf(start)).toBe('');
  for (const entry of ['0', '-1', '1e3', 'x', '99999999999999999', '']) expect(placeFrom(`?entry=${entry}`)).toEqual(start);
});
