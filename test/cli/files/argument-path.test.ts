import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { argumentPath } from '../../../cli/files/argument-path.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

test('fixtures/… is relative to the package unless the working folder has it', () => {
  const cwd = temporaryFolder();
  expect(argumentPath('fixtures/traffic', cwd)).toBe(resolve('fixtures/traffic'));
  mkdirSync(join(cwd, 'fixtures', 'traffic'), { recursive: true });
  expect(argumentPath('fixtures/traffic', cwd)).toBe(join(cwd, 'fixtures', 'traffic'));
});

test('any other name, and one that neither folder has, is relative to the working folder', () => {
  expect(argumentPath('fixtures/none.json', '/somewhere')).toBe(resolve('/somewhere/fixtures/none.json'));
  expect(argumentPath('cli/main.ts', '/somewhere')).toBe(resolve('/somewhere/cli/main.ts'));
  expect(argumentPath('fixtures-of-mine', '/somewhere')).toBe(resolve('/somewhere/fixtures-of-mine'));
});
