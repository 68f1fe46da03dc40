import { expect, test } from 'vitest';
import * as z from 'zod';
import { createTable } from '../../../fake-server/tables/table.ts';

const texts = (limits: { maxRows?: number; maxBytes?: number } = {}) => createTable({ schema: z.string(), ...limits });

test('of more than 3 rows the oldest ones are dropped and counted; a replaced row keeps its place', () => {
  const table = texts({ maxRows: 3 });
  for (const key of ['a', 'b', 'c']) table.set(key, key);
  table.set('a', 'changed');
  table.set('d', 'd');
  expect([[...table.keys()], table.dropped]).toEqual([['b', 'c', 'd'], 1]);
});

test('rows of more than 1000 bytes are dropped, the oldest first; one large row is kept', () => {
  const table = texts({ maxBytes: 1000 });
  for (const key of ['a', 'b', 'c']) table.set(key, 'x'.repeat(300));
  expect([...table.keys()]).toEqual(['b', 'c']);
  table.set('large', 'x'.repeat(5000));
  expect([[...table.keys()], table.dropped]).toEqual([['large'], 3]);
  table.set('large', '');
  table.set('small', '');
  expect(table.size).toBe(2);
});

test('the changes since the last call have each row once; on the first call they are the whole table', () => {
  const table = texts();
  table.set('a', '1');
  expect(table.takeChanges()).toEqual({ isCleared: true, removed: [], set: [['a', '"1"']] });
  expect(table.takeChanges()).toEqual({ isCleared: false, removed: [], set: [] });
  table.set('b', '2');
  table.set('b', '3');
  table.delete('a');
  table.set('a', '4');
  table.set('c', '5');
  table.delete('c');
  expect(table.takeChanges()).toEqual({
    isCleared: false,
    removed: ['a', 'c'],
    set: [
      ['b', '"3"'],
      ['a', '"4"'],
    ],
  });
  table.clear();
  table.set('d', '6');
  expect(table.takeChanges()).toEqual({ isCleared: true, removed: [], set: [['d', '"6"']] });
});

test('rows of a snapshot are decoded before the table changes', () => {
  const table = texts();
  table.set('a', '1');
  const copy = texts();
  copy.prepare(table.snapshot())();
  expect(copy.snapshot()).toEqual([['a', '1']]);
  for (const wrong of [null, {}, [['a']], [['a', 1]], [[1, 'a']], 'text']) expect(() => copy.prepare(wrong)).toThrow();
  copy.prepare([['b', '2']]);
  expect(copy.snapshot()).toEqual([['a', '1']]);
});
