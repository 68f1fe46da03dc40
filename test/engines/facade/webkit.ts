import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { collectErrors, pollUntil } from './in-page.ts';
import type { Engine } from './tab.ts';
import { type DriverSession, openSession, sendCommand } from './webdriver.ts';
import { openWebKitTab } from './webkit-tab.ts';

const host = fileURLToPath(new URL('webkit-host.py', import.meta.url));

/** Starts an X display without a screen, WebKitWebDriver on it, and for each tab a process with one view. */
export async function startWebKit(): Promise<Engine> {
  const { WEBKIT_DRIVER_PATH: driverPath, XVFB_PATH: displayPath, WEBKIT_PYTHON_PATH: python } = process.env;
  if (!driverPath || !displayPath || !python)
    throw new Error(
      'WEBKIT_DRIVER_PATH, XVFB_PATH and WEBKIT_PYTHON_PATH are not set: `npm run test:engines` finds or installs WebKit.',
    );
  const children: ChildProcess[] = [];
  const end = (): void => {
    for (const child of children.toReversed()) child.kill();
  };
  process.once('exit', end);
  // A run that is broken off ends its workers by a signal, and with them what they have started.
  process.once('SIGTERM', () => {
    end();
    process.exit(1);
  });
  const display = spawn(displayPath, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(display);
  const number = await new Promise<string>((resolve, reject) => {
    (display.stdio[3] as Readable).once('data', (line) => resolve(String(line).trim()));
    display.once('exit', (code) => reject(new Error(`Xvfb ended with status ${code} before it had a display.`)));
  });
  const port = await freePort();
  children.push(
    spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${number}` },
    }),
  );
  const driver = `http://127.0.0.1:${port}`;
  await pollUntil('WebKitWebDriver answers', () => sendCommand(`${driver}/status`, 'GET'));
  const folder = await mkdtemp(join(tmpdir(), 'ss-runtime-webkit-'));
  const script = join(folder, 'first.js');
  await writeFile(script, `(${collectErrors})()`);
  const newSession = () =>
    openSession(driver, { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary: python, args: [host, script] } });
  // The driver has one session at a time, and the first one tells the version.
  let first: DriverSession | null = await newSession();
  const version = `WebKitGTK ${first.capabilities.browserVersion}`;
  return {
    name: 'webkit',
    version,
    async newTab() {
      const session = first ?? (await newSession());
      first = null;
      return openWebKitTab(session);
    },
    async close() {
      end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
