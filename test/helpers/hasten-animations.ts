import type { Page } from 'puppeteer';
import { onTestFinished } from 'vitest';

/**
 * Animations are `times` as quick until the test ends (on a page that `stays`, for good), on later pages of the tab too: a browser
 * works for every frame.
 */
export async function hastenAnimations(page: Page, { stays = false, times = 50 } = {}): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: times });
  if (!stays) onTestFinished(() => client.detach().catch(() => {}));
}
