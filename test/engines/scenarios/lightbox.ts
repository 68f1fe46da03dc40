import { expect } from 'vitest';
import { image } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

const site = 'pots';
const slide = (name: string) =>
  '<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" ' +
  `href="/img/${name}-800x500.svg" data-slide-id="${name}" data-title="The ${name}">${image(name)}</a></div></div>`;
const body = `<style>body{margin:0}main{width:900px;max-width:100%}.slide.slide{display:inline-block;width:100px !important;height:100px;overflow:hidden}.slide img{width:100px}</style>
<main><div class="sqs-block gallery-block sqs-block-gallery" id="block" data-block-json='${JSON.stringify({ design: 'grid', lightbox: true })}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${['one', 'two', 'three'].map(slide).join('')}</div></div></div></main>`;

const arrive = async ({ open, tab }: Visit, path = '/') => {
  await open(site, path);
  await tab.until(() => document.querySelector('#block[data-ss-block]') !== null);
};
const shows = ({ tab }: Visit, words: string) =>
  tab.until(
    (wanted) => document.querySelector('.sqs-lightbox[open] .sqs-lightbox-count')?.textContent?.startsWith(wanted),
    words,
  );
const atRest = ({ tab }: Visit) => tab.until(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
const leftOfPicture = () => document.querySelector('.sqs-lightbox-slide img')?.getBoundingClientRect().left ?? 0;
/** Resolves when the picture's width in px is in the range. */
const isWide = ({ tab }: Visit, leastPx: number, maxPx: number) =>
  tab.until(
    (least, most) => {
      const width = Math.round(document.querySelector('.sqs-lightbox-slide img')?.getBoundingClientRect().width ?? 0);
      return width >= least && width <= most;
    },
    leastPx,
    maxPx,
  );
const isGone = ({ tab }: Visit) => tab.until(() => document.querySelector('.sqs-lightbox') === null && location.hash === '');
const openSecond = async (visit: Visit) => {
  await visit.tab.click('.slide:nth-child(2) a');
  await shows(visit, '2 of 3');
  await atRest(visit);
};

export const lightbox: Topic = {
  sites: [withPictures(testSite(site, { '/': { body, head: '<meta name="viewport" content="width=device-width">' } }))],
  scenarios: [
    {
      title: 'a click opens the picture in the middle, in its own shape, over an inert page that does not scroll',
      async run(visit) {
        const { tab, errors } = visit;
        await arrive(visit);
        await openSecond(visit);
        await tab.until(() => (document.querySelector<HTMLImageElement>('.sqs-lightbox-slide img')?.naturalWidth ?? 0) > 0);
        // The controls and the modality follow the first frame, and the picture moves to its place.
        await tab.until(() => {
          const { left, width, height } =
            document.querySelector('.sqs-lightbox-slide img')?.getBoundingClientRect() ?? new DOMRect();
          const dialog = document.querySelector('dialog.sqs-lightbox[data-ss-modal]')?.getBoundingClientRect() ?? new DOMRect();
          const overlay = document.querySelector('.sqs-lightbox-overlay');
          return (
            Math.round(left + width / 2) === 500 &&
            Math.round((width / height) * 10) === 16 &&
            dialog.width === document.documentElement.clientWidth &&
            dialog.height === innerHeight &&
            overlay !== null &&
            getComputedStyle(overlay).opacity === '0.95'
          );
        });
        const before = await tab.evaluate(() => scrollY);
        await tab.key('End');
        expect(await tab.evaluate(() => scrollY)).toBe(before);
        expect(await errors()).toEqual([]);
      },
    },
    {
      title:
        'arrow keys and buttons step through the pictures; Escape closes, and the focus is at the picture that was shown last',
      async run(visit) {
        const { tab } = visit;
        await arrive(visit);
        await openSecond(visit);
        await tab.key('ArrowRight');
        await shows(visit, '3 of 3');
        await atRest(visit);
        await tab.click('.sqs-lightbox-previous');
        await shows(visit, '2 of 3');
        await atRest(visit);
        // For 200 ms after a step keys are ignored.
        await tab.until(() => document.querySelector('.sqs-lightbox-slide img') !== null);
        await tab.key('Escape');
        await isGone(visit);
        expect(await tab.evaluate(() => (document.activeElement as HTMLElement).dataset.slideId)).toBe('two');
      },
    },
    {
      title: 'the close button closes it, and it opens again',
      async run(visit) {
        const { tab } = visit;
        await arrive(visit);
        for (let times = 0; times < 2; times++) {
          await openSecond(visit);
          await tab.click('.sqs-lightbox-close');
          await isGone(visit);
        }
      },
    },
    {
      title: 'Back closes the lightbox and stays on the page; its address opens the picture again',
      async run(visit) {
        const { tab } = visit;
        await arrive(visit);
        await openSecond(visit);
        await tab.until(() => location.hash !== '' || location.search !== '');
        const address = await tab.evaluate(() => location.href);
        await tab.back();
        await tab.until(() => document.querySelector('.sqs-lightbox') === null);
        expect(await tab.evaluate(() => location.pathname)).toBe('/');
        await tab.goto('about:blank');
        await tab.goto(address);
        await shows(visit, '2 of 3');
      },
    },
    {
      title:
        'a swipe of the finger, or of the mouse where the engine has no touch, shows the next picture, and one back the ' +
        'picture before',
      async run(visit) {
        const { tab } = visit;
        await arrive(visit);
        await openSecond(visit);
        await tab.drag({ x: 700, y: 350 }, { x: 300, y: 350 });
        await shows(visit, '3 of 3');
        await atRest(visit);
        await tab.drag({ x: 300, y: 350 }, { x: 700, y: 350 });
        await shows(visit, '2 of 3');
      },
    },
    {
      title: 'a pull down closes it',
      async run(visit) {
        await arrive(visit);
        await openSecond(visit);
        await visit.tab.drag({ x: 500, y: 250 }, { x: 500, y: 600 });
        await isGone(visit);
      },
    },
    {
      title: 'two fingers enlarge the picture, one moves it, and two make it as large as before; it stays the same picture',
      async run(visit) {
        const { tab, errors } = visit;
        await arrive(visit);
        await openSecond(visit);
        // Its own width: the opening is over.
        await isWide(visit, 800, 800);
        await tab.pinch({ x: 500, y: 350 }, 100, 190);
        await isWide(visit, 1200, 1600);
        const left = await tab.evaluate(leftOfPicture);
        await tab.drag({ x: 500, y: 350 }, { x: 420, y: 350 });
        await tab.until(
          (from) => (document.querySelector('.sqs-lightbox-slide img')?.getBoundingClientRect().left ?? from) < from - 40,
          left,
        );
        await tab.pinch({ x: 500, y: 350 }, 300, 40);
        await isWide(visit, 800, 800);
        await shows(visit, '2 of 3');
        expect(await errors()).toEqual([]);
      },
    },
  ],
};
