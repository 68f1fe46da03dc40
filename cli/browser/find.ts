import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Env } from '../io.ts';

/** A browser that can be started, and where it was found. */
export interface FoundBrowser {
  readonly path: string;
  readonly from: 'environment' | "Puppeteer's cache" | 'PATH' | 'usual place';
}

const commandNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];
const shellCommandNames = ['chromium-headless-shell', 'chrome-headless-shell'];
/** Places of Chromium; Puppeteer has those of Chrome. */
const usualPlaces = ['/usr/bin/chromium', '/snap/bin/chromium', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * Finds a browser: PUPPETEER_EXECUTABLE_PATH, Puppeteer's cache, Chrome or Chromium on PATH, then the usual places. Returns null
 * without one. A path in the environment is not checked.
 */
export async function findBrowser(env: Env): Promise<FoundBrowser | null> {
  if (env.PUPPETEER_EXECUTABLE_PATH) return { path: env.PUPPETEER_EXECUTABLE_PATH, from: 'environment' };
  const cached = await firstRunnable(await cachedPaths(env, 'chrome'));
  if (cached) return { path: cached, from: "Puppeteer's cache" };
  const onPath = await firstRunnable(pathsOf(commandNames, foldersOf(env)));
  if (onPath) return { path: onPath, from: 'PATH' };
  const usual = await firstRunnable([...(await chromePlaces()), ...usualPlaces]);
  return usual ? { path: usual, from: 'usual place' } : null;
}

/**
 * Finds Chromium without a window, which loads a page in half the time of the whole browser: in HEADLESS_SHELL_PATH, Puppeteer's
 * cache, then PATH. Returns null without one.
 */
export async function findHeadlessShell(env: Env): Promise<string | null> {
  if (env.HEADLESS_SHELL_PATH) return env.HEADLESS_SHELL_PATH;
  const cached = await cachedPaths(env, 'chrome-headless-shell');
  return firstRunnable([...cached, ...pathsOf(shellCommandNames, [...foldersOf(env), '/usr/bin'])]);
}

const foldersOf = (env: Env): string[] => (env.PATH ?? '').split(delimiter).filter(Boolean);
const pathsOf = (names: readonly string[], folders: readonly string[]): string[] =>
  names.flatMap((name) => folders.map((folder) => join(folder, name)));

/** Folder of the browsers that Puppeteer has downloaded. */
export const puppeteerCache = (env: Env): string => env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer');

/**
 * Returns the paths of the browsers of a kind in Puppeteer's cache, the newest first; an empty list for a cache that cannot be
 * read.
 */
async function cachedPaths(env: Env, kind: 'chrome' | 'chrome-headless-shell'): Promise<string[]> {
  const { getInstalledBrowsers } = await import('@puppeteer/browsers');
  const installed = await getInstalledBrowsers({ cacheDir: puppeteerCache(env) }).catch(() => []);
  return installed
    .filter(({ browser }) => browser === kind)
    .sort((one, other) => other.buildId.localeCompare(one.buildId, 'en', { numeric: true }))
    .map(({ executablePath }) => executablePath);
}

async function chromePlaces(): Promise<string[]> {
  const { Browser, ChromeReleaseChannel, computeSystemExecutablePath } = await import('@puppeteer/browsers');
  try {
    return [computeSystemExecutablePath({ browser: Browser.CHROME, channel: ChromeReleaseChannel.STABLE })];
  } catch {
    return [];
  }
}

/** Returns the version line that a browser prints; null for one that cannot be started. */
export const browserVersion = (path: string): Promise<string | null> =>
  new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: 15_000 }, (error, stdout) => resolve(error ? null : stdout.trim()));
  });

/** Returns the first path that this process may execute; null without one. */
export async function firstRunnable(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    const runnable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runnable) return path;
  }
  return null;
}
