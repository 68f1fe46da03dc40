import type { Page } from 'puppeteer';

const stopped = new WeakSet<Page>();

/** Returns whether `passTime` was called on the page: from then on the clock of each document in the tab is stopped between calls. */
export const isStopped = (page: Page): boolean => stopped.has(page);

/** Advances the page's clock at once: due timers run without waiting. */
export async function passTime(page: Page, ms: number): Promise<void> {
  stopped.add(page);
  const session = await page.createCDPSession();
  const expired = new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve));
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: ms });
  await expired;
  await session.detach();
}
