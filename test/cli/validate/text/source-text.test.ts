import { expect, test } from 'vitest';
import { createSourceText } from '../../../../cli/validate/text/source-text.ts';

test('counts lines that end with LF, CRLF and CR, and columns from 1', () => {
  const source = createSourceText('a', 'ab\ncd\r\nef\rgh');
  expect([0, 2, 3, 7, 8, 10, 12].map((offset) => Object.values(source.placeOf(offset)).join(':'))).toEqual([
    ...['1:1', '1:3', '2:1', '3:1', '3:2', '4:1', '4:3'],
  ]);
});

test('returns the text of a line without its end, and undefined for lines outside the text', () => {
  const source = createSourceText('a', 'ab\r\ncd', 7);
  expect([6, 7, 8, 9].map((line) => source.lineAt(line))).toEqual([undefined, 'ab', 'cd', undefined]);
});
