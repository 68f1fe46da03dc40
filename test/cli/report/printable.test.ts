import { expect, test } from 'vitest';
import { printable } from '../../../cli/report/printable.ts';

test('terminal escapes, direction marks and line ends in foreign text become visible', () => {
  expect(printable('a\u001b[2Jb')).toBe('a\\u001b[2Jb');
  expect(printable('a\u202eb')).toBe('a\\u202eb');
  expect(printable('a\r\nb\tc')).toBe('a⏎b c');
  expect(printable('grüß 日本 🙂')).toBe('grüß 日本 🙂');
});
