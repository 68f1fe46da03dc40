import type { Page } from 'puppeteer';
import type { Platform } from '../../../fake-server/start.ts';

/** Ways in which a page ends right after it has sent its events. */
export interface Ending {
  readonly title: string;
  /** Runs before the events are sent, for example to set a fault. */
  readonly begin?: (world: EndingWorld) => Promise<void>;
  /** Runs after the last event was sent. */
  readonly end: (world: EndingWorld) => Promise<void>;
  /** Whether the page is closed afterwards; the next visit needs a new tab. */
  readonly losesTab: boolean;
}

export interface EndingWorld {
  readonly page: Page;
  readonly platform: Platform;
}

const outageMs = 3000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the site's pages have nothing left to send. */
export const drained = async (page: Page): Promise<void> => {
  await page.waitForFunction(`!Object.keys(localStorage).some((key) => key.startsWith('ss-outbox:'))`, { timeout: 180_000 });
};

const setFaults = async ({ platform }: EndingWorld, rules: string): Promise<void> => {
  await fetch(`${platform.controlForTools}faults`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules }),
  });
};

async function followLink({ page }: EndingWorld): Promise<void> {
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.evaluate('document.querySelector("a").click()')]);
}

export const endings: readonly Ending[] = [
  { title: 'navigation', end: followLink, losesTab: false },
  { title: 'tab close', end: ({ page }) => page.close(), losesTab: true },
  {
    title: 'renderer crash',
    async end({ page }) {
      const session = await page.createCDPSession();
      const gone = new Promise((resolve) => page.once('error', resolve));
      // A crashed renderer does not respond.
      session.send('Page.crash').catch(() => {});
      await gone;
      await page.close();
    },
    losesTab: true,
  },
  {
    title: 'offline for 3 s',
    async end({ page }) {
      await page.setOfflineMode(true);
      await pause(outageMs);
      await page.setOfflineMode(false);
    },
    losesTab: false,
  },
  {
    title: '503 for 3 s, page stays',
    begin: (world) => setFaults(world, '*:status:503'),
    async end(world) {
      await pause(outageMs);
      await setFaults(world, '');
    },
    losesTab: false,
  },
  {
    title: '503 for 3 s, page left at once',
    begin: (world) => setFaults(world, '*:status:503'),
    async end(world) {
      await followLink(world);
      await pause(outageMs);
      await setFaults(world, '');
      await drained(world.page);
    },
    losesTab: false,
  },
];
