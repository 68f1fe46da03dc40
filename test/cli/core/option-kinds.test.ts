import { expect, test } from 'vitest';
import { z } from 'zod';
import { decodeTexts, decodeWritten } from '../../../cli/core/decode-options.ts';
import {
  flag,
  listenAddress,
  listOf,
  oneOf,
  origins,
  pairsOf,
  positiveNumber,
  positiveNumberOr,
  text,
  texts,
  wholeNumber,
} from '../../../cli/core/option-kinds.ts';
import type { ValueKind } from '../../../cli/core/option-table.ts';

const row = (kind: ValueKind<unknown, unknown>) => ({ ...kind, description: '' });
/** Reads texts of the command line. */
const line = (kind: ValueKind<unknown, unknown>, ...given: string[]) => decodeTexts(row(kind), given, z);
/** Reads a value of a config file or a program. */
const written = (kind: ValueKind<unknown, unknown>, value: unknown) => decodeWritten(row(kind), value, z);

test.each(['0', '7', '65535'])('reads %j as a whole number from 0 to 65535', (value) => {
  expect(line(wholeNumber(0, 65_535), value)).toBe(Number(value));
});

test.each(['', '-1', '1.5', '65536', '1e3', ' 1', '0x10'])('refuses %j as a whole number from 0 to 65535', (value) => {
  expect(() => line(wholeNumber(0, 65_535), value)).toThrow('Expected a whole number from 0 to 65535.');
});

test('a program gives numbers as numbers', () => {
  expect(written(wholeNumber(0, 9), 3)).toBe(3);
  for (const value of ['3', 2.5, 10, Number.NaN, null, [3]])
    expect(() => written(wholeNumber(0, 9), value)).toThrow('Expected a whole number from 0 to 9.');
});

test.each(['', ' ', '0', '-1', 'Infinity', 'x'])('refuses %j as a number above 0', (value) => {
  expect(() => line(positiveNumber, value)).toThrow('Expected a number above 0.');
});

test('reads a fraction as a number above 0, and a word in its place', () => {
  expect(line(positiveNumber, '0.25')).toBe(0.25);
  expect(line(positiveNumberOr('max'), '.5')).toBe(0.5);
  expect(line(positiveNumberOr('max'), 'max')).toBe('max');
  expect(() => line(positiveNumberOr('max'), '0')).toThrow('Expected a number above 0, or max.');
});

test.each(['127.0.0.1', '0.0.0.0', '::1', '::', 'fe80::1', 'localhost', 'my-machine.example', 'host1.'])(
  'accepts %j as an address to listen on',
  (value) => {
    expect(line(listenAddress, value)).toBe(value);
  },
);

test.each(['', '300.1.1.1', '1.2.3', '256', '[::1]', 'a b', 'a..b', '127.0.0.1:80', 'http://localhost'])(
  'refuses %j as an address to listen on',
  (value) => {
    expect(() => line(listenAddress, value)).toThrow('Expected an IP address or a host name');
  },
);

test('reads one of the words, lists of them, and repeated options', () => {
  const words = ['red', 'blue'] as const;
  expect(line(oneOf(words), 'blue')).toBe('blue');
  expect(() => line(oneOf(words), 'BLUE')).toThrow('Expected one of: red, blue. Did you mean blue?');
  expect(line(listOf(words), 'red', 'red, blue')).toEqual(['red', 'red', 'blue']);
  expect(() => line(listOf(words), 'red,')).toThrow('Expected one of: red, blue.');
  expect(line(texts, 'a', 'b,c')).toEqual(['a', 'b,c']);
  expect(line(text, 'first', 'last')).toBe('last');
  expect(line(flag, '')).toBe(true);
});

test('a list, a repeated text and pairs can be written as text, as a list and as an object', () => {
  const colours = pairsOf(['red', 'blue'], wholeNumber(0, 9));
  expect(written(listOf(['red', 'blue']), 'red,blue')).toEqual(['red', 'blue']);
  expect(written(listOf(['red', 'blue']), ['red', 'blue'])).toEqual(['red', 'blue']);
  expect(written(listOf(['red', 'blue']), [])).toEqual([]);
  expect(written(texts, 'a')).toEqual(['a']);
  for (const value of ['red=1,blue=2', ['red=1', 'blue=2'], { red: 1, blue: 2 }])
    expect(written(colours, value)).toEqual({ red: 1, blue: 2 });
  expect(line(colours, 'red=1', 'red=3')).toEqual({ red: 3 });
});

test.each([
  ['red', 'Expected name=value, with a name of: red.'],
  ['green=1', 'Expected one of: red.'],
  ['red=x', 'Expected a whole number from 0 to 9.'],
  [7, 'Expected an object.'],
  [null, 'Expected an object.'],
  [{ red: '1' }, 'Expected a whole number from 0 to 9.'],
])('refuses %j as pairs', (value, message) => {
  expect(() => written(pairsOf(['red'], wholeNumber(0, 9)), value)).toThrow(message);
});

test('reads origins without their slash, and refuses paths and other protocols', () => {
  expect(line(origins, 'https://API.example/, http://localhost:80')).toEqual(['https://api.example', 'http://localhost']);
  for (const value of ['https://a.example/b', 'ftp://a.example', 'a.example', 'https://u:p@a.example', ''])
    expect(() => line(origins, value)).toThrow('Expected origins, such as https://api.example.com.');
});

test('getters that throw and objects without a prototype are refused as any other value', () => {
  const hostile = Object.create(null, { red: { enumerable: true, get: () => 'x' } });
  expect(() => written(pairsOf(['red'], wholeNumber(0, 9)), hostile)).toThrow('Expected');
  expect(() => written(flag, 'yes')).toThrow('Expected true or false.');
});
