import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeProfileFolder, removeFolder } from './profile-folder.ts';
import { featuresOff, quietFlags } from './quiet-flags.ts';

/** A browser of our own: where its DevTools answer, and how it ends. */
export interface StartedBrowser {
  /** WebSocket address of the browser's DevTools. */
  readonly address: string;
  /**
   * Ends the browser, by force where it does not go by itself, and removes its profile folder. One that `isClosing` already is
   * waited for first: it removes its own temporary files, which a signal cuts short. Never rejects.
   */
  end(options?: { readonly isClosing: boolean }): Promise<void>;
}

const startTimeoutMs = 60_000;
const endTimeoutMs = 5000;

const flags = [
  ...quietFlags,
  '--headless=new',
  '--remote-debugging-port=0',
  // Nothing is sent there: it closes when this process is killed, and the browser goes too.
  '--remote-debugging-pipe',
  // The page is not to see that it is driven (`navigator.webdriver`).
  '--disable-blink-features=AutomationControlled',
  `${featuresOff},Translate,MediaRouter,OptimizationHints`,
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

/** Starts a browser in a profile folder of its own; the folder is removed when the browser ends. */
export async function startBrowser(executablePath: string): Promise<StartedBrowser> {
  const folder = await makeProfileFolder();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(executablePath, [...flags, ...asRoot, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const end = async ({ isClosing } = { isClosing: false }) => {
    if (isClosing && isRunning()) await Promise.race([gone, sleep(endTimeoutMs, undefined, { ref: false })]);
    if (isRunning()) {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), endTimeoutMs);
      await gone;
      clearTimeout(force);
    }
    await removeFolder(folder);
  };
  try {
    return { address: await devtoolsAddress(child), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The address that a starting browser prints. Rejects with what it printed instead. */
function devtoolsAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => reject(new Error(`it said nothing for ${startTimeoutMs / 1000} seconds`)), startTimeoutMs);
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(reason));
    };
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(printed.trim().split('\n').at(-1) || `it ended with status ${code}`));
    child.stderr?.on('data', (data: Buffer) => {
      if (printed.length > 100_000) return;
      printed += data;
      const address = /DevTools listening on (ws:\/\/\S+)/.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}
