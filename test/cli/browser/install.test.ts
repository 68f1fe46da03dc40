import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findOrInstallBrowser, installPackage, mayInstallPackages } from '../../../cli/browser/install.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

/** Creates a PATH whose `apt-get` records its calls and then runs the command `ending`. */
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
    aptCalls: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
  };
}

test('a package is installed by apt-get without confirmation, after its lists are updated', async () => {
  const { env, progress, onProgress, aptCalls } = fakeSystem('exit 0');
  await installPackage('chromium', env, onProgress);
  expect(aptCalls().map((line) => line.trim())).toEqual([
    '--version',
    'update -qq noninteractive',
    'install -y -qq --no-install-recommends chromium noninteractive',
  ]);
  expect(progress).toEqual(['Trying the system’s package: apt-get install chromium …']);
});

test('a failed update of the lists ends the attempt, which is reported', async () => {
  const { env, progress, onProgress, aptCalls } = fakeSystem('[ "$1" = --version ]');
  await installPackage('chromium', env, onProgress);
  expect(aptCalls()).toHaveLength(2);
  expect(progress.at(-1)).toBe('The package could not be installed.');
});

test('without permission nothing is installed, and the command to run is printed', async () => {
  const { env, progress, onProgress, aptCalls } = fakeSystem('exit 0');
  await installPackage('chromium', env, onProgress, false);
  expect(aptCalls().map((line) => line.trim())).toEqual(['--version']);
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

test('nothing is done on a system without apt-get', async () => {
  const progress: string[] = [];
  await installPackage('chromium', { PATH: temporaryFolder() }, (line) => progress.push(line));
  expect(progress).toEqual([]);
});

test('the browser of PUPPETEER_EXECUTABLE_PATH is used, and nothing is installed', async () => {
  const { env, progress, onProgress, aptCalls } = fakeSystem('exit 0');
  const found = await findOrInstallBrowser({ ...env, PUPPETEER_EXECUTABLE_PATH: '/somewhere/chrome' }, onProgress);
  expect(found).toEqual({ path: '/somewhere/chrome', from: 'environment' });
  expect([progress, aptCalls()]).toEqual([[], []]);
});
