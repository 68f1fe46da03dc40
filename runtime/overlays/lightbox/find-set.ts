import { parseBlockJson } from '../../contract/decoders/block-json.ts';
import { readFields, readFlag } from '../../contract/decoders/read.ts';
import { findSlides } from '../../gallery/slides.ts';
import type { LightboxSet } from '../../page/lightbox-set.ts';
import type { Page } from '../../page/page.ts';
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
  const { props, blockJson } = (block.closest<HTMLElement>('[data-props],[data-block-json]') ?? block).dataset;
  const isButton = block.matches('.sqs-block-image-button');
  const data = isButton ? block.dataset : readFields(parseBlockJson(props ?? blockJson ?? ''));
  if (!isButton && !readFlag(data.lightbox ?? data.lightboxEnabled ?? block.dataset.controller === 'GalleryStrips')) return null;
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
