import puppeteer from 'puppeteer';
import { openPuppeteerTab } from './puppeteer-tab.ts';
import type { Engine } from './tab.ts';

/** Starts the Firefox at FIREFOX_PATH over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH;
  if (!executablePath) throw new Error('FIREFOX_PATH is not set: `npm run test:engines` finds or installs Firefox.');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    name: 'firefox',
    version: await browser.version(),
    newTab: async () => openPuppeteerTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
