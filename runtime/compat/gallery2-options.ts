import { type Fields, readFields, readFlag, readNumber, readText } from '../contract/decoders/read.ts';
import { RuntimeError } from '../contract/errors.ts';
import { galleryKeyLimits, galleryLimits } from '../contract/limits.ts';
import { galleryMessages } from '../contract/messages.ts';
import type { DesignOptions } from '../gallery/design.ts';
import type { GalleryOptions } from '../gallery/options.ts';
import { findSlides } from '../gallery/slides.ts';
import type { ImageMode } from '../media/image-frame.ts';

/** One element or several: by selector, as an element, a list, or a library's wrapper of these. */
export function elementsOf(given: unknown): HTMLElement[] {
  if (typeof given === 'string') return [...document.querySelectorAll<HTMLElement>(given)];
  if (given instanceof HTMLElement) return [given];
  const { _node, _nodes } = readFields(given);
  if (_node) return elementsOf(_node);
  const list = _nodes ?? given;
  return Array.isArray(list) || list instanceof NodeList ? [...list].flatMap(elementsOf) : [];
}

/** Designs by the names that templates use: the engine's and those of blocks. */
const designs = new Map(
  ['stacked', 'strip', 'carousel', 'stacked-base', 'grid', 'autogrid', 'autocolumns', 'autorows', 'list'].map((name) => [
    name,
    name,
  ]),
);
designs.set('slideshow', 'stacked').set('slider', 'strip');

/**
 * The attributes of `Gallery2` as options; unknown ones are ignored.
 * Throws RuntimeError (`unknown-design`) for a design that is none. Spec 1 §5, §8.
 */
export function readOptions(given: Readonly<Record<string, unknown>>, collectionUrl: string): GalleryOptions | null {
  const [container] = elementsOf(given.container);
  if (!container) return null;
  const slides = given.slides ? elementsOf(given.slides) : findSlides(container);
  const elements = readFields(given.elements);
  const autoplay = readFields(given.autoplayOptions);
  const design = readFields(given.designOptions);
  const name = designs.get(readText(given.design, 'stacked'));
  if (!name) throw new RuntimeError('unknown-design', galleryMessages.unknownDesign);
  const pagers = {
    next: elementsOf(elements.next),
    previous: elementsOf(elements.previous),
    currentIndex: elementsOf(elements.currentIndex),
    totalSlides: elementsOf(elements.totalSlides),
    controls: elementsOf(elements.controls),
  };
  return {
    container,
    gallery: slides[0]?.parentElement ?? container,
    slides,
    design: name,
    designOptions: { ...designOptions(design, readFields(given.loaderOptions)), given: design, pagers },
    ...(typeof design.transition === 'string' && { transition: design.transition }),
    autoplay: readFlag(given.autoplay),
    autoplayOptions: {
      randomize: readFlag(autoplay.randomize),
      timeoutMs: readNumber(autoplay.timeout) ?? galleryLimits.autoplayTimeoutMs,
      ...(autoplay.pauseOnMouseover ? { pauseOnMouseover: placesOf(autoplay.pauseOnMouseover, container, elements) } : {}),
    },
    currentIndex: readNumber(given.currentIndex) ?? 0,
    // A carousel turns whole groups: its pager is its own.
    elements: name === 'carousel' ? {} : pagers,
    historyHash: readFlag(given.historyHash),
    collectionUrl,
    keyboard: given.keyboard !== false,
    lazyLoad: given.lazyLoad !== false,
    loop: readFlag(given.loop),
    keys: {
      left: readNumber(readFields(given.keys).left) ?? galleryKeyLimits.keyCodeLeft,
      right: readNumber(readFields(given.keys).right) ?? galleryKeyLimits.keyCodeRight,
    },
    refreshOnResize: given.refreshOnResize !== false,
    refreshOnOrientationChange: given.refreshOnOrientationChange !== false,
  };
}

/** Where a pointer holds autoplay: `container`, `controls`, or any element. */
function placesOf(given: unknown, container: HTMLElement, { next, previous, controls }: Fields): HTMLElement[] {
  return [given].flat().flatMap((place) => {
    if (place === 'container') return [container];
    return elementsOf(place === 'controls' ? [next, previous, controls] : place);
  });
}

const imageModes = new Map<unknown, ImageMode>([
  ['fit', 'fit'],
  ['fill', 'fill'],
  ['none', 'none'],
]);

function designOptions(design: Fields, loader: Fields): DesignOptions {
  const [speedSeconds, preloadCount] = [readNumber(design.speed), readNumber(design.preloadCount)];
  return {
    // Each design has a speed of its own.
    ...(speedSeconds !== null && { speedSeconds }),
    ...(preloadCount !== null && { preloadCount }),
    autoHeight: design.autoHeight !== false,
    clickBehavior: design.clickBehavior === 'none' || design.clickBehavior === false ? 'none' : 'next',
    transitionOptions: readFields(design.transitionOptions),
    imageMode: imageModes.get(loader.mode) ?? 'fit',
  };
}
