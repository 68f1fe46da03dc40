import type { Page } from 'puppeteer';
import { onTestFinished } from 'vitest';

/**
 * Animations take a fiftieth of their time until the test ends (on a page that `stays`, for good), on later pages of the tab too:
 * a browser works for every frame.
 */
export async function hastenAnimations(page: Page, { stays = false } = {}): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 50 });
  if (!stays) onTestFinished(() => client.detach().catch(() => {}));
}
