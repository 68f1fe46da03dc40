import { runtimeError } from '../contract/errors.ts';
import { galleryKeyLimits, galleryLimits, galleryMessages } from '../contract/gallery/constants.ts';
import { designOfScript } from '../contract/gallery/designs.ts';
import { atLeastOrNull, positiveOrNull } from '../contract/gallery/slideshow-block.ts';
import { isTransition } from '../contract/gallery/transitions.ts';
import { type Fields, isUnset, readFields, readFlag, readNumber } from '../contract/read.ts';
import { type DesignOptions, findSlides, type GalleryOptions, slideIndexInAddress } from '../features/gallery/index.ts';
import type { ImageFit } from '../features/images/index.ts';

/** Reads a selector, an element, a list, or a library's wrapper of these. */
function elementsOf(input: unknown): HTMLElement[] {
  if (typeof input === 'string') return [...document.querySelectorAll<HTMLElement>(input)];
  if (input instanceof HTMLElement) return [input];
  if (typeof input !== 'object' || input === null) return [];
  const { _node, _nodes } = input as { readonly _node?: unknown; readonly _nodes?: unknown };
  if (_node ?? _nodes) return elementsOf(_node ?? _nodes);
  return Symbol.iterator in input ? [...(input as Iterable<unknown>)].flatMap(elementsOf) : [];
}

/** True for any value but `false` and the text `false`. */
const isOn = (input: unknown): boolean => input !== false && input !== 'false';

/**
 * Reads the attributes of a `Gallery2`; null without a container. An item id in the address replaces the given index. Throws
 * RuntimeError `unknown-design` and `unknown-transition`. compat#gallery2, compat#gallery2-errors
 */
export function readOptions(input: Readonly<Record<string, unknown>>, collectionUrl: string): GalleryOptions | null {
  const [container] = elementsOf(input.container);
  if (!container) return null;
  const slides = input.slides ? slidesOf(input.slides, container) : findSlides(container);
  const elements = readFields(input.elements);
  const autoplay = readFields(input.autoplayOptions);
  const design = readFields(input.designOptions);
  const name = designOfScript(isUnset(input.design) ? 'stacked' : input.design)?.name;
  if (!name) throw runtimeError('unknown-design', galleryMessages.unknownDesign);
  const transition = isTransition(design.transition) ? design.transition : null;
  if (!transition && design.transition)
    throw runtimeError('unknown-transition', galleryMessages.unknownTransition(`${design.transition}`));
  const historyHash = readFlag(input.historyHash);
  const addressIndex = historyHash ? slideIndexInAddress(slides) : -1;
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
    designOptions: {
      ...designOptions(design, readFields(input.loaderOptions), slides.length),
      input: name === 'stacked' || name === 'strip' ? design : boxOptions(design),
      pagers,
    },
    // Other designs have no transition.
    ...(transition && name === 'stacked' && { transition }),
    autoplay: readFlag(input.autoplay),
    autoplayOptions: {
      randomize: readFlag(autoplay.randomize),
      timeoutMs: positiveOrNull(readNumber(autoplay.timeout)) ?? galleryLimits.autoplayTimeoutMs,
      ...(autoplay.pauseOnMouseover ? { pauseOnMouseover: placesOf(autoplay.pauseOnMouseover, container, elements) } : {}),
    },
    currentIndex: addressIndex < 0 ? (readNumber(input.currentIndex) ?? 0) : addressIndex,
    // A carousel's pager steps by groups.
    elements: name === 'carousel' ? { ...pagers, next: [], previous: [] } : pagers,
    hasPlayButton: isOn(input.playButton),
    historyHash,
    collectionUrl,
    keyboard: isOn(input.keyboard) && isOn(input.keys),
    lazyLoad: isOn(input.lazyLoad),
    loop: readFlag(input.loop),
    keys: {
      left: readNumber(readFields(input.keys).left) ?? galleryKeyLimits.keyCodeLeft,
      right: readNumber(readFields(input.keys).right) ?? galleryKeyLimits.keyCodeRight,
    },
    refreshOnResize: isOn(input.refreshOnResize),
    refreshOnOrientationChange: isOn(input.refreshOnOrientationChange),
  };
}

/** Renames two options of templates to the names of block data. */
const boxOptions = (design: Fields): Fields => ({
  columnBehavior: design.columnWidthBehavior,
  imageAspectRatio: design.aspectRatio,
  ...design,
});

/** Whether pictures open in the lightbox; rows do so by default. */
export const opensLightbox = ({ design, designOptions }: GalleryOptions): boolean => {
  const { lightbox } = designOptions?.input ?? {};
  return readFlag(lightbox) || (design === 'autorows' && isOn(lightbox));
};

/** A selector is looked up in the container first: a page may have several galleries. */
function slidesOf(input: unknown, container: HTMLElement): HTMLElement[] {
  const own = typeof input === 'string' ? [...container.querySelectorAll<HTMLElement>(input)] : [];
  return own.length > 0 ? own : elementsOf(input);
}

/** The elements that pause autoplay while the pointer is over them: `container`, `controls`, or any element. */
function placesOf(input: unknown, container: HTMLElement, { next, previous, controls }: Fields): HTMLElement[] {
  return [input].flat().flatMap((place) => {
    if (place === 'container') return [container];
    return elementsOf(place === 'controls' ? [next, previous, controls] : place);
  });
}

const imageModes = new Map<unknown, ImageFit>([
  ['fit', 'fit'],
  ['fill', 'fill'],
  ['none', 'none'],
]);

function designOptions(design: Fields, loader: Fields, count: number): DesignOptions {
  const [speedSeconds, preloadCount] = [
    atLeastOrNull(0, readNumber(design.speed)),
    atLeastOrNull(0, readNumber(design.preloadCount)),
  ];
  return {
    // Designs have different default speeds.
    ...(speedSeconds !== null && { speedSeconds }),
    ...(preloadCount !== null && { preloadCount: Math.min(preloadCount, count) }),
    autoHeight: isOn(design.autoHeight),
    clickBehavior: [design.clickBehavior, design.activeSlideClickBehavior].every((click) => isOn(click) && click !== 'none')
      ? 'next'
      : 'none',
    transitionOptions: readFields(design.transitionOptions),
    imageMode: imageModes.get(loader.mode) ?? (readFlag(loader.fill) ? 'fill' : 'fit'),
  };
}
