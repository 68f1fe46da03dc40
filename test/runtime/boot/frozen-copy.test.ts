import { expect, test } from 'vitest';
import { frozenCopy } from '../../../runtime/boot/frozen-copy.ts';

test('the copy is equal and frozen at every depth, and the original can still be changed', () => {
  const original = { list: [1, { deep: 'a' }], text: 'b' };
  const copy = frozenCopy(original);
  expect(copy).toEqual(original);
  expect([copy, copy.list, copy.list[1]].every(Object.isFrozen)).toBe(true);
  expect(Object.isFrozen(original.list)).toBe(false);
  original.text = 'changed';
  expect(copy.text).toBe('b');
});

test('a circular structure is copied up to its circular reference', () => {
  const round: { self?: unknown; name: string } = { name: 'round' };
  round.self = round;
  expect(frozenCopy(round)).toEqual({ name: 'round', self: round });
});

test('a field called __proto__ stays a plain field', () => {
  const copy = frozenCopy(JSON.parse('{"__proto__":{"odd":true}}') as object);
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  expect('odd' in copy).toBe(false);
});

test('data nested 100,000 levels deep does not throw', () => {
  let deep: object = {};
  for (let level = 0; level < 100_000; level++) deep = { deep };
  expect(() => frozenCopy(deep)).not.toThrow();
});
