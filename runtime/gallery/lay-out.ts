import { put, ratioOf } from '../media/reserve-image.ts';
import type { LayOut } from '../page/live-gallery.ts';
import { shapeRatio } from './shape-ratio.ts';

/** Light: part of the boot script, so that all boxes are final when the page is drawn for the first time. */
export const layOut: LayOut = (gallery, design, given) => {
  const slides = gallery.querySelectorAll<HTMLElement>(':scope>:not(noscript,script,style)');
  const [first] = slides;
  const { parentElement, dataset } = gallery;
  if (!first) return;
  // The galleries of blocks carry no inline style on rendered pages.
  const view = (gallery.matches('.sqs-gallery') && parentElement) || gallery;
  const own = (slide: HTMLElement) => ratioOf(slide.querySelector<HTMLElement>('[data-image-dimensions]') ?? slide);
  const number = (name: string) => Number.parseFloat(`${given[name]}`);
  // There may be no gap, padding or margin; of whatever else there is at least one.
  for (const name in given) if (number(name) >= Number(!/[grn]$/.test(name))) put(view, name, Math.floor(number(name)));
  if (/^slide/.test(design)) {
    const percent = number('aspectRatio') || (design === 'slider' ? number('vSize') * 5 || 50 : 0);
    dataset.ssSlides = 'show';
    return put(view, 'ratio', percent ? 100 / percent : Math.max(...Array.from(slides, own)) || 1.5);
  }
  const isGrid = design === 'grid';
  const ratio = shapeRatio((isGrid && (given['aspect-ratio'] ?? given.aspectRatio)) || given.imageAspectRatio) || Number(isGrid);
  dataset.ssSlides ??= design !== 'carousel' && isLaidOut(gallery, first) ? 'own' : design;
  if (ratio) put(view, 'ratio', ratio);
  // A picture that does not tell its size before it is there has the shape that most have (our choice).
  else for (const slide of slides) put(slide, 'ratio', own(slide) || 1.5);
};

/** The page's own CSS puts the slides beside one another. */
function isLaidOut(gallery: Element, slide: Element): boolean {
  const { display, float, position } = getComputedStyle(slide);
  return /flex|grid|table|inline|absolute|left|right/.test(getComputedStyle(gallery).display + display + position + float);
}
