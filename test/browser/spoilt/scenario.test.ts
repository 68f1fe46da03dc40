// covers: runtime/boot/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const body = `<style>main{width:400px}</style><main>${slideshow({ id: 'show', slides: ['ash', 'elm', 'oak'].map((name) => slide(name, 'fill')) })}
<div class="sqs-block-image"><img id="single" data-src="/img/single-800x500.svg" data-image-dimensions="800x500" alt="single"></div></main>`;
const context = { ...plainContext, cookieSettings: { isCookieBannerEnabled: true } };
const pageOf = (code: string) => ({ context, head: `<script>${code}</script>`, body });
/** Changes that libraries of twenty years ago make to every page. */
const oldLibraries = `
Array.prototype.toJSON = function () { return '[old]' };
Object.prototype.extend = function () {}; Object.prototype.keys = [1]; Object.prototype.load = 1; Object.prototype.url = 'x';
Array.prototype.each = function () {}; Array.prototype.first = 1;
Array.from = function (list) { return list && list.length ? [].slice.call(list) : [] };
Function.prototype.bind = function (to) {
  var self = this, args = [].slice.call(arguments, 1);
  return function () { return self.apply(to, args.concat([].slice.call(arguments))) };
};`;
const spoilt = {
  '/filter': 'Array.prototype.filter = function () { return [] }',
  '/map': 'Array.prototype.map = function () { return [] }',
  '/iteration': 'Object.getPrototypeOf([][Symbol.iterator]()).next = function () { return { done: true } }',
  '/closest': 'Element.prototype.closest = Element.prototype.matches = function () { throw new Error("mine") }',
  '/trim': 'String.prototype.trim = function () {}',
};
const world = browserWorld(() => [
  testSite('spoilt', {
    ...Object.fromEntries(Object.entries(spoilt).map(([path, code]) => [path, pageOf(code)])),
    '/old': pageOf(oldLibraries),
  }),
]);

test.each(Object.keys(spoilt))(
  'a page that breaks a built-in (%s) keeps its pictures, is marked as failed without an uncaught error, and the reason is ' +
    'reported',
  async (path) => {
    world.platform.journal.clear();
    const { page, pageErrors, said } = await world.nextVisitor();
    await servePictures(page);
    await page.goto(world.address('spoilt', path));
    await page.waitForSelector('html[data-ss-runtime=failed]');
    // Puppeteer's waitForFunction uses the same built-ins.
    const shown = () =>
      page.evaluate(() => {
        const { images } = document;
        let count = 0;
        for (let index = 0; index < images.length; index++) if ((images[index]?.naturalWidth ?? 0) > 0) count += 1;
        return count;
      });
    await expect.poll(shown).toBe(4);
    expect([pageErrors, said]).toEqual([[], ['The page has replaced built-in functions']]);
    await page.goto('about:blank');
    // Pages of other tests may just be leaving as well.
    const report = await world.platform.journal.waitFor(
      ({ endpoint, bodyText }) =>
        endpoint === 'record-javascript-errors' && `${bodyText}`.includes(`${path}"`.replaceAll('"', '\\"')),
    );
    expect((report.body as { data: { message: string } }[]).map(({ data }) => data.message)).toContain(
      'The page has replaced built-in functions',
    );
  },
);

test('additions of old libraries to the built-ins do no harm: every block is mounted', async () => {
  world.platform.journal.clear();
  const { page, pageErrors } = await world.nextVisitor();
  await servePictures(page);
  await page.goto(world.address('spoilt', '/old'));
  await page.waitForSelector('html[data-ss-runtime=ready]');
  await page.waitForSelector('#show[data-ss-block=gallery] .sqs-active-slide img.loaded');
  await page.waitForSelector('#single[data-ss-block=image].loaded');
  // Arrows without a style sheet of the page get their shape from a chunk of its own.
  await (await page.waitForSelector('#show .next', { visible: true }))?.click();
  await page.waitForSelector('#show .slide:nth-of-type(2).sqs-active-slide');
  const hit = await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit');
  expect([hit.valid, pageErrors, world.platform.journal.entries({ endpoint: 'record-javascript-errors' })]).toEqual([
    true,
    [],
    [],
  ]);
});
