import type { Page } from 'puppeteer';

const stopped = new WeakSet<Page>();

/**
 * Returns whether `passTime` was called on the page: from then on the clock of each document in the tab is stopped between calls.
 */
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

/**
 * Advances the page's clock in small steps until the value differs, and returns the new value. From then on the time since the
 * change is known to `stepMs`, however long a slow machine took before.
 */
export async function passTimeToChange<T>(page: Page, read: () => Promise<T>, stepMs = 100): Promise<T> {
  await passTime(page, 1);
  const before = await read();
  for (;;) {
    await passTime(page, stepMs);
    const value = await read();
    if (value !== before) return value;
  }
}
