import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findOrInstallBrowser, installPackage, mayInstallPackages } from '../../../cli/browser/install.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

/** A system whose `apt-get` records its calls and exits with `ending`. */
function fakeSystem(ending: string) {
  const folder = temporaryFolder();
  const log = join(folder, 'log');
  const command = (name: string, script: string) => writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  command('apt-get', `echo "$@ $DEBIAN_FRONTEND" >> "${log}"\n${ending}`);
  // A user other than root needs sudo.
  command('sudo', 'shift\nexec "$@"');
  const progress: string[] = [];
  return {
    env: { PATH: folder, SS_RUNTIME_INSTALL: '1' },
    progress,
    onProgress: (line: string) => void progress.push(line),
    asked: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
  };
}

test('a package is installed by apt-get without a question, after its lists were renewed', async () => {
  const { env, progress, onProgress, asked } = fakeSystem('exit 0');
  await installPackage('chromium', env, onProgress);
  expect(asked().map((line) => line.trim())).toEqual([
    '--version',
    'update -qq noninteractive',
    'install -y -qq --no-install-recommends chromium noninteractive',
  ]);
  expect(progress).toEqual(['Trying the system’s package: apt-get install chromium …']);
});

test('lists that cannot be renewed end the attempt, which is said', async () => {
  const { env, progress, onProgress, asked } = fakeSystem('[ "$1" = --version ]');
  await installPackage('chromium', env, onProgress);
  expect(asked()).toHaveLength(2);
  expect(progress.at(-1)).toBe('That did not work either.');
});

test('without leave nothing is installed, and the command to run is printed', async () => {
  const { env, progress, onProgress, asked } = fakeSystem('exit 0');
  await installPackage('chromium', env, onProgress, false);
  expect(asked().map((line) => line.trim())).toEqual(['--version']);
  expect(progress).toEqual([
    'chromium is missing. Install it with `sudo apt-get install chromium`, or set SS_RUNTIME_INSTALL=1.',
  ]);
});

test.each([
  ['SS_RUNTIME_INSTALL=1', { SS_RUNTIME_INSTALL: '1' }, false, false, true],
  ['CI=true', { CI: 'true' }, false, false, true],
  ['CI=false', { CI: 'false' }, false, false, false],
  ['root in a container', {}, true, true, true],
  ['root outside a container', {}, true, false, false],
  ['a user in a container', {}, false, true, false],
])('%s decides whether packages may be installed', (_name, env, isRoot, isContainer, expected) => {
  expect(mayInstallPackages(env, isRoot, isContainer)).toBe(expected);
});

test('a system without apt-get is left alone', async () => {
  const progress: string[] = [];
  await installPackage('chromium', { PATH: temporaryFolder() }, (line) => progress.push(line));
  expect(progress).toEqual([]);
});

test('a browser that somebody has chosen is taken, and nothing is fetched', async () => {
  const { env, progress, onProgress, asked } = fakeSystem('exit 0');
  const found = await findOrInstallBrowser({ ...env, PUPPETEER_EXECUTABLE_PATH: '/somewhere/chrome' }, onProgress);
  expect(found).toEqual({ path: '/somewhere/chrome', from: 'environment' });
  expect([progress, asked()]).toEqual([[], []]);
});
