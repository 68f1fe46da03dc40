import { expect, test } from 'vitest';
import { elementOf, elementsIn } from '../../../runtime/compat/element-of.ts';

const [one, two] = [{ name: 'one' }, { name: 'two' }];

test('takes an element out of a library’s wrapper, and leaves whatever else it is given', () => {
  expect([{ _node: one }, one, null, undefined, 3].map(elementOf)).toEqual([one, one, null, undefined, 3]);
});

test.each([
  [one, one],
  [{ _node: one }, one],
  [{ _nodes: [one, two] }, [one, two]],
  [{ jquery: '3', length: 2, 0: one, 1: two }, [one, two]],
  [
    [{ _node: one }, two],
    [one, two],
  ],
  [[], []],
  [null, null],
  [undefined, undefined],
])('finds in %j %j', (given, found) => {
  expect(elementsIn(given)).toEqual(found);
});
