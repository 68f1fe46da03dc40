import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type BrowserContext, type CDPSession, type HTTPResponse, type Page } from 'puppeteer-core';
import { featuresOff } from '../browser/features-off.ts';
import { messageOf } from '../errors.ts';
import type { JarCookie } from './artifacts.ts';
import type { DevtoolsSession } from './devtools.ts';
import { inTime } from './in-time.ts';

/** The one file that knows Puppeteer: a browser, its fresh profiles, their tabs. */
export interface AuditBrowser {
  readonly version: string;
  /** A profile without cookies, storage or cache, shared with no other. */
  openProfile(): Promise<Profile>;
  /** Ends a browser that was started for this, leaves one that was connected to. Safe to repeat. */
  close(): Promise<void>;
}

export interface Profile {
  cookies(): Promise<JarCookie[]>;
  setCookies(cookies: readonly SeedCookie[]): Promise<void>;
  openTab(): Promise<Tab>;
  /** Ends the profile with all its tabs. Never rejects. */
  close(): Promise<void>;
}

export interface SeedCookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
  readonly lifetimeMs: number;
}

export interface Tab {
  readonly session: DevtoolsSession;
  /** Name for a binding that no page expects. */
  readonly bindingName: string;
  /** Settles at the page's load event. Rejects when there was none in time, or no page at all. */
  open(url: string, timeoutMs: number): Promise<{ readonly status: number | null }>;
  evaluate<Result>(read: () => Result | Promise<Result>): Promise<Result>;
  waitFor(holds: (selector: string) => boolean, selector: string, timeoutMs: number): Promise<boolean>;
  /** Clicks with the mouse where the element is, whatever lies over it. Rejects when it cannot be brought into view. */
  click(selector: string): Promise<void>;
  /** Closes the tab as a visitor does, so that the page sends what it sends when it is left, and the watcher still hears of it. */
  leave(timeoutMs: number): Promise<void>;
  /** Settles with the reason when the page's process dies. */
  readonly crashed: Promise<string>;
}

const closeTimeoutMs = 5000;
const callTimeoutMs = 15_000;

/** Starts a browser in a profile folder of its own, which goes with it. Third-party cookies are let through, so that they are seen. */
export async function launchBrowser(executablePath: string): Promise<AuditBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'ss-runtime-audit-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);
  try {
    await mkdir(join(folder, 'Default'));
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile: { cookie_controls_mode: 0 } }));
    const browser = await puppeteer.launch({
      executablePath,
      userDataDir: folder,
      headless: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      protocolTimeout: callTimeoutMs,
      ignoreDefaultArgs: ['--disable-popup-blocking'],
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        featuresOff,
      ],
    });
    return auditBrowser(browser, async () => {
      const child = browser.process();
      await inTime(browser.close(), closeTimeoutMs, 'Closing the browser').catch(() => child?.kill('SIGKILL'));
      await removeFolder();
    });
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

/** Connects to a running browser's DevTools address. */
export async function connectBrowser(address: string): Promise<AuditBrowser> {
  const browser = await puppeteer.connect({ browserWSEndpoint: address, protocolTimeout: callTimeoutMs });
  return auditBrowser(browser, () => browser.disconnect());
}

async function auditBrowser(browser: Browser, end: () => Promise<void>): Promise<AuditBrowser> {
  let ended: Promise<void> | null = null;
  return {
    version: await browser.version(),
    openProfile: async () => profileOf(await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } })),
    close() {
      ended ??= end();
      return ended;
    },
  };
}

const profileOf = (context: BrowserContext): Profile => ({
  async cookies() {
    const jar = await context.cookies();
    return jar.map(({ name, value, domain, path, expires, httpOnly, secure }) => ({
      name,
      value,
      domain: domain.replace(/^\./, ''),
      path: path ?? '/',
      expiresMs: expires === undefined || expires < 0 ? null : Math.round(expires * 1000),
      httpOnly: httpOnly ?? false,
      secure: secure ?? false,
    }));
  },
  async setCookies(cookies) {
    const seconds = (lifetimeMs: number) => (Date.now() + lifetimeMs) / 1000;
    await context.setCookie(
      ...cookies.map(({ name, value, url, lifetimeMs }) => ({
        name,
        value,
        domain: new URL(url).hostname,
        path: '/',
        expires: seconds(lifetimeMs),
      })),
    );
  },
  openTab: async () => tabOf(await context.newPage()),
  close: () => inTime(context.close(), closeTimeoutMs, 'Closing a profile').catch(() => undefined),
});

async function tabOf(page: Page): Promise<Tab> {
  page.setDefaultTimeout(callTimeoutMs);
  page.on('dialog', (dialog) => {
    const answer = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    answer.catch(() => undefined);
  });
  // Another tab in front would stop this one's clicks and timers.
  page.on('popup', (popup) => void popup?.close().catch(() => undefined));
  const crashed = new Promise<string>((resolve) => {
    page.on('error', (error) => resolve(`the page's process ended: ${error.message}`));
  });
  return {
    session: devtoolsSession(await page.createCDPSession()),
    bindingName: `_${randomBytes(8).toString('hex')}`,
    crashed,
    async open(url, timeoutMs) {
      const response: HTTPResponse | null = await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
      return { status: response?.status() ?? null };
    },
    evaluate: async (read) => (await onLivePage(() => page.evaluate(read))) as never,
    async waitFor(holds, selector, timeoutMs) {
      const found = await page.waitForFunction(holds, { timeout: timeoutMs, polling: 'raf' }, selector).catch(() => null);
      return found !== null;
    },
    click: (selector) => page.click(selector),
    async leave(timeoutMs) {
      const closed = new Promise<void>((resolve) => page.once('close', () => resolve()));
      await page.close({ runBeforeUnload: true });
      await inTime(closed, timeoutMs, 'Leaving the page');
    },
  };
}

const goneContext = /context was destroyed|Cannot find context|detached|Execution context is not available/i;

/** A page that goes on to another address while it is being read is read again there, a few times. */
async function onLivePage<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (attempt === 4 || !goneContext.test(messageOf(error))) throw error;
    }
  }
}

const devtoolsSession = (session: CDPSession): DevtoolsSession => ({
  send: (method, params) => session.send(method as never, params as never),
  on: (event, listener) => {
    session.on(event, listener as never);
  },
  onAttached: (listener) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      const child = session.connection()?.session(sessionId);
      if (child) listener(devtoolsSession(child), targetInfo.type);
    });
  },
});
