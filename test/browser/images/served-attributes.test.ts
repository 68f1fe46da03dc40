// covers: runtime/features/images/ runtime/browser/ runtime/features/video/chunks/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { slideshow } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

declare global {
  interface Window {
    parents: (string | null)[];
  }
}

const onload = 'onload="window.parents.push(this.parentNode && this.parentNode.localName)"';
const picture = (name: string) =>
  `<div class="slide content-fit" data-type="image"><img class="thumb-image" src="/img/${name}-800x500.svg" ` +
  `data-src="/img/${name}-800x500.svg" data-image-dimensions="800x500" data-load="false" ${onload} alt="${name}"></div>`;
const player = '&lt;iframe src=&quot;https://www.youtube.com/embed/abcdefghijk&quot;&gt;&lt;/iframe&gt;';
const world = browserWorld(() => [
  withPictures(
    testSite('served', {
      '/': {
        head: '<script>window.parents = [];</script>',
        body:
          `<main>${slideshow({ slides: [picture('kiln'), picture('mug')] })}<div class="sqs-video-wrapper" ` +
          `data-html="${player}" data-provider-name="YouTube"><div class="sqs-video-overlay"><img ` +
          `src="/img/tile-320x180.svg" ${onload} alt=""></div></div></main>`,
      },
    }),
  ),
]);

// images#served-attributes
test('the page’s own onload runs in the page alone: not on a copy without a parent', async () => {
  const { page, open } = await world.nextVisitor();
  await open('served', '/');
  await page.waitForSelector('[data-ss-block=gallery]');
  await page.waitForSelector('.sqs-video-wrapper[data-ss-block]');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForFunction(() => window.parents.length >= 3);
  expect(await page.evaluate(() => window.parents.filter((parent) => parent === null))).toEqual([]);
});
