import { expect, test } from 'vitest';
import { githubLine } from '../../../cli/report/github.ts';

test('writes a workflow command with file, line, column and title', () => {
  expect(
    githubLine({
      ruleId: 'r',
      severity: 'note',
      message: 'fine',
      source: 'a/b.html',
      line: 3,
      column: 4,
      reference: 'gallery#column-width',
    }),
  ).toBe('::notice file=a/b.html,line=3,col=4,title=r::fine (gallery#column-width)');
});

test('escapes percent signs everywhere and colons and commas in properties, so that text cannot end the command', () => {
  expect(githubLine({ ruleId: 'r', severity: 'error', message: '50%,\n::error::x', source: 'a:b,c.html' })).toBe(
    '::error file=a%3Ab%2Cc.html,title=r::50%25,⏎::error::x',
  );
});

test('leaves out absent properties', () => {
  expect(githubLine({ ruleId: 'r', severity: 'warning', message: 'm' })).toBe('::warning title=r::m');
});
