import type { Browser, Page } from 'puppeteer';

/**
 * Runs `callback` with a page in a new profile. Rejects if the page threw or requested a missing file, since its figures would
 * mean nothing.
 */
export async function inNewVisit<Result>(
  browser: Browser,
  timeoutMs: number,
  callback: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
    });
    await page.evaluateOnNewDocument(watchShifts);
    const result = await callback(page);
    if (troubles.length > 0) throw new Error(`${page.url()} went wrong: ${troubles.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}

/** Adds up layout shifts in `window.shift`. */
const watchShifts = `
  window.shift = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value; }).observe({ type: 'layout-shift', buffered: true });
`;
