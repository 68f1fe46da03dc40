import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A browser that can be started, and where it was found. */
export interface FoundBrowser {
  readonly path: string;
  readonly from: 'environment' | "Puppeteer's cache" | 'PATH' | 'usual place';
}

const commandNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const cachedBinaries = ['chrome-linux64/chrome', 'chrome-mac-arm64', 'chrome-mac-x64', 'chrome-win64/chrome.exe'];
const macBinary = 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing';

/**
 * Finds a browser: PUPPETEER_EXECUTABLE_PATH, Puppeteer's cache, Chrome or Chromium on PATH, then the usual places. Returns null
 * without one. A path in the environment is not checked.
 */
export async function findBrowser(env: Readonly<Record<string, string | undefined>>): Promise<FoundBrowser | null> {
  if (env.PUPPETEER_EXECUTABLE_PATH) return { path: env.PUPPETEER_EXECUTABLE_PATH, from: 'environment' };
  const cached = await firstRunnable(await cachedPaths(env));
  if (cached) return { path: cached, from: "Puppeteer's cache" };
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = await firstRunnable(commandNames.flatMap((name) => folders.map((folder) => join(folder, name))));
  if (onPath) return { path: onPath, from: 'PATH' };
  const usual = await firstRunnable(usualPlaces);
  return usual ? { path: usual, from: 'usual place' } : null;
}

/** Returns the version line that a browser prints; null for one that cannot be started. */
export const browserVersion = (path: string): Promise<string | null> =>
  new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: 15_000 }, (error, stdout) => resolve(error ? null : stdout.trim()));
  });

async function cachedPaths(env: Readonly<Record<string, string | undefined>>): Promise<string[]> {
  const folder = join(env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer'), 'chrome');
  return (await versionFolders(folder)).flatMap((version) =>
    cachedBinaries.map((binary) => join(version, binary, ...(binary.includes('mac') ? [macBinary] : []))),
  );
}

/** Returns the subfolders of a folder of versions, the newest first; an empty list for a missing folder. */
export async function versionFolders(folder: string): Promise<string[]> {
  const versions = await readdir(folder).catch(() => []);
  return versions
    .sort()
    .reverse()
    .map((version) => join(folder, version));
}

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
