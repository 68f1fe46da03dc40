import { decodeGalleryBlock } from '../../contract/decoders/gallery-block.ts';
import type { GalleryOptions } from '../../gallery/options.ts';
import { logError } from '../../lib/console.ts';
import { BlockSkipped } from '../block.ts';

/** Where the block does not say (our choice: what most blocks say). */
const thumbnailHeightPx = 80;
const thumbnailMarginPx = 20;

type BlockOptions = Omit<GalleryOptions, 'container' | 'gallery' | 'slides'>;

/**
 * What the engine is asked for: a slideshow is the stacked design with its transitions, every other design value gets the
 * base layout. Slideshows of blocks go round (our choice: the specification does not say). Spec 1 §2, §3.
 */
export function blockOptions(data: unknown, element: HTMLElement): BlockOptions {
  const block = decodeGalleryBlock(data);
  if (block.refusal !== null) {
    logError(block.refusal);
    throw new BlockSkipped('data-refused');
  }
  // Only stacks of whole pictures ask for their whole width (measured); what is drawn small is asked for small.
  if (block.design !== 'slideshow') {
    return { design: 'stacked-base', designOptions: { wholeWidth: block.design === 'stacked-base' } };
  }
  const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
  const [strip] = all('.sqs-gallery-thumbnails');
  return {
    design: 'stacked',
    designOptions: { aspectPercent: block.aspectPercent, imageMode: block.autoCrop ? 'fill' : 'fit' },
    loop: true,
    autoplay: block.autoplay,
    autoplayOptions: {
      timeoutMs: block.autoplayTimeoutMs,
      pauseOnMouseover: all('.sqs-gallery-container,.sqs-gallery-controls'),
    },
    elements: { next: all('.sqs-gallery-controls .next'), previous: all('.sqs-gallery-controls .previous') },
    newWindow: block.newWindow,
    thumbnails: strip && {
      element: strip,
      heightPx: block.thumbnailStripHeightPx ?? thumbnailHeightPx,
      marginPx: block.thumbnailStripMarginPx ?? thumbnailMarginPx,
      square: block.squareThumbs,
    },
  };
}
