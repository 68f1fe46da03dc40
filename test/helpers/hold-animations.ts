import type { Page } from 'puppeteer';

/** Every animation of the page stands still from now on, those that begin later too: what is read of them needs no quick machine. */
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
