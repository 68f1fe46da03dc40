import { Chalk } from 'chalk';
import { expect, test } from 'vitest';
import { excerptAround, prettyFindings, prettyGroups } from '../../../cli/report/pretty.ts';
import type { Finding } from '../../../fake-server/common/findings.ts';

const paint = new Chalk({ level: 0 });
const finding: Finding = {
  ruleId: 'unknown-value',
  severity: 'warning',
  message: 'unknown variant "FOO", the runtime takes BAR',
  source: 'page.html',
  line: 12,
  column: 5,
  reference: 'consent#banner-settings',
};

test('prints place, severity, message, rule and reference, and a caret under the place', () => {
  expect(prettyFindings([finding], { paint, lineOf: () => 'abc def' })).toEqual([
    '  12:5  warning  unknown variant "FOO", the runtime takes BAR  unknown-value (consent#banner-settings)',
    '    12 | abc def',
    '       |     ^',
  ]);
});

test('groups findings under their sources in the order given', () => {
  const lines = prettyGroups([finding, { ...finding, source: 'b.json' }, finding], { paint });
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual(['page.html', '', 'b.json', '']);
  expect(lines).toHaveLength(7);
});

test('shows control characters of foreign text as escapes', () => {
  const hostile = { ...finding, message: '\u001b[31mred\u0007', source: 'a\u001b]0;title\u0007.html' };
  const text = prettyGroups([hostile], { paint, lineOf: () => '\u001b[2Jgone' }).join('\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for control characters
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
});

test('cuts a long line around the place and keeps the caret on it', () => {
  const line = `${'a'.repeat(500)}X${'b'.repeat(500)}`;
  const { text, caret } = excerptAround(line, 500, 60);
  expect(text[caret]).toBe('X');
  expect(text.startsWith('…')).toBe(true);
  expect(text.endsWith('…')).toBe(true);
  expect(text.length).toBeLessThanOrEqual(62);
});

test('the caret is at the end of the line for a place past it', () => {
  expect(excerptAround('abc', 99, 60)).toEqual({ text: 'abc', caret: 3 });
});

test.each([20, 40, 80])('a code frame fits a terminal of %i columns, and its caret is below the place', (columns) => {
  const line = `${'a'.repeat(300)}X${'b'.repeat(300)}`;
  const found = { ...finding, line: 1234, column: 301 };
  const [, ...frame] = prettyFindings([found], { paint, columns, lineOf: () => line, lineNear: () => line });
  expect(frame).toHaveLength(6);
  // A terminal that is narrower than the gutter and 16 characters gets these.
  for (const each of frame) expect(each.length).toBeLessThanOrEqual(Math.max(columns, 29));
  expect(frame[2]?.indexOf('X')).toBe(frame[3]?.indexOf('^'));
});
