import { jsonAttribute } from '../published/attribute.ts';
import { dimensionsOf } from './page-of.ts';

/** A library, or none, and the page that it runs on. `script` and `style` are bundled by esbuild. */
export interface Row {
  readonly name: string;
  /** Markup of one gallery with `count` pictures. */
  readonly html: (pictures: readonly string[]) => string;
  readonly style: string;
  /** Source that defines `bench`: `mount` starts all galleries, `next` moves the first gallery on and wraps at its end. */
  readonly script: string;
}

const img = (src: string): string => `<img data-src="${src}" width="1600" height="800" alt="">`;
const buttons = '<button class="previous">Previous</button><button class="next">Next</button>';
const box = 'img{display:block;width:100%;height:auto;aspect-ratio:2;object-fit:cover}';

const plain = (around: string, track: string, slide: string) => (pictures: readonly string[]) =>
  `<div class="gallery ${around}"><div class="${track}">${pictures
    .map((src) => `<div class="${slide}">${img(src)}</div>`)
    .join('')}</div>${buttons}</div>`;

const strip = {
  html: plain('strip', 'track', 'slide'),
  style:
    `${box}.track{display:flex;overflow-x:auto;scroll-snap-type:x ` +
    'mandatory}.slide{flex:none;width:100%;scroll-snap-align:start}',
};

/** CSS scroll-snap with two buttons, arrow keys and the slide's number. */
const floorScript = `
function start(strip) {
  const track = strip.firstElementChild;
  const count = track.childElementCount;
  let index = 0;
  const go = (to, behavior = 'smooth') => {
    index = (to + count) % count;
    track.scrollTo({ left: index * track.clientWidth, behavior });
  };
  strip.querySelector('.previous').addEventListener('click', () => go(index - 1));
  strip.querySelector('.next').addEventListener('click', () => go(index + 1));
  strip.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') go(index - 1);
    if (event.key === 'ArrowRight') go(index + 1);
  });
  track.addEventListener('scrollend', () => {
    index = Math.round(track.scrollLeft / track.clientWidth);
  });
  return () => go(index + 1, 'instant');
}
`;
/**
 * Fetches what the runtime fetches: the first picture of a gallery near the view with its neighbours; `fetchRest` lets the
 * browser fetch the others.
 */
const lazyPictures = `
const fetchPicture = (image) => { if (image.dataset.src) image.src = image.dataset.src; delete image.dataset.src; };
const nearby = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    nearby.unobserve(target);
    const images = [...target.querySelectorAll('img')];
    for (const at of [0, 1, -1]) fetchPicture(images.at(at));
  }
}, { rootMargin: '200px' });
const fetchRest = () => {
  for (const image of document.images) { image.loading = 'lazy'; fetchPicture(image); }
};
`;
const forEach = (start: string, next: string): string => `${lazyPictures}
const galleries = [...document.querySelectorAll('.gallery')];
const made = [];
window.bench = {
  fetchRest,
  mount() { for (const gallery of galleries) { made.push(${start}); nearby.observe(gallery); } },
  next() { const [first] = made; ${next} },
};
`;

/** Markup of published pages: a slideshow or a slider. */
export const block = (design: 'slideshow' | 'slider') => (pictures: readonly string[]) => {
  const slides = pictures.map(
    (src) =>
      `<div class="slide content-fill" data-type="image"><noscript><img src="${src}" alt=""></noscript><img ` +
      `class="thumb-image" data-src="${src}" data-image="${src}" data-image-dimensions="${dimensionsOf(src)}" ` +
      'data-image-focal-point="0.5,0.5" data-load="false" alt=""></div>',
  );
  const data = jsonAttribute({ design, aspectRatio: 50, 'auto-crop': true, controls: true, autoplay: false, lightbox: false });
  return (
    `<div class="sqs-block gallery-block sqs-block-gallery" data-block-json=${data}><div class="sqs-block-content"><div ` +
    `class="sqs-gallery-container sqs-gallery-block-${design}"><div class="sqs-gallery">${slides.join('')}</div><div ` +
    'class="sqs-gallery-controls"><a tabindex="0" role="button" class="previous" aria-label="Previous Slide"></a><a ' +
    'tabindex="0" role="button" class="next" aria-label="Next Slide"></a></div></div></div></div>'
  );
};

/**
 * The built chunks with the real start of blocks, without the rest of the boot script. Chunks are loaded before the start, like
 * the scripts of the other rows.
 */
