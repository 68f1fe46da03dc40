import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featuresOff, quietFlags } from './quiet-flags.ts';

/** A browser of our own: where its DevTools answer, and how it ends. */
export interface StartedBrowser {
  /** WebSocket address of the browser's DevTools. */
  readonly address: string;
  /** Ends the browser, by force where it does not go by itself, and removes its profile folder. Never rejects. */
  end(): Promise<void>;
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

/** Starts a browser in a profile folder of its own, which goes with it. Third-party cookies are let through, so that they are seen. */
export async function startBrowser(executablePath: string): Promise<StartedBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'ss-runtime-audit-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile: { cookie_controls_mode: 0 } }));
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(executablePath, [...flags, ...asRoot, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), endTimeoutMs);
      await gone;
      clearTimeout(force);
    }
    await removeFolder();
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
