import type { Page } from 'puppeteer';

/** How often the browser lays the page out for the work, which is one task of the page's and travels there as text. */
export async function countLayouts(page: Page, work: () => void): Promise<number> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  // Sent at once: between two that wait for one another a busy machine draws frames of its own, and they would be counted.
  const [before, { exceptionDetails }, after] = await Promise.all([
    layouts(),
    session.send('Runtime.evaluate', { expression: `(${work})()` }),
    layouts(),
  ]);
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return after - before;
}
