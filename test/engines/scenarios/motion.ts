import { expect } from 'vitest';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { fullscreenSection, reelSection, slideshowSection } from '../../helpers/markup/section-html.ts';
import { itemsCarousel, itemsSlideshow, marquee, section71 } from '../../helpers/markup/wild-pages.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

const site = 'motion';
const names = ['one', 'two', 'three', 'four'];
const slides = names.map((name) => slide(name, 'fill'));
const pictures = names.map((name) => ({ name, size: '800x500' }));
const css = '<meta name="viewport" content="width=device-width"><style>body{margin:20px}main{max-width:700px}</style>';

/**
 * One row for each way to press a gallery on: the presses during the first step, of which the last counts, and the slide that is
 * shown then.
 */
const pressRows = [
  { name: 'the arrow of a slideshow', path: '/slideshow', presses: ['.next', '.next', '.next'], shown: 2 },
  { name: 'a thumbnail', path: '/slideshow', presses: ['.next', '.sqs-gallery-thumbnails img:nth-of-type(4)'], shown: 3 },
  { name: 'the current slide', path: '/slideshow', presses: ['.next', '.slide:nth-child(2)'], shown: 2 },
  { name: 'a slide of a slider', path: '/slider', presses: ['.next', 'img[alt=four]:not(noscript img)'], shown: 3 },
  {
    name: 'a bullet of a section',
    path: '/fullscreen',
    presses: ['button[class*=bullet]:nth-of-type(2)', 'button[class*=bullet]:nth-of-type(4)'],
    shown: 3,
  },
  {
    name: 'the arrow of a section',
    path: '/section',
    presses: ['[data-next][class$=btn]', '[data-previous][class$=btn]'],
    shown: 0,
  },
  { name: 'the arrow of a reel', path: '/reel', presses: ['[data-next][class$=btn]', '[data-next][class$=btn]'], shown: 2 },
] as const;

/** Surfaces that follow fingers. */
const surfaceRows = [
  ['/slideshow', '.sqs-gallery'],
  ['/slideshow', '.sqs-gallery-thumbnails'],
  ['/slider', '.sqs-gallery'],
  ['/fullscreen', '.gallery-fullscreen-slideshow-list'],
  ['/reel', '.gallery-reel-list'],
  ['/carousel', '[data-ss-slides-view]'],
  ['/list', '[data-ss-slides-view]'],
] as const;

const galleryOf = (id: string) => window.SSRuntime.gallery(document.getElementById(id) as Element);
const trackState = ({ tab }: Visit) =>
  tab.evaluate(() => {
    const button = document.querySelector('.ss-marquee-play');
    const states = document.querySelector('.ss-marquee-track')?.getAnimations() ?? [];
    return [...states.map(({ playState }) => playState), button?.getAttribute('aria-label')].join();
  });

export const motion: Topic = {
  sites: [
    withPictures(
      testSite(site, {
        '/slideshow': { head: css, body: `<main>${slideshow({ slides, thumbnails: pictures })}</main>` },
        '/slider': {
          head: css,
          body: `<main>${slideshow({ data: { design: 'slider' }, slides }).replace('block-slideshow', 'block-slider')}</main>`,
        },
        '/section': { head: css, body: slideshowSection({ id: 'block' }) },
        '/fullscreen': { head: css, body: fullscreenSection({ id: 'block' }) },
        '/reel': { head: css, body: reelSection({ id: 'block' }) },
        '/carousel': { head: css, body: section71(itemsCarousel(6, true)) },
        '/list': { head: css, body: section71(itemsSlideshow) },
        '/marquee': { head: css, body: `<h1>Pots</h1>${section71(marquee)}` },
      }),
    ),
  ],
  scenarios: [
    ...pressRows.map(({ name, path, presses, shown }) => ({
      // gallery#press-waits
      title: `a press of ${name} during a motion has its effect at the end of the motion`,
      async run({ open, tab, errors }: Visit) {
        await open(site, path);
        await tab.until(() => document.querySelector('#block [aria-roledescription]') !== null);
        await tab.until(galleryOf, 'block');
        const moved = await tab.evaluate(
          (selectors) => {
            const block = document.getElementById('block') as HTMLElement;
            const gallery = window.SSRuntime.gallery(block);
            return selectors.map((selector) => {
              block.querySelector<HTMLElement>(selector)?.click();
              return [gallery?.currentIndex, gallery?.inMotion].join();
            });
          },
          [...presses],
        );
        expect(moved).toEqual(presses.map(() => '1,true'));
        await tab.until((index) => {
          const { currentIndex, inMotion } = window.SSRuntime.gallery(document.getElementById('block') as Element) ?? {};
          return currentIndex === index && !inMotion;
        }, shown as number);
        expect(await errors()).toEqual([]);
      },
    })),
    ...surfaceRows.map(([path, selector]) => ({
      // site#pinch-zoom
      title: `two fingers on ${selector} of ${path} zoom the page: the engine reads pan-y pinch-zoom`,
      async run({ open, tab }: Visit) {
        await open(site, path);
        await tab.until(
          (each) =>
            [...document.querySelectorAll(`${each},${each} *`)].some(
              (one) => getComputedStyle(one).touchAction === 'pan-y pinch-zoom',
            ),
          selector,
        );
        const others = await tab.evaluate(
          (each) => [
            ...new Set([...document.querySelectorAll(`${each},${each} *`)].map((one) => getComputedStyle(one).touchAction)),
          ],
          selector,
        );
        expect(others.filter((value) => !['auto', 'manipulation', 'pan-y pinch-zoom'].includes(value))).toEqual([]);
      },
    })),
    {
      // site#motion-control
      title: 'running words are paused and played by their button, by the mouse and by the keyboard',
      async run(visit) {
        const { open, tab, errors } = visit;
        await open(site, '/marquee');
        await tab.until(() => document.querySelector('.ss-marquee-track')?.getAnimations().length === 1);
        expect(await trackState(visit)).toBe('running,Pause moving text');
        await tab.click('.ss-marquee-play');
        expect(await trackState(visit)).toBe('paused,Play moving text');
        await tab.key('Enter');
        await tab.evaluate(() => document.querySelector<HTMLElement>('.ss-marquee-play')?.blur());
        await tab.click('h1');
        expect(await trackState(visit)).toBe('running,Pause moving text');
        expect(await errors()).toEqual([]);
      },
    },
  ],
};
