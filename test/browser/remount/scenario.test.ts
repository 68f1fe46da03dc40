import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const world = browserWorld(async () => [await loadSite('galleries')]);

/**
 * Disposes of the page and initializes it again at the moment when the chunk of galleries has arrived, like templates that change
 * pages by script.
 */
const remountWhileChunksLoad = () => {
  const look = () => {
    if (!performance.getEntriesByType('resource').some(({ name }) => /\/gallery-[0-9A-Z]/.test(name)))
      return void setTimeout(look, 2);
    window.SSRuntime.destroy();
    Object.assign(window, { isRemounted: window.SSRuntime.initialize().then(() => true) });
  };
  look();
};

test.each(['/grid', '/carousel'])(
  'on %s a gallery that is disposed of while it mounts is mounted again by the next initialize',
  async (path) => {
    const { page, open } = await world.newVisitor();
    const firstOf = () =>
      page.$eval('.sqs-gallery', (gallery) => ({
        heightPx: Math.round(gallery.getBoundingClientRect().height),
        isMounted: window.SSRuntime.gallery(gallery) !== null,
        className: gallery.className,
      }));
    await open('galleries', path);
    await page.waitForSelector('[data-ss-block=gallery] img.loaded');
    const expected = await firstOf();
    expect(expected.isMounted).toBe(true);
    await page.evaluateOnNewDocument(remountWhileChunksLoad);
    await page.reload();
    await page.waitForFunction(() => (window as unknown as { isRemounted?: Promise<boolean> }).isRemounted);
    await page.waitForSelector('[data-ss-block=gallery] img.loaded');
    expect(await firstOf()).toEqual(expected);
  },
);
