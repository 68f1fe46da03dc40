import { expect, test } from 'vitest';
import { characterName, type Dialect, readString } from '../../../../../cli/validate/find/literals/string-literal.ts';

const read = (text: string, dialect: Dialect) => {
  const result = readString(text, 0, dialect);
  return 'problem' in result ? result.problem.message : [result.value.text, result.end];
};

test.each([
  ['"a\\n\\u00e9\\/"', 'a\né/'],
  ['"\\ud83d\\ude00"', '😀'],
  ['""', ''],
])('decodes the JSON string %s', (text, value) => {
  expect(read(text, 'json')).toEqual([value, text.length]);
});

test.each([
  ["'\\x41\\u{1F600}\\v\\0\\101\\q'", 'A😀\v\0Aq'],
  ["'a\\\nb\\\r\nc'", 'abc'],
  ['`a\nb`', 'a\nb'],
])('decodes the script string %j', (text, value) => {
  expect(read(text, 'script')).toEqual([value, text.length]);
});

test.each([
  ['"\\x41"', 'json', 'bad escape \\x in a string'],
  ['"\\u12"', 'json', 'bad escape \\u in a string'],
  ['"a\tb"', 'json', 'unescaped tab in a string'],
  ['"\\u{110000}"', 'script', 'bad escape \\u in a string'],
  ["'a\nb'", 'script', 'unescaped line end in a string'],
  ['"a\\', 'json', 'the text ends inside a string'],
] as const)('refuses %j in %s', (text, dialect, message) => {
  expect(read(text, dialect)).toBe(message);
});

test('maps each character to its place in the literal', () => {
  const result = readString('x = "a\\u0041b"', 4, 'script');
  expect('value' in result && [0, 1, 2, 3].map(result.value.offsetOf)).toEqual([5, 6, 12, 13]);
});

test('returns names of control characters', () => {
  expect(['\n', '\u0001', '"'].map(characterName)).toEqual(['line end', 'control character 1', '"""']);
});
