import type { Page } from 'puppeteer';
import { isStopped } from './pass-time.ts';
import { patienceMs } from './patience.ts';

/** How often a page looks whether what is waited for is there. */
const lookEveryMs = 20;

/**
 * The page, which waits as long as tests do, and looks by a timer: Puppeteer looks in each frame, and a frame that nothing else asks
 * for takes more of the machine than what is looked for. Where the page's clock stands still only frames come.
 */
export function patientPage(page: Page): Page {
  page.setDefaultTimeout(patienceMs);
  const waitForFunction = page.waitForFunction.bind(page);
  page.waitForFunction = (check, options, ...args) =>
    waitForFunction(check, isStopped(page) ? options : { polling: lookEveryMs, ...options }, ...args);
  return page;
}
