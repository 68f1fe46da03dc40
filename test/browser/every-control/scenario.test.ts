import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { everyGallery } from '../../helpers/markup/every-gallery.ts';
import { slide } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

declare const window: Window & { made: Record<string, { get(name: string): number }> };

const transitions = ['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe'];
/** A template's gallery with a transition, its arrows in the same words as those of blocks. */
const template = (name: string) =>
  `<div id="${name}"><div class="slides">${['one', 'two', 'three'].map((each) => slide(each, 'fill')).join('')}</div><div ` +
  'class="sqs-gallery-controls"><a class="previous"></a><a class="next"></a></div></div>';
const made =
  `<script>made={};Y.use('squarespace-gallery-ng',function(Y){${JSON.stringify(transitions)}.forEach(function(name){made[name]=new ` +
  `Y.Squarespace.Gallery2({container:'#'+name+' .slides',design:'stacked',loop:true,elements:{next:'#'+name+' ` +
  `.next',previous:'#'+name+' .previous'},designOptions:{transition:name}})})})</script>`;
const parts = [
  ...Object.entries(everyGallery).map(([name, make]) => make(name, { autoplay: name === 'slideshow', 'autoplay-duration': 600 })),
  ...transitions.map(template),
];
const page = (all: readonly string[], head = '') => ({
  body: `<style>body{margin:20px;width:600px;font-family:sans-serif}</style>${head}${all.join('<p>Words between.</p>')}${made}`,
});
const turned = [...parts].reverse();
const world = browserWorld(() => [
  withPictures(
    testSite('controls', {
      '/in-order': page(parts),
      '/turned': page(turned),
      '/carousel-last': page([
        ...parts.filter((part) => !part.includes('id="carousel"')),
        parts.find((part) => part.includes('id="carousel"')) ?? '',
      ]),
      '/right-to-left': page(turned, '<style>html{direction:rtl}</style>'),
    }),
  ),
]);

const indexOf = (page: Page, name: string) =>
  page.evaluate(
    (id) =>
      window.made[id]?.get('currentIndex') ?? window.SSRuntime.gallery(document.getElementById(id) as Element)?.currentIndex,
    name,
  );
/** Clicks the middle of the control and returns the gallery's current index. */
async function use(page: Page, name: string, control: string): Promise<number | undefined> {
  const { isFree, x, y } = await page.evaluate(async (selector) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (;;) {
      const element = document.querySelector<HTMLElement>(selector);
      if (element && element.offsetWidth > 10) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return { isFree: document.elementFromPoint(x, y) === element, x, y };
      }
      await frame();
    }
  }, `#${name} ${control}`);
  expect([name, control, isFree]).toEqual([name, control, true]);
  await page.mouse.click(x, y);
  return indexOf(page, name);
}

test.each(['/in-order', '/turned', '/carousel-last', '/right-to-left'])(
  'with all designs and transitions on one page (%s) every arrow, thumbnail and play button acts on its own gallery',
  async (path) => {
    const { page, open, pageErrors } = await world.nextVisitor();
    await page.setViewport({ width: 700, height: 16_000 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await open('controls', path);
    for (const name of ['slideshow', 'cropped', 'slider', 'linked-slider', ...transitions]) {
      expect([name, await use(page, name, '.next')]).toEqual([name, 1]);
      expect([name, await use(page, name, '.next')]).toEqual([name, 2]);
      expect([name, await use(page, name, '.previous')]).toEqual([name, 1]);
    }
    // A group of two: 600 px are less than 724 and more than 480, so that three stand beside one another.
    expect(await use(page, 'carousel', '.next')).toBe(3);
    expect(await use(page, 'carousel', '.previous')).toBe(0);
    expect(await use(page, 'slideshow', '.sqs-gallery-thumbnails [aria-label="Slide 3"]')).toBe(2);
    await use(page, 'slideshow', '.ss-gallery-play');
    expect(await page.$eval('#slideshow .ss-gallery-play', (button) => button.ariaLabel)).toBe('Pause slideshow');
    // From right to left the arrow to the next slide is at the left.
    const [next = 0, previous = 0] = await page.$$eval('#carousel :is(.next,.previous)', (arrows) =>
      ['.next', '.previous'].map((one) => arrows.find((arrow) => arrow.matches(one))?.getBoundingClientRect().left ?? 0),
    );
    expect(next < previous).toBe(path === '/right-to-left');
    expect(pageErrors).toEqual([]);
  },
);
