import { expect, test } from 'vitest';
import * as read from '../../../runtime/contract/read.ts';

test('fields are read from objects only', () => {
  const given = { a: 1 };
  expect(read.readFields(given)).toBe(given);
  for (const other of [null, undefined, [1], 'text', 3, () => given]) expect(read.readFields(other)).toEqual({});
});

// consent#flag-values
test('text is returned unchanged, numbers and flags are also read from text', () => {
  expect([read.readText(' a '), read.readText(3), read.readText(undefined, 'b')]).toEqual([' a ', '', 'b']);
  expect(['12', ' 1.5 ', 0, -3].map(read.readNumber)).toEqual([12, 1.5, 0, -3]);
  expect(['', ' ', '12px', Number.NaN, 1 / 0, '1e999', true, null, []].map(read.readNumber)).toEqual(Array(9).fill(null));
  expect([true, 'true', false, 'false', 1, 'yes', null].map(read.readFlag)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('lists keep their texts, and a value that is not listed becomes the fallback', () => {
  expect(read.readTexts(['a', 1, null, 'b'])).toEqual(['a', 'b']);
  expect(read.readTexts('ab')).toEqual([]);
  expect([read.readOneOf(['a', 'b'], 'b', 'c'), read.readOneOf(['a', 'b'], {}, null)]).toEqual(['b', null]);
});

test('a field called __proto__ is copied as a plain field', () => {
  const rest = read.withoutFields(JSON.parse('{"a":1,"b":2,"__proto__":{"c":3}}'), ['a']);
  expect(Object.entries(rest)).toEqual([
    ['b', 2],
    ['__proto__', { c: 3 }],
  ]);
  expect((rest as { c?: unknown }).c).toBeUndefined();
});

test('JSON text becomes its value; other text becomes undefined, and its error is handed over', () => {
  const errors: unknown[] = [];
  expect([read.readJson('{"a":1}'), read.readJson('null'), read.readJson('[]')]).toEqual([{ a: 1 }, null, []]);
  for (const text of ['', '{', null, undefined]) expect(read.readJson(text, (error) => errors.push(error))).toBeUndefined();
  expect(errors).toHaveLength(4);
  expect(errors.every((error) => error instanceof SyntaxError)).toBe(true);
});
