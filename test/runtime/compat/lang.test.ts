import { expect, test } from 'vitest';
import { lang } from '../../../runtime/compat/nodes/lang.ts';

// compat#library-names
test('each check of Y.Lang is true only for its type', () => {
  const values = [[], true, new Date(0), () => {}, null, 0, {}, /a/, '', undefined, Number.NaN];
  const trueOf = (question: (value: unknown) => boolean) => values.flatMap((value, index) => (question(value) ? [index] : []));
  expect({
    isArray: trueOf(lang.isArray),
    isBoolean: trueOf(lang.isBoolean),
    isDate: trueOf(lang.isDate),
    isFunction: trueOf(lang.isFunction),
    isNull: trueOf(lang.isNull),
    isNumber: trueOf(lang.isNumber),
    isObject: trueOf((value) => lang.isObject(value)),
    isRegExp: trueOf(lang.isRegExp),
    isString: trueOf(lang.isString),
    isUndefined: trueOf(lang.isUndefined),
    isValue: trueOf(lang.isValue),
  }).toEqual({
    isArray: [0],
    isBoolean: [1],
    isDate: [2],
    isFunction: [3],
    isNull: [4],
    isNumber: [5],
    isObject: [0, 2, 3, 6, 7],
    isRegExp: [7],
    isString: [8],
    isUndefined: [9],
    isValue: [0, 1, 2, 3, 5, 6, 7, 8],
  });
  expect([lang.isObject(() => {}, true), lang.isDate(new Date(Number.NaN))]).toEqual([false, false]);
});

test('Y.Lang returns types, trims, and inserts values into texts; names without a value stay', () => {
  expect([lang.type([]), lang.type(null), lang.type(/a/), lang.type(1), lang.type(() => {})]).toEqual([
    'array',
    'null',
    'regexp',
    'number',
    'function',
  ]);
  expect([lang.trim(' a '), lang.trimLeft(' a '), lang.trimRight(' a '), lang.trim(undefined)]).toEqual(['a', 'a ', ' a', '']);
  expect(lang.sub('{a} and { b } and {c|how}, {none}', { a: 1, b: 'two', c: false })).toBe('1 and two and false, {none}');
});
