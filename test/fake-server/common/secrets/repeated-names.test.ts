import { expect, test } from 'vitest';
import { mayHaveRepeatedNames } from '../../../../fake-server/common/secrets/repeated-names.ts';

test('a text with a name more than its data is noticed, in JSON and in JSON of a form', () => {
  const seen = (text: string, data: unknown) => mayHaveRepeatedNames(data, text);
  expect(seen('{"a":{"b":1},"a":2}', { a: 2 })).toBe(true);
  expect(seen('{"a" : {"b":[{"c":"d"}]}, "s":"{\\"x\\":1}"}', { a: { b: [{ c: 'd' }] }, s: '{"x":1}' })).toBe(false);
  expect(seen('data=%7B%22a%22%3A1%7D&x=1', { data: { a: 1 }, x: '1' })).toBe(false);
  expect(seen('data=%7B%22a%22%3A%22p%22%2C%22a%22%3A1%7D', { data: { a: 1 } })).toBe(true);
  expect(seen('a=1&b=2', { a: '1', b: '2' })).toBe(false);
});
