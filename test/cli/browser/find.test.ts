import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser, findHeadlessShell } from '../../../cli/browser/find.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ss-find-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function executable(path: string): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '#!/bin/sh\n');
  await chmod(file, 0o755);
  return file;
}

describe('a browser is searched for', () => {
  test('first in PUPPETEER_EXECUTABLE_PATH', async () => {
    const cached = await executable('cache/chrome/linux-1/chrome-linux64/chrome');
    expect(await findBrowser({ PUPPETEER_EXECUTABLE_PATH: '/x/chrome', PUPPETEER_CACHE_DIR: dirname(cached) })).toEqual({
      path: '/x/chrome',
      from: 'environment',
    });
  });

  test('then in Puppeteer’s cache', async () => {
    const cached = await executable('cache/chrome/linux-1/chrome-linux64/chrome');
    await executable('bin/chromium');
    const found = await findBrowser({ PUPPETEER_CACHE_DIR: join(folder, 'cache'), PATH: join(folder, 'bin') });
    expect(found).toEqual({ path: cached, from: "Puppeteer's cache" });
  });

  test('then on PATH, Chrome before Chromium', async () => {
    await executable('bin/chromium');
    const chrome = await executable('bin/google-chrome');
    const found = await findBrowser({ PUPPETEER_CACHE_DIR: join(folder, 'none'), PATH: join(folder, 'bin') });
    expect(found).toEqual({ path: chrome, from: 'PATH' });
  });
});

test('a cache of Puppeteer that cannot be read is passed over', async () => {
  await executable('cache/chrome/linux-1/chrome-linux64/chrome');
  await writeFile(join(folder, 'cache/chrome/.metadata'), 'no JSON');
  const onPath = await executable('bin/chromium');
  const found = await findBrowser({ PUPPETEER_CACHE_DIR: join(folder, 'cache'), PATH: join(folder, 'bin') });
  expect(found).toEqual({ path: onPath, from: 'PATH' });
});

test('Chromium without a window is searched for in HEADLESS_SHELL_PATH, in Puppeteer’s cache (newest first) and on PATH', async () => {
  const binary = 'chrome-headless-shell-linux64/chrome-headless-shell';
  await executable(`cache/chrome-headless-shell/linux-99.0.4844.16/${binary}`);
  const cached = await executable(`cache/chrome-headless-shell/linux-148.0.7778.97/${binary}`);
  const onPath = await executable('bin/chromium-headless-shell');
  const [cache, bin] = [join(folder, 'cache'), join(folder, 'bin')];
  expect(await findHeadlessShell({ HEADLESS_SHELL_PATH: '/x/shell', PUPPETEER_CACHE_DIR: cache, PATH: bin })).toBe('/x/shell');
  expect(await findHeadlessShell({ PUPPETEER_CACHE_DIR: cache, PATH: bin })).toBe(cached);
  expect(await findHeadlessShell({ PUPPETEER_CACHE_DIR: join(folder, 'none'), PATH: bin })).toBe(onPath);
});
