// covers: runtime/features/lightbox/ runtime/features/video/ runtime/ui/dom/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { image, slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { accordion } from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const grid = `<div class="sqs-block gallery-block sqs-block-gallery" id="block" data-block-json='${JSON.stringify({ design: 'grid', lightbox: true })}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${['one', 'two'].map((name) => `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" href="/img/${name}-800x500.svg" data-slide-id="${name}">${image(name)}</a></div></div>`).join('')}</div></div></div>`;
const form =
  '<div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content"><div class="lightbox-handle-wrapper"><button class="lightbox-handle">Write to us</button></div><div class="form-wrapper hidden"><form data-form-id="f1"><label>Email <input name="email"></label></form></div></div></div>';
const video =
  '<div class="sqs-block video-block sqs-block-video"><div class="sqs-block-content"><div class="sqs-video-wrapper" style="width:320px;height:180px" data-html="&lt;iframe src=&quot;//player.vimeo.com/video/1&quot;&gt;&lt;/iframe&gt;" data-provider-name="Vimeo"></div></div></div>';
const plays = slideshow({ id: 'plays', data: { autoplay: true }, slides: ['one', 'two'].map((name) => slide(name, 'fill')) });

const world = browserWorld(() => [
  withPictures(
    testSite('forced', {
      '/lightbox': { body: `<main>${grid}</main>` },
      '/form': { body: `<main>${form}</main>` },
      '/video': { body: `<main>${video}</main>` },
      '/plays': { body: `<main style="width:500px">${plays}</main>` },
      '/accordion': { body: `<main>${accordion('', '')}</main>` },
    }),
  ),
]);

/**
 * Returns the share of the brighter or of the darker pixels in the middle of the element, whichever is smaller, in percent; 0 without a
 * contrast. The middle lies within the border, also of a circle: forced colours give borders a system colour, which may be as bright as
 * the icon in one scheme alone.
 */
async function drawnPercent(page: Page, selector: string): Promise<number> {
  const box = await page.$eval(selector, (element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const { borderTopWidth, borderRadius } = getComputedStyle(element);
    const inside = Math.min(width, height) - 2 * Number.parseFloat(borderTopWidth);
    const side = Math.min(2 * Math.floor((borderRadius === '50%' ? inside * Math.SQRT1_2 : inside) / 2), 24);
    return { x: left + (width - side) / 2, y: top + (height - side) / 2, width: side, height: side };
  });
  const picture = await page.screenshot({ clip: box, encoding: 'base64' });
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data: bytes } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: new Uint8ClampedArray() };
    const lights = Array.from(
      { length: bytes.length / 4 },
      (_, at) => (bytes[at * 4] ?? 0) + (bytes[at * 4 + 1] ?? 0) + (bytes[at * 4 + 2] ?? 0),
    );
    const [least, most] = [Math.min(...lights), Math.max(...lights)];
    if (most - least < 300) return 0;
    const bright = lights.filter((light) => light > (least + most) / 2).length / lights.length;
    return Math.round(Math.min(bright, 1 - bright) * 100);
  }, picture);
}

// site#modal-style
test.each([
  ['/lightbox', '.sqs-lightbox-close', '.slide a'],
  ['/lightbox', '.sqs-lightbox-next', '.slide a'],
  ['/lightbox', '.sqs-lightbox-zoom', '.slide a'],
  ['/form', '.ss-form-lightbox .ss-modal-close', '.lightbox-handle'],
  ['/video', '.sqs-video-overlay', ''],
  ['/plays', '.ss-play-button', ''],
  ['/accordion', '.accordion-icon-container', ''],
])('on %s the icon of %s has its shape in forced colours, light and dark', async (path, icon, press) => {
  const { page, open } = await world.newVisitor();
  await open('forced', path);
  await page.waitForSelector('[data-ss-block]');
  if (press) await page.click(press);
  await page.waitForSelector(icon);
  // The controls of a lightbox fade at rest.
  await page.hover(icon);
  await page.evaluate(() => document.getAnimations().map((each) => each.finish()).length);
  const session = await page.createCDPSession();
  const usual = await drawnPercent(page, icon);
  expect(usual).toBeGreaterThan(0);
  for (const scheme of ['light', 'dark']) {
    await session.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-color-scheme', value: scheme },
      ],
    });
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(Math.abs((await drawnPercent(page, icon)) - usual)).toBeLessThanOrEqual(6);
    expect(await drawnPercent(page, icon)).toBeGreaterThan(0);
  }
});