const oursScript = (release: string, isAllAtOnce: boolean): string => `
import { createPageBlocks } from './runtime/features/blocks/page-blocks.ts';
import { layOut } from './runtime/features/gallery/boxes/lay-out.ts';
import { createClock } from './runtime/browser/clock.ts';
import { createEmitter } from './runtime/browser/emitter.ts';
import { createChunks } from './runtime/browser/load-chunk.ts';
import { createPressHold } from './runtime/browser/press-hold.ts';
import { liftStates } from './runtime/features/platform-states/index.ts';
window.Static = { SQUARESPACE_CONTEXT: { website: { language: 'en-GB' } } };
const fail = (error) => { throw error; };
const clock = createClock(window, fail);
const files = createChunks('/', '${release}', clock);
const page = { clock, chunks: files, galleries: new WeakMap(), errors: { report: fail }, emitter: createEmitter(fail), layOut, liftStates,
  presses: createPressHold(), mayTrack: () => false };
const elements = [...document.querySelectorAll('.sqs-block-gallery')];
const blocks = createPageBlocks(page);
blocks.reserve();
window.bench = {
  ready: Promise.all(['blocks', 'gallery', 'gallery-steps', 'gallery-strip'].map(files.load)),
  async mount() {
    if (${isAllAtOnce}) {
      const { mount } = await files.load('gallery');
      await Promise.all(elements.map((element) => mount(element, page)));
    } else await blocks.initialize(document);
    if (!page.galleries.get(elements[0])) throw new Error('the first gallery is not mounted');
  },
  fetchRest() {},
  next() {
    const first = page.galleries.get(elements[0]);
    if (first.currentIndex === first.numberOfSlides - 1) first.goTo(0); else first.next();
  },
};
`;

const swiper = `
import Swiper from 'swiper';
import { A11y, Keyboard, Navigation } from 'swiper/modules';
const options = (gallery) => ({ modules: [Navigation, Keyboard, A11y], keyboard: true, a11y: { enabled: true },
  navigation: { prevEl: gallery.querySelector('.previous'), nextEl: gallery.querySelector('.next') } });
${forEach('new Swiper(gallery, options(gallery))', 'if (first.isEnd) first.slideTo(0, 0); else first.slideNext(0);')}`;
const embla = `
import EmblaCarousel from 'embla-carousel';
const start = (gallery) => {
  const embla = EmblaCarousel(gallery, {}, []);
  gallery.querySelector('.previous').addEventListener('click', () => embla.scrollPrev());
  gallery.querySelector('.next').addEventListener('click', () => embla.scrollNext());
  return embla;
};
${forEach('start(gallery)', 'if (first.canScrollNext()) first.scrollNext(true); else first.scrollTo(0, true);')}`;
const splide = `
import { Splide } from '@splidejs/splide';
${forEach("new Splide(gallery, { pagination: false, rewind: true, speed: 0, rewindSpeed: 0, keyboard: 'global' }).mount()", "first.go('>');")}`;

/** The rows of the engine's tables, the base first and the floor second. `release` is the hash in the chunks' file names. */
export const engineRows = (release: string): readonly Row[] => [
  { name: 'nothing', ...strip, script: forEach('0', '') },
  { name: 'floor', ...strip, script: floorScript + forEach('start(gallery)', 'first();') },
  { name: 'ours', html: block('slideshow'), style: '', script: oursScript(release, false) },
  { name: 'ours-all', html: block('slideshow'), style: '', script: oursScript(release, true) },
  { name: 'ours-slider', html: block('slider'), style: '', script: oursScript(release, false) },
  {
    name: 'embla',
    html: plain('embla', 'container', 'slide'),
    style: `${box}.embla{overflow:hidden}.container{display:flex}.slide{flex:0 0 100%;min-width:0}`,
    script: embla,
  },
  {
    name: 'swiper',
    html: plain('swiper', 'swiper-wrapper', 'swiper-slide'),
    style: `@import 'swiper/css';@import 'swiper/css/navigation';@import 'swiper/css/a11y';${box}`,
    script: swiper,
  },
  {
    name: 'splide',
    html: (pictures) =>
      `<section class="gallery splide" aria-label="Gallery"><div class="splide__track"><ul class="splide__list">${pictures
        .map((src) => `<li class="splide__slide">${img(src)}</li>`)
        .join('')}</ul></div></section>`,
    style: `@import '@splidejs/splide/css/core';${box}`,
    script: splide,
  },
];
