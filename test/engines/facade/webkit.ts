import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { collectErrors, pollUntil } from './in-page.ts';
import type { Engine } from './tab.ts';
import { type DriverSession, openSession, sendCommand } from './webdriver.ts';
import { openWebKitTab } from './webkit-tab.ts';

const host = fileURLToPath(new URL('webkit-host.py', import.meta.url));

/** Starts an X display without a screen, WebKitWebDriver on it, and a process that opens a window for each tab. */
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
  const session = await openSession(driver, {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: python, args: [host, `(${collectErrors})()`] },
  });
  // The session ends with its last window: the first one stays, and no scenario uses it.
  const first = await session.send('GET', '/window');
  let current = first;
  const use = (handle: unknown) => session.send('POST', '/window', { handle });
  return {
    name: 'webkit',
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    async newTab() {
      const { handle } = (await session.send('POST', '/window/new', { type: 'window' })) as { handle: string };
      const before = current;
      await use(handle);
      current = handle;
      // A scenario that has run out of time may go on; its commands would reach the tab of the next one.
      const send: DriverSession['send'] = async (...command) => {
        if (current !== handle) throw new Error('This tab is closed.');
        return session.send(...command);
      };
      return openWebKitTab(send, async () => {
        await send('DELETE', '/window');
        await use(before);
        current = before;
      });
    },
    async close() {
      await session.send('DELETE', '').catch(() => {});
      end();
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
