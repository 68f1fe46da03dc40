import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer';
import { inject } from 'vitest';
import { findBrowser } from '../../cli/browser/find.ts';
import { featuresOff, quietFlags } from '../../cli/browser/quiet-flags.ts';

export interface BrowserOptions {
  /** A visitor's whole browser: what Chromium without a window lacks or does in another way is needed, at twice the cost. */
  readonly wholeBrowser?: boolean;
  /** Pages that are left are kept for a return, as every visitor's browser does; Puppeteer switches that off. */
  readonly keepsPages?: boolean;
  /** Scrollbars take room, as on most desktops; Puppeteer hides them. */
  readonly showsScrollbars?: boolean;
  /** Names that lead to this machine, as a foreign name server could make them. */
  readonly namesOfThisMachine?: readonly string[];
}

const flags = ['--no-sandbox', ...quietFlags, featuresOff];

/** What Chromium's own launcher asks of /dev/shm before it keeps pictures there. In files they take a third more of a page's time. */
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
  const shell = wholeBrowser ? undefined : process.env.HEADLESS_SHELL_PATH;
  const executablePath = shell ?? (await findBrowser(process.env))?.path;
  if (!executablePath) throw new Error('These tests need Chromium or Chrome: `npm test` finds or fetches one.');
  const mapped = namesOfThisMachine.map((name) => `MAP ${name} 127.0.0.1`).join(',');
  return puppeteer.launch({
    executablePath,
    headless: shell ? 'shell' : true,
    // It closes with the thread that opened it, and the browser goes with it.
    pipe: true,
    // What Chromium thinks of a page's code is asked by nobody, and is a fifth of all that it says.
    issuesEnabled: false,
    userDataDir: await mkdtemp(join(inject('browserProfiles'), 'profile-')),
    args: mapped === '' ? flags : [...flags, `--host-resolver-rules=${mapped}`],
    ignoreDefaultArgs: [
      ...(hasSharedMemory() ? ['--disable-dev-shm-usage'] : []),
      ...(keepsPages ? ['--disable-back-forward-cache'] : []),
      ...(showsScrollbars ? ['--hide-scrollbars'] : []),
    ],
  });
}

/** The browser that most files are content with: one for each of vitest's threads. */
let common: Promise<Browser> | undefined;

export interface BorrowedBrowser {
  readonly browser: Browser;
  /** Ends the browser if it was started for this file alone. */
  release(): Promise<void>;
}

/** A browser for a file of tests: its thread's own, or one of its own where it is to be different. */
export async function borrowBrowser(options: BrowserOptions): Promise<BorrowedBrowser> {
  if (Object.values(options).some((value) => (Array.isArray(value) ? value.length > 0 : value))) {
    const browser = await launch(options);
    return { browser, release: () => browser.close() };
  }
  if (!(await common?.catch(() => undefined))?.connected) common = launch({});
  return { browser: await (common as Promise<Browser>), release: async () => {} };
}
