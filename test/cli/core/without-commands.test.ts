import { expect, test } from 'vitest';
import { runsCommands, withoutCommands } from '../../../cli/core/without-commands.ts';

test.each([
  ['::error::x', '\\u003a:error::x'],
  ['a\n  ::stop-commands::x', 'a\n  \\u003a:stop-commands::x'],
  ['a ::error::x', 'a ::error::x'],
  ['a ##[error]x ##vso[task.setvariable]y', 'a #\\u0023[error]x #\\u0023vso[task.setvariable]y'],
  ['## [heading]', '## [heading]'],
  ['http://[::1]/', 'http://[::1]/'],
])('%j is printed as %j', (text, printed) => {
  expect(withoutCommands(text)).toBe(printed);
});

test('JSON keeps its values', () => {
  const value = { message: '##[error]', path: 'C:\\##[x]' };
  const printed = withoutCommands(JSON.stringify(value));
  expect(printed).not.toContain('##[');
  expect(JSON.parse(printed)).toEqual(value);
});

test('lines are commands in GitHub Actions and Azure Pipelines', () => {
  expect([{ GITHUB_ACTIONS: 'true' }, { TF_BUILD: 'True' }, { CI: 'true' }].map(runsCommands)).toEqual([true, true, false]);
});
