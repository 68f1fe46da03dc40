import type { Browser, Page } from 'puppeteer';

/** Does the work in a profile of its own. Rejects if the page threw, or asked for something that is not there: what was measured then means nothing. */
export async function inNewVisit<Result>(
  browser: Browser,
  timeoutMs: number,
  work: (page: Page) => Promise<Result>,
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
    const result = await work(page);
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
