import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer';
import { inject } from 'vitest';
import { findBrowser } from '../../../cli/browser/find.ts';
import { featuresOff, quietFlags } from '../../../cli/browser/quiet-flags.ts';
import { launchFirefox } from './firefox.ts';

export interface BrowserOptions {
  /** A full browser, for tests that need something the headless shell lacks; it costs twice the CPU time. */
  readonly wholeBrowser?: boolean;
  /** Keeps the back/forward cache, as browsers of visitors do; Puppeteer switches it off. */
  readonly keepsPages?: boolean;
  /** Keeps scrollbars that occupy space, as on most desktops; Puppeteer hides them. */
  readonly showsScrollbars?: boolean;
  /** Host names that resolve to this machine, as with a foreign name server. */
  readonly namesOfThisMachine?: readonly string[];
}

const flags = ['--no-sandbox', ...quietFlags, featuresOff];

/** One process for all frames of a page, and fewer threads: 8 % less CPU time where the tests keep all cores busy. */
const shellFlags = [
  '--disable-site-isolation-trials',
  '--in-process-gpu',
  '--num-raster-threads=1',
  '--js-flags=--single-threaded',
];

/** Size of /dev/shm below which Chromium's own launcher keeps pictures in files, which costs a third more of a page's time. */
const minSharedMemoryBytes = 3.8e9;

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= minSharedMemoryBytes;
  } catch {
    return false;
  }
}

async function launch({
  wholeBrowser = false,
  keepsPages = false,
  showsScrollbars = false,
  namesOfThisMachine = [],
}: BrowserOptions): Promise<Browser> {
  if (process.env.SS_RUNTIME_ENGINE === 'firefox') return launchFirefox();
  const shell = wholeBrowser ? undefined : process.env.HEADLESS_SHELL_PATH;
  const executablePath = shell ?? (await findBrowser(process.env))?.path;
  if (!executablePath) throw new Error('These tests need Chromium or Chrome: `npm test` finds or fetches one.');
  const mapped = namesOfThisMachine.map((name) => `MAP ${name} 127.0.0.1`).join(',');
  return puppeteer.launch({
    executablePath,
    headless: shell ? 'shell' : true,
    // The pipe closes with the thread that opened it, and the browser exits then.
    pipe: true,
    // Chromium's diagnostics of a page's code are not read, and are a fifth of its messages.
    issuesEnabled: false,
    userDataDir: await mkdtemp(join(inject('browserProfiles'), 'profile-')),
    args: [...flags, ...(shell ? shellFlags : []), ...(mapped === '' ? [] : [`--host-resolver-rules=${mapped}`])],
    ignoreDefaultArgs: [
      ...(hasSharedMemory() ? ['--disable-dev-shm-usage'] : []),
      ...(keepsPages ? ['--disable-back-forward-cache'] : []),
      ...(showsScrollbars ? ['--hide-scrollbars'] : []),
    ],
  });
}

/** The browser that most test files share: one for each of vitest's threads. */
let common: Promise<Browser> | undefined;

export interface BorrowedBrowser {
  readonly browser: Browser;
  /** Closes the browser if it was started for this file alone. */
  release(): Promise<void>;
}

/** Returns a browser for a test file: the shared one of its thread, or a new one for options that differ. */
export async function borrowBrowser(options: BrowserOptions): Promise<BorrowedBrowser> {
  if (Object.values(options).some((value) => (Array.isArray(value) ? value.length > 0 : value))) {
    const browser = await launch(options);
    return { browser, release: () => browser.close() };
  }
  if (!(await common?.catch(() => undefined))?.connected) common = launch({});
  return { browser: await (common as Promise<Browser>), release: async () => {} };
}
