import { designOfSection } from '../../../contract/gallery/designs.ts';
import { decodeSlideshowBlock } from '../../../contract/gallery/slideshow-block.ts';
import { blockSkipped } from '../../../page/mountable.ts';
import type { GalleryElements, GalleryOptions } from '../model/options.ts';
import { findSlides } from '../model/slides.ts';
import { readData } from './block-data.ts';

/**
 * Returns the options of a gallery section of template version 7.1: gallery#section-designs, gallery#section-settings,
 * gallery#blocks-loop, gallery#section-autoplay. Throws `blockSkipped` for unknown kinds and unreadable settings.
 */
export function sectionOptions(element: HTMLElement): GalleryOptions {
  const design = designOfSection(element.dataset.controller)?.name;
  const gallery = element.querySelector('figure')?.parentElement;
  if (!design || !gallery) throw blockSkipped('no-gallery');
  const showsAll = design !== 'slides' && design !== 'reel';
  const input = showsAll || element.dataset.props ? readData(element) : {};
  const options = { container: element, gallery, slides: findSlides(gallery), design };
  const designOptions = { input, imageMode: 'fill', isSection: true } as const;
  if (showsAll) return { ...options, designOptions };
  const { autoplay, autoplayTimeoutMs } = decodeSlideshowBlock(input);
  // Only a slideshow that fills the window crops its pictures.
  const isFitted = design === 'slides' && !element.dataset.controller?.includes('Fullscreen');
  return {
    ...options,
    designOptions: { ...designOptions, imageMode: isFitted ? 'fit' : 'fill', autoHeight: false, clickBehavior: 'none' },
    elements: findElements(element),
    loop: true,
    autoplay,
    autoplayOptions: { timeoutMs: autoplayTimeoutMs },
  };
}

/** Returns the arrows of a section (gallery#section-arrows), its bullets and thumbnails. */
function findElements(element: HTMLElement): GalleryElements {
  const findAll = (selector: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)];
  const findNamed = (name: string): HTMLElement[] => findAll(`:is(button,a,[role=button])[data-${name}]`);
  const buttons = findAll('[class*="-control"] > :is(button,a)');
  const [previous, next] = [findNamed('previous'), findNamed('next')];
  return {
    previous: previous.length > 0 ? previous : buttons.slice(0, 1),
    next: next.length > 0 ? next : buttons.slice(1).slice(-1),
    controls: findAll('[class*="bullet-nav"],[class*="thumbnails-scroll"]'),
  };
}
