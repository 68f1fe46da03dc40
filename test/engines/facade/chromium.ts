import puppeteer from 'puppeteer';
import { findBrowser } from '../../../cli/browser/find.ts';
import { featuresOff, quietFlags } from '../../../cli/browser/quiet-flags.ts';
import { openPuppeteerTab } from './puppeteer-tab.ts';
import type { Engine } from './tab.ts';

/**
 * Starts the whole Chromium with its back/forward cache, which the headless shell does not have, and with the scroll bars of
 * desktops.
 */
export async function startChromium(): Promise<Engine> {
  const executablePath = (await findBrowser(process.env))?.path;
  if (!executablePath) throw new Error('These tests need Chromium: `npm run test:engines` finds or installs it.');
  const browser = await puppeteer.launch({
    executablePath,
    args: ['--no-sandbox', ...quietFlags, featuresOff],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
  });
  return {
    name: 'chromium',
    version: await browser.version(),
    newTab: async (forcedColours) =>
      openPuppeteerTab(await browser.createBrowserContext(), async (page) => {
        if (!forcedColours) return;
        const features = [
          { name: 'forced-colors', value: 'active' },
          { name: 'prefers-color-scheme', value: forcedColours },
        ];
        await (await page.createCDPSession()).send('Emulation.setEmulatedMedia', { features });
      }),
    close: () => browser.close(),
  };
}
