import puppeteer, { type Browser } from 'puppeteer';
import { openPuppeteerTab } from './puppeteer-tab.ts';
import type { Engine, ForcedColours } from './tab.ts';

/**
 * Preferences of a system with forced colours, which WebDriver cannot set later: WebDriver BiDi of Firefox 153 has no command for
 * it.
 */
const forcedPreferences: Readonly<Record<ForcedColours, Readonly<Record<string, string | number>>>> = {
  light: { 'browser.display.document_color_use': 2 },
  dark: {
    'browser.display.document_color_use': 2,
    'browser.display.foreground_color': '#FFFFFF',
    'browser.display.background_color': '#000000',
    'browser.display.foreground_color.dark': '#FFFFFF',
    'browser.display.background_color.dark': '#000000',
    'ui.systemUsesDarkTheme': 1,
  },
};

/**
 * Starts the Firefox at FIREFOX_PATH over WebDriver BiDi, and another one for each scheme of forced colours that a scenario
 * wants.
 */
export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH;
  if (!executablePath) throw new Error('FIREFOX_PATH is not set: `npm run test:engines` finds or installs Firefox.');
  const launch = (preferences = {}) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      // Peer connections send packets to this machine too.
      extraPrefsFirefox: { 'media.peerconnection.ice.loopback': true, ...preferences },
    });
  const browser = await launch();
  const forced: { [scheme in ForcedColours]?: Promise<Browser> } = {};
  const browserFor = (scheme: ForcedColours) => (forced[scheme] ??= launch(forcedPreferences[scheme]));
  return {
    name: 'firefox',
    version: await browser.version(),
    newTab: async (scheme) => openPuppeteerTab(await (scheme ? await browserFor(scheme) : browser).createBrowserContext()),
    async close() {
      for (const each of [browser, ...(await Promise.all(Object.values(forced)))]) await each.close();
    },
  };
}
