import type { LayOut } from '../../../page/mounted-gallery.ts';
import { put, ratioOf } from '../../images/index.ts';
import { shapeRatio } from './shape-ratio.ts';

/** Read first, written then: one layout for all of a wall's slides. */
const span = (slides: readonly HTMLElement[]): void => {
  for (const [slide, heightPx] of slides.map((slide) => [slide, slide.offsetHeight] as const)) put(slide, 'height', heightPx);
};

/** What CSS calls what blocks say: `columnBehavior` min rounds the number of columns down, `listImageAlignment` right turns rows round. */
const words: Readonly<Record<string, string>> = { min: 'down', right: 'row-reverse' };
/** There may be none of these; of all other numbers that blocks say there is at least one. */
const mayBeZero = /gutter|padding|margin/;

/** Light: part of the boot script, so that all boxes are final when the page is drawn for the first time. */
export const layOut: LayOut = (gallery, { name: design, boxes }, options) => {
  const slides = [...gallery.querySelectorAll<HTMLElement>(':scope>:not(noscript,script,style)')];
  const [first] = slides;
  const { parentElement, dataset } = gallery;
  if (!first) return;
  // The galleries of blocks carry no inline style on rendered pages.
  const view = (gallery.matches('.sqs-gallery') && parentElement) || gallery;
  const own = (slide: HTMLElement) => ratioOf(slide.querySelector<HTMLElement>('[data-image-dimensions]') || slide);
  const number = (name: string) => Number.parseFloat(`${options[name]}`);
  for (const name in options) {
    const least = mayBeZero.test(name) ? 0 : 1;
    put(view, name, words[`${options[name]}`] || (number(name) >= least ? Math.floor(number(name)) : ''));
  }
  if (boxes === 'one') {
    const percent = number('aspectRatio') || (design === 'strip' ? number('vSize') * 5 || 50 : 0);
    dataset.ssSlides = 'show';
    return put(view, 'ratio', percent ? 100 / percent : Math.max(...slides.map(own)) || 1.5);
  }
  const isGrid = design === 'grid';
  const ratio =
    shapeRatio((isGrid && (options['aspect-ratio'] || options.aspectRatio)) || options.imageAspectRatio) || Number(isGrid);
  dataset.ssSlides ||= design !== 'carousel' && isLaidOut(gallery, first, design) ? 'own' : design;
  if (ratio) put(view, 'ratio', ratio);
  // A picture that does not tell its size before it is there has the shape that most have (our choice).
  else for (const slide of slides) put(slide, 'ratio', own(slide) || 1.5);
  if (design === 'autocolumns') {
    // The browser counts what an observer of sizes moves as a shift, though nobody sees it: the first heights are asked for.
    span(slides);
    // In a frame of its own: it changes the height of the gallery, which is watched too, and the browser would complain of a loop.
    const heights = new ResizeObserver(() => requestAnimationFrame(() => span(slides)));
    for (const slide of slides) heights.observe(slide);
  }
};

/**
 * The page's own CSS puts the slides beside one another. A grid of one column only waits for its columns; and where the platform's sheets
 * make slides float, or take them out of the flow, it is to be said how wide they are: in walls, rows and grids of a column width.
 */
function isLaidOut(gallery: Element, slide: Element, design: string): boolean {
  const { display, gridTemplateColumns } = getComputedStyle(gallery);
  const { display: own, float, position } = getComputedStyle(slide);
  return /grid/.test(display)
    ? / /.test(gridTemplateColumns)
    : /flex|table|inline/.test(display) || (!/auto/.test(design) && /inline|absolute|left|right/.test(own + position + float));
}
