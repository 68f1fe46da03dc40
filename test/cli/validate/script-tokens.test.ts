import { expect, test } from 'vitest';
import {
  skipExpression,
  skipRegExp,
  skipString,
  skipTemplate,
  skipTrivia,
  skipWord,
} from '../../../cli/validate/script-tokens.ts';

test('steps over spaces and all kinds of comments', () => {
  expect(skipTrivia(' \t\n// a\n/* b\n*/ <!-- c\n\u00a0x', 0)).toBe(24);
  expect(skipTrivia('/* open', 0)).toBe(7);
});

test.each([
  [`'a\\'b' + 1`, 6],
  ['"a\\\nb"', 6],
  ['"open', -1],
  ['"a\nb"', -1],
])('finds the end of the string %j', (text, end) => {
  expect(skipString(text, 0)).toBe(end);
});

test.each([
  ['`a` + 1', 3],
  [`\`a\${ {b: \`c\${1}\`, d: "}"} }e\` + 1`, 29],
  ['`\\`` + 1', 4],
  ['`open ${', -1],
])('finds the end of the template %j', (text, end) => {
  expect(skipTemplate(text, 0)).toBe(end);
});

test('finds the end of a regular expression with a slash in a class', () => {
  expect(skipRegExp('/[/\\]]\\//gi.test(x)', 0)).toBe(11);
  expect(skipRegExp('/open\n/', 0)).toBe(-1);
});

test('takes letters of any script, $ and _ for a word', () => {
  expect(skipWord('größe_$1 = 2', 0)).toBe(8);
});

test.each([
  ['f({a: 1, b: [2]}), next', 'f({a: 1, b: [2]})'],
  ['x ? "a,b" : /,/.test(y), next', 'x ? "a,b" : /,/.test(y)'],
  ['a / b / c, next', 'a / b / c'],
  ['function () { return 1; } }', 'function () { return 1; } '],
  [`\`\${a},\` ; next`, `\`\${a},\` `],
  ['never ends', 'never ends'],
])('finds where the expression %j ends', (text, expression) => {
  expect(text.slice(0, skipExpression(text, 0))).toBe(expression);
});
