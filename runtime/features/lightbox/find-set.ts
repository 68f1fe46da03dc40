import type { Page } from '../../page/page.ts';
import { findSlides, galleryData, opensLightbox } from '../gallery/index.ts';
import type { LightboxSet } from './lightbox-set.ts';
import { readItem } from './read-item.ts';

/** The items that a block opens, without the index of the first one. */
export interface FoundSet extends Omit<LightboxSet, 'index'> {
  readonly slides: readonly HTMLElement[];
}

/**
 * Returns the picture of an image block or the slides of a gallery; null if the block opens no lightbox. See lightbox#opened-by,
 * lightbox#lightbox-theme.
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
    theme: lightboxTheme === 'light' ? 'light' : 'dark',
    item: (index) => readItem(slides[index] as HTMLElement),
    onChange: (index) => void page.galleries.get(block)?.goTo(index),
  };
}
