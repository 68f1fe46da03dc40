import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findHeadlessShell } from '../../../cli/browser/headless-shell.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

test('Chromium without a window is searched for in HEADLESS_SHELL_PATH, in Puppeteer’s cache (newest first) and on PATH', async () => {
  const folder = temporaryFolder();
  const executable = async (path: string): Promise<string> => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '#!/bin/sh\n');
    await chmod(file, 0o755);
    return file;
  };
  const binary = 'chrome-headless-shell-linux64/chrome-headless-shell';
  await executable(`cache/chrome-headless-shell/linux-1/${binary}`);
  const cached = await executable(`cache/chrome-headless-shell/linux-2/${binary}`);
  const onPath = await executable('bin/chromium-headless-shell');
  const [cache, bin] = [join(folder, 'cache'), join(folder, 'bin')];
  expect(await findHeadlessShell({ HEADLESS_SHELL_PATH: '/x/shell', PUPPETEER_CACHE_DIR: cache, PATH: bin })).toBe('/x/shell');
  expect(await findHeadlessShell({ PUPPETEER_CACHE_DIR: cache, PATH: bin })).toBe(cached);
  expect(await findHeadlessShell({ PUPPETEER_CACHE_DIR: join(folder, 'none'), PATH: bin })).toBe(onPath);
});
