import { expect, test } from 'vitest';
import { beginsLikeJson, LinesSniffer } from '../../../../cli/validate/read/sniff.ts';

const isLines = (...chunks: string[]) => {
  const sniffer = new LinesSniffer(undefined);
  return chunks.map((chunk) => sniffer.isLines(Buffer.from(chunk))).at(-1);
};

test.each([
  [['{"a":1}\n{"a":2}\n'], true],
  [['{"a"', ':1}', '\n', '{"a":2}'], true],
  [['\n\n{"a":1}\r\n\r\n[]'], true],
  [['{"a":1}\n'], false],
  [['{\n"a":1}\n'], false],
  [['[{"a":1},\n{"a":2}]'], false],
  [['<p>\n{"a":1}\n{"a":1}'], false],
])('detects %j as NDJSON: %s', (chunks, expected) => {
  expect(isLines(...chunks)).toBe(expected);
});

test('uses the format of the name, if any', () => {
  expect(new LinesSniffer('ndjson').isLines(Buffer.from('{\n'))).toBe(true);
  expect(new LinesSniffer('html').isLines(Buffer.from('{}\n{}\n'))).toBe(false);
});

test.each([
  [' {', true],
  ['-5', true],
  ['true', true],
  ['<!doctype', false],
  ['Static = {', false],
])('%j begins like JSON: %s', (text, expected) => {
  expect(beginsLikeJson(Buffer.from(text))).toBe(expected);
});
