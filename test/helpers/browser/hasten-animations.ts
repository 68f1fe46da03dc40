import type { Page } from 'puppeteer';
import { onTestFinished } from 'vitest';

/**
 * Runs animations at `times` their speed until the test ends (permanently on a page that `stays`), also on later pages of the
 * tab: each frame of an animation costs CPU time.
 */
export async function hastenAnimations(page: Page, { stays = false, times = 50 } = {}): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: times });
  if (!stays) onTestFinished(() => client.detach().catch(() => {}));
}
