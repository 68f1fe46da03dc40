import { parseBlockJson } from '../../contract/decoders/block-json.ts';
import { type Fields, readFields, readFlag } from '../../contract/decoders/read.ts';
import { lightboxThemes } from '../../contract/enums/gallery.ts';
import { findSlides, type Slides } from '../../gallery/slides.ts';
import type { LightboxSet } from '../../page/lightbox-set.ts';
import { readItem } from './read-item.ts';

/** What can be opened, and what of it was asked for. */
export interface FoundSet {
  /** The block, or the button. */
  readonly root: HTMLElement;
  readonly slides: Slides;
  readonly theme: LightboxSet['theme'];
}

const imageButton = '.sqs-block-image-button.lightbox';
/** What may open one; whether it does is in its data. */
export const lightboxBlocks = '.sqs-block-gallery,.sqs-block-summary-v2,[data-controller^=Gallery][data-props]';

/**
 * The set that an element of the page opens: an image block's own picture, or all slides of a gallery whose data turn the
 * lightbox on (`lightbox` of a block, `lightboxEnabled` of a gallery section). Null for anything else. Spec 1 §3, wild §2.
 */
export function findSet(target: Element): FoundSet | null {
  const button = target.closest<HTMLElement>(imageButton);
  if (button) {
    const box = button.closest<HTMLElement>('figure,.sqs-block-image') ?? button;
    return { root: box, slides: [box], theme: themeOf(button.getAttribute('data-lightbox-theme')) };
  }
  const root = target.closest<HTMLElement>(lightboxBlocks);
  const data = root && readData(root);
  if (!data || !(readFlag(data.lightbox) || readFlag(data.lightboxEnabled))) return null;
  const gallery = root.querySelector('.sqs-gallery');
  const slides = gallery ? findSlides(gallery) : root.querySelectorAll<HTMLElement>('figure');
  return { root, slides, theme: themeOf(data.lightboxTheme) };
}

/** The set as the lightbox takes it; slides are read when they are come to. */
export const setOf = ({ slides, theme }: FoundSet, index: number, onChange?: (index: number) => void): LightboxSet => ({
  length: slides.length,
  index,
  theme,
  item: (at) => readItem(slides[at] as HTMLElement),
  ...(onChange && { onChange }),
});

/** Dark where nothing else is said (our choice). */
const themeOf = (given: unknown): LightboxSet['theme'] => lightboxThemes.find((theme) => theme === given) ?? 'dark';

const readData = (root: Element): Fields =>
  readFields(parseBlockJson(root.getAttribute('data-props') ?? root.getAttribute('data-block-json') ?? ''));
