import type { Page } from 'puppeteer';

const stopped = new WeakSet<Page>();

/** Whether time has been passed on the page: from then on its clock stands still in between, in each document of the tab. */
export const isStopped = (page: Page): boolean => stopped.has(page);

/** Lets the page's clock run through this time at once: its timers fall due, nobody waits. */
export async function passTime(page: Page, ms: number): Promise<void> {
  stopped.add(page);
  const session = await page.createCDPSession();
  const expired = new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve));
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: ms });
  await expired;
  await session.detach();
}
