import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer, { type Browser, type BrowserContext, type CDPSession, type Page } from 'puppeteer';
import { inject } from 'vitest';

/** Methods of a page that need Chromium's protocol, whose absence changes nothing that a test of Firefox can see. */
const withoutEffect = ['emulateMediaFeatures', 'setJavaScriptEnabled', 'setOfflineMode', 'setCacheEnabled'] as const;

/**
 * Starts Firefox (FIREFOX_PATH) for the tests of this folder, with SS_RUNTIME_ENGINE=firefox: to see which of them pass there.
 * Motion is reduced for all pages, keys have their values as names, and animations keep their speed. A test that needs Chromium's
 * protocol for more than that fails with a sentence that says so.
 */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = process.env.FIREFOX_PATH;
  if (!executablePath)
    throw new Error('FIREFOX_PATH is not set: `SS_RUNTIME_ENGINE=firefox node scripts/test.mjs` finds Firefox.');
  // Firefox outlives a process that is killed; the kernel ends it with its parent.
  const launcher = join(await mkdtemp(join(inject('browserProfiles'), 'firefox-')), 'firefox');
  await writeFile(launcher, `#!/bin/sh\nexec setpriv --pdeathsig KILL '${executablePath}' "$@"\n`, { mode: 0o755 });
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: launcher,
    headless: true,
    // As in Chromium without a window scroll bars take no space.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
  });
  const createContext = browser.createBrowserContext.bind(browser);
  browser.createBrowserContext = async () => {
    const context: BrowserContext = await createContext();
    const newPage = context.newPage.bind(context);
    context.newPage = async () => adapt(await newPage());
    return context;
  };
  return browser;
}

/** What Firefox itself says about a page's calls and cookies. Over WebDriver BiDi it comes as an error of the page. */
const ofBrowser = /^(Error: )?(Cross-Origin Request Blocked: |Cookie “)/;

function adapt(page: Page): Page {
  const on = page.on.bind(page);
  page.on = (type, handler) =>
    on(type, type === 'pageerror' ? (error) => void (ofBrowser.test(String(error)) || handler(error as never)) : handler);
  for (const method of withoutEffect) page[method] = async () => {};
  page.createCDPSession = async () => ({ send, detach: async () => {} }) as unknown as CDPSession;
  const { press } = page.keyboard;
  page.keyboard.press = (key, options) => press.call(page.keyboard, key === 'Space' ? ' ' : key, options);
  return page;
}

/** Answers the protocol's commands about animations; all others are not there. */
const send = async (method: string): Promise<object> => {
  if (method.startsWith('Animation.')) return {};
  throw new Error(`${method} is a command of Chromium’s protocol, which Firefox does not have.`);
};
