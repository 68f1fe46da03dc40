import { browserVersion, findBrowser } from '../browser/find.ts';
import { browserWaysOut } from '../browser/install.ts';
import type { Check } from './check.ts';

/** Whether there is a browser, where it was found, and whether it starts. Tries to install nothing. */
export async function checkBrowser(env: Readonly<Record<string, string | undefined>>): Promise<Check> {
  const browser = await findBrowser(env);
  if (!browser) return { name: 'browser', status: 'missing', detail: 'none found', advice: browserWaysOut };
  const place = `${browser.path} (found in: ${browser.from})`;
  const version = await browserVersion(browser.path);
  if (version) return { name: 'browser', status: 'ok', detail: `${version}, ${place}` };
  const advice =
    browser.from === 'environment'
      ? 'Set PUPPETEER_EXECUTABLE_PATH to a Chrome or Chromium that starts, or unset it.'
      : `Start it by hand to see why. ${browserWaysOut}`;
  return { name: 'browser', status: 'missing', detail: `does not start: ${place}`, advice };
}
