// Part of the boot script.
import type { DesignRow } from '../../../contract/gallery/design-table.ts';
import type { LayOut } from '../../../page/mounted-gallery.ts';
import { putProperty, ratioOf } from '../../images/index.ts';
import { shapeRatio } from './shape-ratio.ts';

/** Sets the measured heights. Reads all before it writes the first, so that the browser lays out once. */
const setHeights = (slides: readonly HTMLElement[]): void => {
  const heightsPx = slides.map((slide) => slide.offsetHeight);
  for (const slide of slides) putProperty(slide, 'height', heightsPx.shift());
};

/** The one observer of all slides in columns: a gallery is laid out again for each piece of its HTML. */
let heights: ResizeObserver | undefined;

/**
 * CSS keywords for the words of blocks: `columnBehavior` min rounds down and max up, `listImageAlignment` right reverses rows.
 */
const cssKeywords: Readonly<Record<string, string>> = { min: 'down', max: 'up', right: 'row-reverse' };
/** Numbers that may be 0; all others are at least 1. */
const mayBeZero = /gutter|padding|margin/;

/** Reserves the boxes of a gallery: gallery#reserved-boxes. All boxes are final in the first frame. */
export const layOut: LayOut = (gallery, { name: design, boxes, keeps }, options) => {
  const slides = [...gallery.querySelectorAll<HTMLElement>(':scope>:not(noscript,script,style)')];
  const [first] = slides;
  const { parentElement, dataset } = gallery;
  if (!first) return;
  // On rendered pages the galleries of blocks have no inline style.
  const view = (gallery.matches('.sqs-gallery') && parentElement) || gallery;
  const ownRatio = (slide: HTMLElement) => ratioOf(slide.querySelector<HTMLElement>('[data-image-dimensions]') || slide);
  const number = (name: string) => Number.parseFloat(`${options[name]}`);
  for (const name in options) {
    const least = mayBeZero.test(name) ? 0 : 1;
    putProperty(view, name, cssKeywords[`${options[name]}`] || (number(name) >= least ? Math.floor(number(name)) : ''));
  }
  if (boxes === 'one') {
    const percent = number('aspectRatio') || (design === 'strip' ? number('vSize') * 5 || 50 : 0);
    dataset.ssSlides = 'show';
    return putProperty(view, 'ratio', percent ? 100 / percent : Math.max(...slides.map(ownRatio)) || 1.5);
  }
  const isGrid = design === 'grid';
  const ratio =
    shapeRatio((isGrid && (options['aspect-ratio'] || options.aspectRatio)) || options.imageAspectRatio) || Number(isGrid);
  dataset.ssSlides ||= keeps && isLaidOut(gallery, first, keeps) ? 'own' : `${design} ${boxes}`;
  if (ratio) putProperty(view, 'ratio', ratio);
  // Pictures of unknown size get the shape that most pictures have.
  else for (const slide of slides) putProperty(slide, 'ratio', ownRatio(slide) || 1.5);
  if (boxes === 'columns') {
    // Measures the first heights: moves in an observer's callback count as layout shifts.
    setHeights(slides);
    // A new frame avoids the error "ResizeObserver loop completed with undelivered notifications", since the gallery is observed
    // too. https://developer.mozilla.org/docs/Web/API/ResizeObserver#observation_errors
    heights ||= new ResizeObserver((entries) =>
      requestAnimationFrame(() => setHeights(entries.map(({ target }) => target as HTMLElement))),
    );
    for (const slide of slides) heights.observe(slide);
  }
};

/**
 * Returns whether the page's CSS puts the slides beside one another. A CSS grid with one column does not count. Slides that float
 * or are out of the flow count for the designs that keep `any` layout, and not in summaries, where they need a width.
 */
function isLaidOut(gallery: Element, slide: Element, keeps: DesignRow['keeps']): boolean {
  const { display, gridTemplateColumns } = getComputedStyle(gallery);
  const { display: own, float, position } = getComputedStyle(slide);
  return /grid/.test(display)
    ? / /.test(gridTemplateColumns)
    : /flex|table|inline/.test(display) ||
        (keeps === 'any' && !slide.matches('.summary-item') && /inline|absolute|left|right/.test(own + position + float));
}
