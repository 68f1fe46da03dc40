import { expect, test } from 'vitest';
import { elementOf, elementsIn } from '../../../runtime/compat/element-of.ts';

const [one, two] = [{ name: 'one' }, { name: 'two' }];

test('returns the element of a library’s wrapper, and any other value unchanged', () => {
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
])('the elements in %j are %j', (given, found) => {
  expect(elementsIn(given)).toEqual(found);
});
