import puppeteer, { type Browser, type Page } from 'puppeteer';
import { afterAll, beforeAll, onTestFinished, TestRunner } from 'vitest';
import { findBrowser } from '../../cli/browser/find.ts';
import { featuresOff, quietFlags } from '../../cli/browser/quiet-flags.ts';
import { checkSettingsText } from '../../cli/validate/check-settings-text.ts';
import { type Platform, type Site, start } from '../../fake-server/start.ts';
import type { Runtime } from '../../runtime/boot/api.ts';

declare global {
  interface Window {
    readonly SSRuntime: Runtime;
  }
}

/** A visitor with a browser profile of their own. */
export interface Visitor {
  readonly page: Page;
  /** Uncaught errors of every page the visitor has seen, and what its console said as an error or a warning. */
  readonly pageErrors: string[];
  readonly said: string[];
  /** Opens an address of a site and waits until its runtime is ready. */
  open(site: string, path: string): Promise<void>;
  /** Cookies that the runtime's pages can see, by name. */
  cookies(): Promise<Record<string, string>>;
  /** Settles when every call made so far has reached the platform: a call made now has arrived. */
  settled(): Promise<void>;
}

export interface World {
  readonly platform: Platform;
  readonly browser: Browser;
  address(site: string, path: string): string;
  /** One that `stays` is there for the other tests of the file as well; any other one leaves with its test. */
  newVisitor(options?: { readonly stays?: boolean }): Promise<Visitor>;
}

const flags = ['--no-sandbox', ...quietFlags, featuresOff];

export interface WorldOptions {
  /** A visitor's whole browser: what Chromium without a window lacks or does in another way is needed, at twice the cost. */
  readonly wholeBrowser?: boolean;
  /** Pages that are left are kept for a return, as every visitor's browser does; Puppeteer switches that off. */
  readonly keepsPages?: boolean;
  /** Scrollbars take room, as on most desktops; Puppeteer hides them. */
  readonly showsScrollbars?: boolean;
  /** Pages report what became of them, as with `serve --report`. */
  readonly report?: boolean;
  /** Pages may ask other hosts than the platform's, as with `serve --allow-network`; true where nothing is said. */
  readonly network?: boolean;
  /** Names that lead to this machine, as a foreign name server could make them. */
  readonly namesOfThisMachine?: readonly string[];
}

/** One platform and one browser for a file of tests; call it once, at the top. Its parts are there when the tests run. */
export function browserWorld(
  sites: () => Promise<readonly Site[]> | readonly Site[],
  {
    wholeBrowser = false,
    keepsPages = false,
    showsScrollbars = false,
    report = false,
    network = true,
    namesOfThisMachine = [],
  }: WorldOptions = {},
): World {
  let platform: Platform | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const shell = wholeBrowser ? undefined : process.env.HEADLESS_SHELL_PATH;
    const executablePath = shell ?? (await findBrowser(process.env))?.path;
    if (!executablePath) throw new Error('These tests need Chromium or Chrome: `npm test` finds or fetches one.');
    platform = await start({ sites: await sites(), report, network, checkSettings: async (text) => checkSettingsText(text) });
    const ignoreDefaultArgs = [
      ...(keepsPages ? ['--disable-back-forward-cache'] : []),
      ...(showsScrollbars ? ['--hide-scrollbars'] : []),
    ];
    const mapped = namesOfThisMachine.map((name) => `MAP ${name} 127.0.0.1`).join(',');
    const args = mapped === '' ? flags : [...flags, `--host-resolver-rules=${mapped}`];
    browser = await puppeteer.launch({ executablePath, headless: shell ? 'shell' : true, args, ignoreDefaultArgs });
  });
  afterAll(async () => {
    await browser?.close();
    await platform?.close();
  });
  const running = (): Platform => {
    if (!platform) throw new Error('The platform runs while the tests do.');
    return platform;
  };
  const address = (site: string, path: string) => `http://${site}.localhost:${running().port}${path}`;
  return {
    get platform() {
      return running();
    },
    get browser() {
      if (!browser) throw new Error('The browser runs while the tests do.');
      return browser;
    },
    address,
    async newVisitor({ stays = false } = {}) {
      const context = await browser?.createBrowserContext();
      if (!context) throw new Error('The browser runs while the tests do.');
      // Pages that are left open go on telling the platform about themselves, in the middle of other tests.
      if (!stays && TestRunner.getCurrentTest()) onTestFinished(() => context.close());
      return visitorOf(await context.newPage(), address, running());
    },
  };
}

function visitorOf(page: Page, address: World['address'], { journal }: Platform): Visitor {
  const pageErrors: string[] = [];
  const said: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(message.text());
  });
  return {
    page,
    pageErrors,
    said,
    async open(site, path) {
      await page.goto(address(site, path));
      await page.evaluate(() => window.SSRuntime.ready);
    },
    async cookies() {
      const text = await page.evaluate(() => document.cookie);
      return Object.fromEntries(
        text.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
      );
    },
    async settled() {
      const mark = `mark-${crypto.randomUUID()}`;
      await page.evaluate((path) => void fetch(path), `/api/1/performance/settings?mark=${mark}`);
      await journal.waitFor((entry) => entry.query.mark === mark);
    },
  };
}
