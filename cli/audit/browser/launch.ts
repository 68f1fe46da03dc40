import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Browser } from 'puppeteer-core';
import { CliError } from '../../../fake-server/common/errors.ts';
import { makeProfileFolder, removeFolder } from '../../browser/profile-folder.ts';
import { featuresOff, quietFlags } from '../../browser/quiet-flags.ts';
import { inTime } from './in-time.ts';
import { waitMs } from './waits.ts';

/** A browser of this process. */
interface StartedBrowser {
  readonly browser: Browser;
  /** Ends the browser, by SIGKILL after a time limit, and removes its profile folder. Never rejects. */
  end(): Promise<void>;
}

const flags = [
  ...quietFlags,
  '--headless=new',
  // Tabs are opened in profiles of their own. The first window would cost three processes.
  '--no-startup-window',
  // Hides automation from the page (`navigator.webdriver`).
  '--disable-blink-features=AutomationControlled',
  // Pages that are rendered before a visitor opens them are not observed.
  `${featuresOff},Prerender2,Translate,MediaRouter,OptimizationHints`,
  '--disable-backgrounding-occluded-windows',
  '--disable-background-timer-throttling',
  '--disable-breakpad',
  '--disable-component-extensions-with-background-pages',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-prompt-on-repost',
  '--disable-renderer-backgrounding',
  '--hide-scrollbars',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--password-store=basic',
  '--use-mock-keychain',
];

/**
 * Starts a browser in a new profile folder. Rejects with the last line that the browser printed, or with the system's error; with
 * a CliError for one that does not respond.
 */
export async function startBrowser(executablePath: string, limitMs = waitMs('start')): Promise<StartedBrowser> {
  await checkExecutable(executablePath);
  const folder = await makeProfileFolder();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...flags, ...asRoot, `--user-data-dir=${folder}`];
  const startedAtMs = performance.now();
  try {
    const { launch } = await import('puppeteer-core');
    const browser = await launch({
      executablePath,
      args,
      env: { ...process.env, ...temporaryFolderIn(folder) },
      // Puppeteer's flags would change what pages see, such as popups and the cache of earlier pages.
      ignoreDefaultArgs: true,
      // The pipe closes with this process, and the browser exits then, also after SIGKILL.
      pipe: true,
      protocolTimeout: limitMs,
      waitForInitialPage: false,
      defaultViewport: null,
      // The audit attaches its own sessions, so Puppeteer's are not needed.
      targetFilter: () => false,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const child = browser.process();
    const closed = child ? once(child, 'close') : Promise.resolve();
    closed.catch(() => undefined);
    return { browser, end: () => endBrowser(browser, child, closed, folder) };
  } catch (error) {
    // A program that does not respond would not when it is started again either.
    const hangs = performance.now() - startedAtMs > limitMs * 0.95;
    // Puppeteer does not report why a browser has ended.
    const reason = hangs ? null : await startProblem(executablePath, args);
    await removeFolder(folder);
    if (hangs)
      throw new CliError(
        `The browser ${executablePath} did not start: it did not respond within ${Math.round(limitMs / 1000)} seconds.`,
        'no-browser',
        error,
      );
    throw reason === null ? error : new Error(reason, { cause: error });
  }
}

/** The longest path of a socket on Linux, and the browser's socket below its temporary folder. */
const maxSocketPathLength = 107;
const socketPath = '/org.chromium.Chromium.XXXXXX/SingletonSocket';

/**
 * Returns the variable that puts the browser's temporary files into its profile folder, where they are removed even after
 * SIGKILL. Without room for the browser's socket it would not start: the files go to a folder with a shorter path then.
 */
function temporaryFolderIn(folder: string): Readonly<Record<string, string>> {
  if (process.platform !== 'linux') return {};
  const short = [folder, tmpdir(), '/tmp'].find((path) => path.length + socketPath.length <= maxSocketPathLength);
  return short === undefined ? {} : { TMPDIR: short };
}

/** Rejects for a path without a program that this process may execute. */
async function checkExecutable(path: string): Promise<void> {
  await access(path, constants.X_OK);
  if (!(await stat(path)).isFile()) throw new Error(`${path} is no file`);
}

/** Returns the last line that a browser prints that ends when it is started again; null for one that starts or prints nothing. */
const startProblem = (path: string, args: readonly string[]): Promise<string | null> =>
  new Promise((resolve) => {
    execFile(path, [...args], { timeout: waitMs('kill'), killSignal: 'SIGKILL' }, (error, _stdout, stderr) =>
      resolve((error && !error.killed && stderr.trim().split('\n').at(-1)) || null),
    );
  });

/** The browser's helper processes hold its output open. They may write to the folder until it is closed. */
async function endBrowser(browser: Browser, child: ChildProcess | null, closed: Promise<unknown>, folder: string): Promise<void> {
  await inTime(browser.close(), waitMs('close'), 'Closing the browser').catch(() => undefined);
  if (child?.pid !== undefined) killGroup(child.pid);
  await inTime(closed, waitMs('kill'), 'Ending the browser').catch(() => undefined);
  await removeFolder(folder);
}

/** Ends the processes of a group that have not ended by themselves. */
function killGroup(id: number): void {
  try {
    process.kill(-id, 'SIGKILL');
  } catch {
    // All of them have ended. Windows has no groups; there, Puppeteer ends the helper processes.
  }
}
