import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeProfileFolder, removeFolder } from './profile-folder.ts';
import { featuresOff, quietFlags } from './quiet-flags.ts';

/** A started browser. */
export interface StartedBrowser {
  /** WebSocket address of the browser's DevTools. */
  readonly address: string;
  /**
   * Ends the browser, by SIGKILL after a time limit, and removes its profile folder. With `isClosing`, waits first for the browser
   * to exit, because it removes its temporary files. Never rejects.
   */
  end(options?: { readonly isClosing: boolean }): Promise<void>;
}

const startTimeoutMs = 60_000;
const endTimeoutMs = 5000;

const flags = [
  ...quietFlags,
  '--headless=new',
  '--remote-debugging-port=0',
  // This pipe carries no data. It closes when this process is killed, which ends the browser.
  '--remote-debugging-pipe',
  // Hides automation from the page (`navigator.webdriver`).
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

/** Starts a browser in a new profile folder, which is removed when the browser ends. */
export async function startBrowser(executablePath: string): Promise<StartedBrowser> {
  const folder = await makeProfileFolder();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(executablePath, [...flags, ...asRoot, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const end = async ({ isClosing } = { isClosing: false }) => {
    if (isClosing && isRunning()) await Promise.race([exited, sleep(endTimeoutMs, undefined, { ref: false })]);
    if (isRunning()) {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), endTimeoutMs);
      await exited;
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

/** Resolves with the address that a starting browser prints. Rejects with its last output. */
function devtoolsAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(
      () => reject(new Error(`it printed no DevTools address within ${startTimeoutMs / 1000} seconds`)),
      startTimeoutMs,
    );
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
