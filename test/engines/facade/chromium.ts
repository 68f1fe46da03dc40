import puppeteer from 'puppeteer';
import { findBrowser } from '../../../cli/browser/find.ts';
import { featuresOff, quietFlags } from '../../../cli/browser/quiet-flags.ts';
import { openPuppeteerTab } from './puppeteer-tab.ts';
import type { Engine } from './tab.ts';

/** Starts Chromium with its back/forward cache, as visitors have it. */
export async function startChromium(): Promise<Engine> {
  const shell = process.env.HEADLESS_SHELL_PATH;
  const executablePath = shell ?? (await findBrowser(process.env))?.path;
  if (!executablePath) throw new Error('These tests need Chromium: `npm run test:engines` finds or installs it.');
  const browser = await puppeteer.launch({
    executablePath,
    headless: shell ? 'shell' : true,
    args: ['--no-sandbox', ...quietFlags, featuresOff],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return {
    name: 'chromium',
    version: await browser.version(),
    newTab: async () => openPuppeteerTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
