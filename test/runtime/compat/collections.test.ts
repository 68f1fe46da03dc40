import { expect, test } from 'vitest';
import { each, some, yArray, yObject } from '../../../runtime/compat/nodes/collections.ts';

function listOf(...args: unknown[]): unknown[];
function listOf() {
  // biome-ignore lint/complexity/noArguments: older scripts pass it
  return yArray(arguments, 1, true);
}

test('Y.Array converts arguments, list-like values and single values to arrays', () => {
  expect(listOf('a', 'b', 'c')).toEqual(['b', 'c']);
  expect([yArray({ length: 2, 0: 'x', 1: 'y' }), yArray('text'), yArray({ _nodes: [1, 2] }), yArray([1, 2, 3], 1)]).toEqual([
    ['x', 'y'],
    ['text'],
    [1, 2],
    [2, 3],
  ]);
});

test('Y.Array and Y.each call back with value, key and context, for lists and objects', () => {
  const seen: unknown[] = [];
  function note(this: unknown, value: unknown, key: unknown): void {
    seen.push([this, value, key]);
  }
  yArray.each(['a'], note, 'list');
  each({ one: 1 }, note, 'object');
  yObject.each({ two: 2 }, note, 'own');
  each({ each: (callback: typeof note) => callback.call('its own', 3, 4) }, note);
  expect(seen).toEqual([
    ['list', 'a', 0],
    ['object', 1, 'one'],
    ['own', 2, 'two'],
    ['its own', 3, 4],
  ]);
  expect(() => each(null, note)).not.toThrow();
});

test('Y.Array finds, filters, reduces and invokes', () => {
  const list = [3, 1, 2, 1];
  expect({
    some: some(list, (value) => value === 2),
    every: yArray.every(list, (value) => Number(value) > 0),
    filter: yArray.filter(list, (value) => value === 1),
    reject: yArray.reject(list, (value) => value === 1),
    map: yArray.map(list, (value) => Number(value) * 2),
    find: yArray.find(list, (value) => Number(value) < 3),
    none: yArray.find(list, () => false),
    reduce: yArray.reduce(list, 10, (sum, value) => Number(sum) + Number(value)),
    indexOf: [yArray.indexOf(list, 1), yArray.indexOf(list, 1, 2), yArray.lastIndexOf(list, 1), yArray.indexOf(list, 9)],
    dedupe: yArray.dedupe(list),
    sorted: [...list].sort(yArray.numericSort),
    flatten: yArray.flatten([1, [2, [3]]]),
    hash: yArray.hash(['a', 'b'], [1]),
    invoke: yArray.invoke(['a', 7, null], 'toUpperCase'),
    test: [yArray.test([]), yArray.test({ length: 0 }), yArray.test('a')],
  }).toEqual({
    some: true,
    every: true,
    filter: [1, 1],
    reject: [3, 2],
    map: [6, 2, 4, 2],
    find: 1,
    none: null,
    reduce: 17,
    indexOf: [1, 3, 3, -1],
    dedupe: [3, 1, 2],
    sorted: [1, 1, 2, 3],
    flatten: [1, 2, 3],
    hash: { a: 1, b: true },
    invoke: ['A', undefined, undefined],
    test: [1, 2, 0],
  });
});

test('Y.Object creates objects with a prototype, and reads members', () => {
  const owner = { a: 1, deep: { down: [5] } };
  const child = yObject(owner) as typeof owner;
  expect([child.a, Object.keys(child)]).toEqual([1, []]);
  expect([
    yObject.keys(owner),
    yObject.values({ a: 1 }),
    yObject.size(owner),
    yObject.isEmpty({}),
    yObject.isEmpty(owner),
  ]).toEqual([['a', 'deep'], [1], 2, true, false]);
  expect([yObject.owns(owner, 'a'), yObject.owns(child, 'a'), yObject.hasKey(owner, 'b'), yObject.hasValue(owner, 1)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect([yObject.getValue(owner, ['deep', 'down', '0']), yObject.getValue(owner, ['no', 'way'])]).toEqual([5, undefined]);
  expect(yObject.setValue({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
  expect(yObject.some(owner, (value) => value === 1)).toBe(true);
});
