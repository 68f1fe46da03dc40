import type { Page } from 'puppeteer';
import { maxWaitMs } from '../../../runtime/browser/with-fallback.ts';

/**
 * Removes the time after which pages no longer wait for a chunk: a busy machine may need longer for a page that loads slowly on
 * purpose.
 */
export async function withoutTimeLimit(page: Page): Promise<void> {
  await page.evaluateOnNewDocument((limitMs) => {
    const after = window.setTimeout;
    Object.assign(window, { setTimeout: (callback: () => void, ms: number) => (ms === limitMs ? 0 : after(callback, ms)) });
  }, maxWaitMs);
}
