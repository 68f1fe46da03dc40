import type { Browser, BrowserContext, Page } from 'puppeteer';
import { afterAll, beforeAll, onTestFinished, TestRunner } from 'vitest';
import { checkSettingsText } from '../../../cli/validate/check-settings-text.ts';
import { type ServedPlatform, type Site, start } from '../../../fake-server/start.ts';
import type { Runtime } from '../../../runtime/boot/api.ts';
import { patienceMs } from '../run/patience.ts';
import { hideLateCalls } from './hide-late-calls.ts';
import { patientPage } from './patient-page.ts';
import { reusedTab } from './reused-tab.ts';
import { type BorrowedBrowser, type BrowserOptions, borrowBrowser } from './worker-browser.ts';

declare global {
  interface Window {
    readonly SSRuntime: Runtime;
  }
}

/** A visitor with a separate browser profile. */
export interface Visitor {
  readonly page: Page;
  /** Uncaught errors of every page of the visitor, and the console's errors and warnings. */
  readonly pageErrors: string[];
  readonly said: string[];
  /** Opens an address of a site and waits until its runtime is ready. */
  open(site: string, path: string): Promise<void>;
  /** Cookies that scripts of the page can read, by name. */
  cookies(): Promise<Record<string, string>>;
  /** Resolves when every earlier call has reached the platform, which two more calls in turn prove. */
  settled(): Promise<void>;
  /** Closes the profile. */
  close(): Promise<void>;
}

export interface World {
  readonly platform: ServedPlatform;
  readonly browser: Browser;
  address(site: string, path: string): string;
  /** Opens a new profile. One that `stays` serves all tests of the file; others close after their test. */
  newVisitor(options?: { readonly stays?: boolean }): Promise<Visitor>;
  /**
   * Returns a visitor in a tab that the file reuses, at half the cost of a new one: cookies, storage, viewport, media, pointer
   * and listeners are reset, the browser's cache is not. A second call in a test opens a new profile. Unsuitable for tests that
   * fail or hold requests for chunks: a cached chunk makes no request that could be intercepted.
   */
  nextVisitor(): Promise<Visitor>;
}

export interface WorldOptions extends BrowserOptions {
  /** Pages report the state of their blocks, as with `serve --report`. */
  readonly report?: boolean;
  /** Pages may request other hosts than the platform's, as with `serve --allow-network`; true by default. */
  readonly network?: boolean;
}

/** Starts one platform and one browser for a test file; call it once, at the top. The parts are set while the tests run. */
export function browserWorld(
  sites: () => Promise<readonly Site[]> | readonly Site[],
  { report = false, network = true, ...browserOptions }: WorldOptions = {},
): World {
  let platform: ServedPlatform | undefined;
  let borrowed: BorrowedBrowser | undefined;
  let noteEnd: ((context: BrowserContext) => Promise<void>) | undefined;
  const open = new Set<BrowserContext>();
  beforeAll(async () => {
    platform = patient(
      await start({ sites: await sites(), report, network, checkSettings: async (text) => checkSettingsText(text) }),
    );
    noteEnd = hideLateCalls(platform);
    borrowed = await borrowBrowser(browserOptions);
  });
  afterAll(async () => {
    await Promise.all([...open].map(closeContext));
    await borrowed?.release();
    await platform?.close();
  });
  const running = (): ServedPlatform => {
    if (!platform) throw new Error('The platform runs only during tests.');
    return platform;
  };
  const runningBrowser = (): Browser => {
    if (!borrowed) throw new Error('The browser runs only during tests.');
    return borrowed.browser;
  };
  const newContext = async (): Promise<BrowserContext> => {
    const context = await runningBrowser().createBrowserContext();
    open.add(context);
    return context;
  };
  const closeContext = async (context: BrowserContext): Promise<void> => {
    if (open.delete(context)) await context.close();
  };
  const address = (site: string, path: string) => `http://${site}.localhost:${running().port}${path}`;
  const tab = reusedTab(newContext, closeContext);
  const world: World = {
    get platform() {
      return running();
    },
    get browser() {
      return runningBrowser();
    },
    address,
    async newVisitor({ stays = false } = {}) {
      const context = await newContext();
      const page = patientPage(await context.newPage());
      // Open pages would continue to send calls to the platform during later tests.
      if (!stays && TestRunner.getCurrentTest())
        onTestFinished(async () => {
          await noteEnd?.(context);
          await closeContext(context);
        });
      return visitorOf(page, address, running(), () => closeContext(context));
    },
    async nextVisitor() {
      const taken = await tab.take();
      if (!taken) return world.newVisitor();
      const { page, leave } = taken;
      onTestFinished(async () => {
        await noteEnd?.(page.browserContext());
        await leave();
      });
      return visitorOf(page, address, running(), leave);
    },
  };
  return world;
}

/** Returns the platform with `patienceMs` as the time limit of waits for journal entries. */
function patient(platform: ServedPlatform): ServedPlatform {
  const { journal } = platform;
  const waitFor = journal.waitFor.bind(journal);
  journal.waitFor = (predicate, options) => waitFor(predicate, { timeoutMs: patienceMs, ...options });
  return platform;
}

function visitorOf(page: Page, address: World['address'], { journal }: ServedPlatform, close: Visitor['close']): Visitor {
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
    close,
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
      // The first may overtake a call for which the browser opens a connection; the second is sent once the first has arrived.
      for (let turn = 0; turn < 2; turn += 1) {
        const mark = `mark-${crypto.randomUUID()}`;
        await page.evaluate((path) => void fetch(path), `/api/1/performance/settings?mark=${mark}`);
        await journal.waitFor((entry) => entry.query.mark === mark);
      }
    },
  };
}
