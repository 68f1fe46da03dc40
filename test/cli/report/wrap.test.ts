import { expect, test } from 'vitest';
import { wrap, wrapLine } from '../../../cli/report/wrap.ts';

test('lines have at most 80 columns, later ones are indented by 2 more, and a word of 200 letters is cut', () => {
  expect(wrap('short', 4)).toEqual(['    short']);
  const lines = wrap(`${'pots '.repeat(30)}${'x'.repeat(200)} end`, 6);
  expect(lines.every((line) => line.length <= 80)).toBe(true);
  expect(lines.map((line) => line.search(/\S/))).toEqual([6, 8, 8, 8, 8, 8]);
  expect(lines.map((line) => line.trim()).join('')).toContain(`${'x'.repeat(72)}`);
  expect(lines.at(-1)).toMatch(/x end$/);
});

test.each([
  ['  error  one two three four five', 28, ['  error  one two three four', '         five']],
  ['  not judged  one two', 17, ['  not judged  one', '    two']],
  [
    '\u001b[31m  error\u001b[39m  one two three  four five',
    28,
    ['\u001b[31m  error\u001b[39m  one two three  four', '         five'],
  ],
  ['one two', 7, ['one two']],
  ['    by /a/b.js:1', 5, ['    by', '      /a/b.js:1']],
])('the line %j is wrapped at %s columns as far as the text after its label', (line, columns, wrapped) => {
  expect(wrapLine(line, columns)).toEqual(wrapped);
});
