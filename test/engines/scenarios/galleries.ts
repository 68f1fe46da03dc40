import { expect } from 'vitest';
import { everyGallery } from '../../helpers/markup/every-gallery.ts';
import { slide } from '../../helpers/markup/gallery-html.ts';
import { fullscreenSection, reelSection, slideshowSection } from '../../helpers/markup/section-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

const site = 'designs';
const css = '<meta name="viewport" content="width=device-width"><style>body{margin:20px}main{max-width:700px}</style>';
/** Designs that show one slide after another. */
const stepping = ['slideshow', 'cropped', 'slider', 'linked-slider', 'carousel'];
const sections = { slideshow: slideshowSection, fullscreen: fullscreenSection, reel: reelSection };
const transitions = ['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe'];
const template = (transition: string) =>
  `<style>.slides{width:400px}</style><div id="it"><div class="slides">${['one', 'two', 'three'].map((each) => slide(each, 'fill')).join('')}</div><a class="previous">back</a><a class="next">on</a></div>
<script>Y.use('squarespace-gallery-ng',function(Y){window.made=new Y.Squarespace.Gallery2({container:'#it .slides',design:'stacked',loop:true,elements:{next:'#it .next',previous:'#it .previous'},designOptions:{transition:'${transition}'}})})</script>`;

const pages = {
  ...Object.fromEntries(Object.entries(everyGallery).map(([name, make]) => [`/${name}`, `<main>${make('it')}</main>`])),
  ...Object.fromEntries(Object.entries(sections).map(([name, make]) => [`/section/${name}`, make({ id: 'it' })])),
  ...Object.fromEntries(transitions.map((name) => [`/transition/${name}`, `<main>${template(name)}</main>`])),
};

const isMounted = ({ tab }: Visit) => tab.until(() => window.SSRuntime.gallery(document.getElementById('it') as Element));
const atRest = ({ tab }: Visit) => tab.until(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
/** Resolves when every picture in the view has loaded, and none overlaps another by more than a pixel. */
const picturesAreSeen = ({ tab }: Visit) =>
  tab.until(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>('#it img:not(noscript img)')].filter(
      (each) => !each.closest('[class*=thumbnails]') || each.closest('.gallery-slideshow-thumbnails') === null,
    );
    const boxes = all.flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      let box: Element | null = each;
      while (box && getComputedStyle(box).opacity !== '0') box = box.parentElement;
      const isSeen =
        !box &&
        getComputedStyle(each).visibility === 'visible' &&
        right > 0 &&
        left < innerWidth &&
        bottom > 0 &&
        top < innerHeight;
      return isSeen && right - left > 1 ? [each] : [];
    });
    return boxes.length > 0 && boxes.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });

export const galleries: Topic = {
  sites: [
    withPictures(testSite(site, Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, { head: css, body }])))),
  ],
  scenarios: [
    ...Object.keys(everyGallery).map((name) => ({
      title:
        `the design ${name} is mounted, shows its pictures, ${stepping.includes(name) ? 'turns by its arrow, ' : ''}and fits ` +
        'a phone',
      async run(visit: Visit) {
        const { open, tab, errors } = visit;
        await open(site, `/${name}`);
        await isMounted(visit);
        await picturesAreSeen(visit);
        if (stepping.includes(name)) {
          await tab.click('#it .next');
          await tab.until(() => (window.SSRuntime.gallery(document.getElementById('it') as Element)?.currentIndex ?? 0) > 0);
          await atRest(visit);
          await picturesAreSeen(visit);
        }
        await tab.size(320, 700);
        await tab.until(() => innerWidth === 320 && document.documentElement.scrollWidth <= 320);
        await picturesAreSeen(visit);
        expect(await errors()).toEqual([]);
      },
    })),
    ...Object.keys(sections).map((name) => ({
      title: `a gallery section of the kind ${name} shows its pictures, and turns by its arrow or bullet`,
      async run(visit: Visit) {
        const { open, tab, errors } = visit;
        await open(site, `/section/${name}`);
        await tab.until(() => document.getElementById('it')?.dataset.ssBlock !== undefined);
        await picturesAreSeen(visit);
        await tab.click(
          name === 'fullscreen' ? '#it button:nth-of-type(2)[class*=bullet]' : '#it [data-next][class$=control-btn]',
        );
        await tab.until(() => document.querySelectorAll('#it figure')[1]?.getAttribute('data-active') === 'true');
        await atRest(visit);
        await picturesAreSeen(visit);
        expect(await errors()).toEqual([]);
      },
    })),
    ...transitions.map((name) => ({
      title: `the transition ${name} leads to the next slide and back, and one slide is seen at rest`,
      async run(visit: Visit) {
        const { open, tab, errors } = visit;
        await open(site, `/transition/${name}`);
        await tab.until(() => 'made' in window && document.querySelector('#it .sqs-active-slide') !== null);
        for (const [control, alt] of [
          ['.next', 'two'],
          ['.next', 'three'],
          ['.previous', 'two'],
        ] as const) {
          await tab.click(`#it ${control}`);
          await tab.until(
            (wanted) => document.querySelector<HTMLImageElement>('#it .sqs-active-slide img:not(noscript img)')?.alt === wanted,
            alt,
          );
          await tab.until(() => !(window as unknown as { made: { get(name: string): boolean } }).made.get('inMotion'));
        }
        await tab.until(() => {
          const view = document.querySelector('#it .slides')?.getBoundingClientRect() ?? new DOMRect();
          const seen = [...document.querySelectorAll('#it .slide')].filter((each) => {
            const { left, right } = each.getBoundingClientRect();
            const { visibility, opacity } = getComputedStyle(each);
            return visibility === 'visible' && Number(opacity) > 0.5 && right > view.left + 2 && left < view.right - 2;
          });
          return seen.length === 1 && seen[0]?.querySelector('img:not(noscript img)')?.getAttribute('alt') === 'two';
        });
        expect(await errors()).toEqual([]);
      },
    })),
  ],
};
