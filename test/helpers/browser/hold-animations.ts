import type { Page } from 'puppeteer';

/** Pauses every animation of the page, also those that start later, so that reading their state needs no fast machine. */
export async function holdAnimations(page: Page): Promise<{ release(): Promise<void> }> {
  const client = await page.createCDPSession();
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return {
    async release() {
      await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await client.detach();
    },
  };
}
