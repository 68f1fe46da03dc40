import type { Page } from 'puppeteer';
import { patienceMs } from '../run/patience.ts';
import { isStopped } from './pass-time.ts';

/** Interval at which the page evaluates a condition. */
const pollEveryMs = 20;

/**
 * Wraps the page's waits: their limits are those of tests, and a timer polls the condition. Puppeteer polls in each frame, and a
 * frame that nothing else requests costs more than the condition. While the page's clock is stopped, only frames run.
 */
export function patientPage(page: Page): Page {
  page.setDefaultTimeout(patienceMs);
  const waitForFunction = page.waitForFunction.bind(page);
  page.waitForFunction = (check, options, ...args) =>
    waitForFunction(check, isStopped(page) ? options : { polling: pollEveryMs, ...options }, ...args);
  return page;
}
