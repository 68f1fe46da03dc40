import { expect, test } from 'vitest';
import { filterFrom, filterQuery, isFiltered, labelOf, noFilter } from '../../../fake-server/inspector/filter.ts';

test('only set values are parameters, and other parameters are not read', () => {
  const filter = filterFrom(new URLSearchParams('site=clean&status=0&view=sites&limit=9'));
  expect(filter).toEqual({ ...noFilter, site: 'clean', status: '0' });
  expect(filterQuery(filter).toString()).toBe('site=clean&status=0');
  expect([isFiltered(filter), isFiltered(noFilter)]).toEqual([true, false]);
});

test('values have names for readers, or are shown unchanged', () => {
  expect([labelOf('valid', 'false'), labelOf('status', '0'), labelOf('site', 'clean'), labelOf('site', 'toString')]).toEqual([
    'with problems',
    'no response',
    'clean',
    'toString',
  ]);
});

test('a value that is named like a property of every object is its own label', () => {
  expect(labelOf('status', 'constructor')).toBe('constructor');
  expect(labelOf('endpoint', '__proto__')).toBe('__proto__');
  expect(labelOf('endpoint', 'null')).toBe('no endpoint');
});
