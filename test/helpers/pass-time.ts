import type { Page } from 'puppeteer';

/** Lets the page's clock run through this time at once: its timers fall due, nobody waits. */
export async function passTime(page: Page, ms: number): Promise<void> {
  const session = await page.createCDPSession();
  const expired = new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', resolve));
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: ms });
  await expired;
  await session.detach();
}
