import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const world = browserWorld(async () => [await loadSite('galleries')]);

/** Templates with pages of their own initialise again, at the moment when the code of galleries has arrived. */
const remountWhileTheyCome = () => {
  const look = () => {
    if (!performance.getEntriesByType('resource').some(({ name }) => /\/gallery-[0-9A-Z]/.test(name)))
      return void setTimeout(look, 2);
    window.SSRuntime.destroy();
    Object.assign(window, { isRemounted: window.SSRuntime.initialize().then(() => true) });
  };
  look();
};

test.each(['/grid', '/carousel'])(
  '%s: a gallery that is taken back while it comes to life, and asked for again, lives',
  async (path) => {
    const { page, open } = await world.newVisitor();
    const firstOf = () =>
      page.$eval('.sqs-gallery', (gallery) => ({
        heightPx: Math.round(gallery.getBoundingClientRect().height),
        isAlive: window.SSRuntime.gallery(gallery) !== null,
        className: gallery.className,
      }));
    await open('galleries', path);
    await page.waitForSelector('[data-ss-block=gallery] img.loaded');
    const expected = await firstOf();
    expect(expected.isAlive).toBe(true);
    await page.evaluateOnNewDocument(remountWhileTheyCome);
    await page.reload();
    await page.waitForFunction(() => (window as unknown as { isRemounted?: Promise<boolean> }).isRemounted);
    await page.waitForSelector('[data-ss-block=gallery] img.loaded');
    expect(await firstOf()).toEqual(expected);
  },
);
