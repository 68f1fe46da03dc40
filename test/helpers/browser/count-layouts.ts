import type { Page } from 'puppeteer';

/** Counts the layouts that the browser runs for `callback`, which is one task of the page and is sent there as text. */
export async function countLayouts(page: Page, callback: () => void): Promise<number> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  // Sent without waiting in between: a busy machine would draw further frames, which would be counted.
  const [before, { exceptionDetails }, after] = await Promise.all([
    layouts(),
    session.send('Runtime.evaluate', { expression: `(${callback})()` }),
    layouts(),
  ]);
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return after - before;
}
