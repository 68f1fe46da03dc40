import type { Page } from '../../page/page.ts';
import { findSlides, galleryData, opensLightbox } from '../gallery/index.ts';
import type { LightboxSet } from './lightbox-set.ts';
import { readItem } from './read-item.ts';

/** What a block opens, at an index that is still to be said. */
export interface FoundSet extends Omit<LightboxSet, 'index'> {
  readonly slides: readonly HTMLElement[];
}

/**
 * The set that a block opens: an image block's own picture, or all slides of a gallery whose data turn the lightbox on (`lightbox`
 * of a block, `lightboxEnabled` of a gallery section), and of rows that do not turn it off (spec 1 §9 "Autorows"). Null for other
 * galleries. Spec 1 §3, wild §2.
 */
export function findSet(page: Page, block: HTMLElement): FoundSet | null {
  const isButton = block.matches('.sqs-block-image-button');
  const data = isButton ? block.dataset : galleryData(block);
  if (!isButton && !opensLightbox(block)) return null;
  const gallery = block.querySelector('.sqs-gallery');
  const slides = isButton
    ? [block.closest<HTMLElement>('figure,.sqs-block-image') ?? block]
    : Array.from(gallery ? findSlides(gallery) : block.querySelectorAll('figure'));
  const { lightboxTheme = block.querySelector<HTMLElement>('[data-lightbox-theme]')?.dataset.lightboxTheme } = data;
  return {
    slides,
    length: slides.length,
    // Dark where nothing else is said (our choice).
    theme: lightboxTheme === 'light' ? 'light' : 'dark',
    item: (index) => readItem(slides[index] as HTMLElement),
    onChange: (index) => void page.galleries.get(block)?.goTo(index),
  };
}
