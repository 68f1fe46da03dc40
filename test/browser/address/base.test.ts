// covers: runtime/browser/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { image } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const tile = (name: string) =>
  '<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" ' +
  `href="/img/${name}-800x500.svg" data-slide-id="${name}">${image(name)}</a></div></div>`;
const grid =
  '<div class="sqs-block gallery-block sqs-block-gallery" id="block" ' +
  `data-block-json='${JSON.stringify({ design: 'grid', lightbox: true })}'><div class="sqs-gallery-container ` +
  `sqs-gallery-block-grid"><div class="sqs-gallery">${['one', 'two'].map(tile).join('')}</div></div></div>`;
const form =
  '<div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content"><div ' +
  'class="lightbox-handle-wrapper"><button class="lightbox-handle">Write to us</button></div><div class="form-wrapper ' +
  'hidden"><form data-form-id="f1"><input name="email" aria-label="Email"></form></div></div></div>';
const bases = { none: '', folder: '<base href="/elsewhere/">', host: '<base href="https://elsewhere.example/">' };
const body = (html: string) => `<style>main{width:500px}</style><main>${html}</main>`;
const world = browserWorld(() => [
  withPictures(
    testSite(
      'bases',
      Object.fromEntries(
        Object.entries(bases).flatMap(([name, head]) => [[`/${name}/layers`, { head, body: body(grid + form) }]]),
      ),
    ),
  ),
]);

// site#history-entries, site#compared-whole
test.each(Object.keys(bases))('with <base> of the kind %s a layer keeps the address of its page', async (name) => {
  const { page, open, pageErrors } = await world.newVisitor();
  const address = world.address('bases', `/${name}/layers?from=mail`);
  await open('bases', `/${name}/layers?from=mail`);
  await page.waitForSelector('#block[data-ss-block]');
  const isClosed = () =>
    page.waitForFunction(() => !document.querySelector('[data-ss-modal]') && history.scrollRestoration === 'auto');
  for (const [press, opened] of [
    ['.slide:nth-child(2) a', `${address}#itemId=two`],
    ['.lightbox-handle', address],
  ] as const) {
    await page.click(press);
    await page.waitForSelector('[data-ss-modal]');
    await page.waitForFunction((wanted) => location.href === wanted, {}, opened);
    await page.keyboard.press('Escape');
    await isClosed();
    expect([press, await page.evaluate(() => location.href)]).toEqual([press, address]);
  }
  // Opened by its address, the lightbox leaves no entry, and gives the address back.
  await page.evaluate(() => {
    location.href = `${location.href}#itemId=two`;
  });
  await page.waitForSelector('.sqs-lightbox[data-ss-modal]');
  await page.keyboard.press('Escape');
  await isClosed();
  await page.waitForFunction((wanted) => location.href === wanted, {}, address);
  expect(pageErrors).toEqual([]);
});
