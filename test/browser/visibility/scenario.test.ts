import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const newsletter = (id: string) =>
  `<div class="sqs-block newsletter-block sqs-block-newsletter" data-block-type="51" id="${id}"><form ` +
  'class="newsletter-form" data-form-id="f1"><label>Email <input type="email" name="email"></label><button ' +
  'type="submit">Sign up</button></form></div>';
const gallery = (id: string, names: readonly string[] = ['one', 'two']) =>
  slideshow({ id, slides: names.map((name) => slide(name, 'fill')) });
const video =
  '<div class="slide" data-type="video"><div class="sqs-video-wrapper" data-html="&lt;iframe ' +
  'src=&quot;https://www.youtube.com/embed/x&quot;&gt;&lt;/iframe&gt;" data-provider-name="YouTube"></div></div>';
/** Rules in a media query: elements that are hidden at a width stay hidden by the sweep at the end of start-up. */
const styles = (css: string) => `<style>.sqs-block{width:300px} @media (min-width: 1px) { ${css} }</style>`;

const world = browserWorld(() => [
  withPictures(
    testSite('sight', {
      '/hidden': {
        head: styles(`
          #clear .sqs-gallery { opacity: 0 } #unseen { visibility: hidden } #flat .newsletter-form { height: 0; overflow: hidden }
          #away { transform: translateX(-9999px) } #cut { clip-path: inset(0 0 100%) } #gone form { display: none }`),
        body: `${gallery('plain')}${newsletter('form')}${gallery('clear')}${newsletter('unseen')}${newsletter('flat')}${newsletter('away')}${newsletter('cut')}${newsletter('gone')}`,
      },
      '/slow': {
        head: styles(
          '.fade { opacity: 0; transition: opacity 1s } .fade.in { opacity: 1 } .out { animation: out 1s forwards } ' +
            '@keyframes out { to { opacity: 0 } }',
        ),
        body: `<script>addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('.fade').classList.add('in'))))</script>
          <div class="fade">${newsletter('in')}</div><div class="out toast">${newsletter('out')}</div>`,
      },
      '/late': {
        head: styles('.closed { visibility: hidden } .shut { display: none }'),
        body:
          `<div id="tab">${newsletter('first')}</div><div class="closed" id="second">${newsletter('other')}</div><div ` +
          `class="shut" id="third">${gallery('inside')}</div>`,
      },
      '/turns': { body: slideshow({ id: 'turns', slides: [slide('one', 'fill'), video] }) },
      '/helper': { head: styles('form { display: none }'), body: newsletter('narrow') },
    }),
  ),
]);

/** Returns each block's mark: its kind, or the reason why it is not mounted. */
const marks = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.sqs-block')].map((block) => {
        const marked = [block, ...block.querySelectorAll<HTMLElement>('form')].find(
          ({ dataset }) => dataset.ssBlock ?? dataset.ssBlockError,
        );
        return [block.id, marked?.dataset.ssBlock ?? marked?.dataset.ssBlockError ?? ''];
      }),
    ),
  );
const until = (page: Page, id: string, mark: string) =>
  page.waitForFunction(
    (block, wanted) => document.querySelector(`#${block}:is(${wanted}),#${block} form:is(${wanted})`),
    {},
    id,
    mark,
  );

// site#block-seen
for (const width of [320, 1280])
  test(
    `at ${width} px a block is marked as mounted only where a visitor sees it, whatever hides it; a hidden gallery still ` +
      'works',
    async () => {
      const { page, open, pageErrors } = await world.nextVisitor();
      await page.setViewport({ width, height: 4000 });
      await open('sight', '/hidden');
      await expect
        .poll(() => marks(page))
        .toEqual({
          plain: 'gallery',
          form: 'form',
          clear: 'invisible',
          unseen: 'invisible',
          flat: 'invisible',
          cut: 'invisible',
          // Elements without a box in the page never come into view.
          away: '',
          gone: '',
        });
      const index = await page.evaluate(() => {
        const live = window.SSRuntime.gallery(document.querySelector('#clear') as Element);
        live?.next();
        return live?.currentIndex;
      });
      expect(index).toBe(1);
      expect(pageErrors).toEqual([]);
    },
  );

test('blocks are judged after a transition of 1 s: a block that fades in is mounted, one that fades out is invisible', async () => {
  const { page, open } = await world.nextVisitor();
  await open('sight', '/slow');
  await until(page, 'out', '[data-ss-block-error=invisible]');
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  expect(await marks(page)).toEqual({ in: 'form', out: 'invisible' });
});

test('a block is judged again when a class around it changes, a sheet is added, and a tab opens', async () => {
  const { page, open } = await world.nextVisitor();
  await open('sight', '/late');
  await expect.poll(() => marks(page)).toEqual({ first: 'form', other: 'invisible', inside: '' });
  await page.evaluate(() => document.querySelector('#second')?.classList.remove('closed'));
  await until(page, 'other', '[data-ss-block=form]');
  await page.evaluate(() => document.querySelector('#third')?.classList.remove('shut'));
  await until(page, 'inside', '[data-ss-block=gallery]');
  await page.evaluate(() => document.querySelector('#tab')?.classList.add('closed'));
  await until(page, 'first', '[data-ss-block-error=invisible]');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    // Not by opacity: on a slow machine the chunk `unhide` would show the blocks again.
    link.href = URL.createObjectURL(new Blob(['@media (min-width: 1px) { .sqs-block { display: none } }'], { type: 'text/css' }));
    document.head.append(link);
  });
  await until(page, 'inside', '[data-ss-block-error=invisible]');
  await until(page, 'other', '[data-ss-block-error=invisible]');
});

test('a gallery whose pictures never load is not invisible, and the video of a slide that is not current is mounted', async () => {
  const { page } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/img/')) void request.continue();
  });
  await page.goto(world.address('sight', '/turns'), { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('#turns[data-ss-block=gallery]');
  await page.waitForSelector('.slide:last-child .sqs-video-wrapper[data-ss-block=video]');
  expect(await page.$('[data-ss-block-error]')).toBeNull();
});

test('a newsletter without a visible form is not marked by the helper that measures its width', async () => {
  const { page, open } = await world.nextVisitor();
  await page.setViewport({ width: 320, height: 800 });
  await open('sight', '/helper');
  await page.waitForSelector('#narrow.sqs-narrow-width');
  expect(await marks(page)).toEqual({ narrow: '' });
});
