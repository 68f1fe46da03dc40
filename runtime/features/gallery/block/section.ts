import { designOfSection } from '../../../contract/gallery/designs.ts';
import { decodeSlideshowBlock } from '../../../contract/gallery/slideshow-block.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';
import type { GalleryElements } from '../elements.ts';
import type { GalleryOptions } from '../options.ts';
import { findSlides } from '../slides.ts';
import { readData } from './block-data.ts';

/**
 * What the engine is asked for by a gallery section of template version 7.1: its kind is in `data-controller`, its settings in
 * `data-props`. Slideshows and reels go round (our choice), and play where their settings say so as those of blocks do (our choice).
 * Throws `blockSkipped` for kinds that are none of ours and for settings that cannot be read. Wild §2.
 */
export function sectionOptions(element: HTMLElement): GalleryOptions {
  const design = designOfSection(element.dataset.controller)?.name;
  const gallery = element.querySelector('figure')?.parentElement;
  if (!design || !gallery) throw blockSkipped('no-gallery');
  const isStill = design !== 'slides' && design !== 'reel';
  // A slideshow or a reel needs none of its settings.
  const input = isStill || element.dataset.props ? readData(element.dataset.props) : {};
  const options = { container: element, gallery, slides: findSlides(gallery), design };
  const designOptions = { input, imageMode: 'fill', isSection: true } as const;
  if (isStill) return { ...options, designOptions };
  const { autoplay, autoplayTimeoutMs } = decodeSlideshowBlock(input);
  // Only a slideshow that fills the window crops its pictures.
  const isWhole = design === 'slides' && !element.dataset.controller?.includes('Fullscreen');
  return {
    ...options,
    designOptions: { ...designOptions, imageMode: isWhole ? 'fit' : 'fill', autoHeight: false, clickBehavior: 'none' },
    elements: elementsOf(element),
    loop: true,
    autoplay,
    autoplayOptions: { timeoutMs: autoplayTimeoutMs },
  };
}

/** The arrows of a section, by what they say of themselves, or else the first and the last of its controls; its bullets and thumbnails. */
function elementsOf(element: HTMLElement): GalleryElements {
  const all = (selector: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)];
  const named = (name: string): HTMLElement[] => all(`:is(button,a,[role=button])[data-${name}]`);
  const buttons = all('[class*="-control"] > :is(button,a)');
  const [previous, next] = [named('previous'), named('next')];
  return {
    previous: previous.length > 0 ? previous : buttons.slice(0, 1),
    next: next.length > 0 ? next : buttons.slice(1).slice(-1),
    controls: all('[class*="bullet-nav"],[class*="thumbnails-scroll"]'),
  };
}
