import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Env } from '../io.ts';
import { firstRunnable, versionFolders } from './find.ts';
import { installPackage } from './install.ts';

const commandNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const cachedBinaries = ['linux64', 'mac-arm64', 'mac-x64'].map(
  (system) => `chrome-headless-shell-${system}/chrome-headless-shell`,
);

/**
 * Chromium without a window, made for automation: a page costs half of what it costs in the whole browser. Returns the path of
 * HEADLESS_SHELL_PATH, of Puppeteer's cache, or of what is on PATH, in this order; null if there is none.
 */
export async function findHeadlessShell(env: Env): Promise<string | null> {
  if (env.HEADLESS_SHELL_PATH) return env.HEADLESS_SHELL_PATH;
  const cache = join(env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer'), 'chrome-headless-shell');
  const cached = (await versionFolders(cache)).flatMap((folder) => cachedBinaries.map((binary) => join(folder, binary)));
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return firstRunnable([...cached, ...commandNames.flatMap((name) => folders.map((folder) => join(folder, name)))]);
}

/** As `findHeadlessShell`; where there is none, the system's package is tried once. Null is no failure: the whole browser does as well. */
export async function findOrInstallHeadlessShell(env: Env, onProgress: (line: string) => void): Promise<string | null> {
  const found = await findHeadlessShell(env);
  if (found) return found;
  await installPackage('chromium-headless-shell', env, onProgress);
  return findHeadlessShell(env);
}
