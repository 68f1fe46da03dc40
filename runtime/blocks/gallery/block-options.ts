import type { Fields } from '../../contract/decoders/read.ts';
import { decodeSlideshowBlock } from '../../contract/decoders/slideshow-block.ts';
import type { GalleryOptions } from '../../gallery/options.ts';

type BlockOptions = Omit<GalleryOptions, 'container' | 'gallery' | 'slides'>;

/**
 * What the engine is asked for: a slideshow is the stacked design with its transitions, every other design value gets the
 * base layout. Slideshows of blocks go round (our choice: the specification does not say). Spec 1 §2, §3.
 */
export function blockOptions(data: Fields, element: HTMLElement): BlockOptions {
  if (data.design !== 'slideshow') {
    // Only stacks of whole pictures ask for their whole width (measured); what is drawn small is asked for small.
    return { design: 'stacked-base', designOptions: { wholeWidth: element.querySelector('.image-wrapper') !== null } };
  }
  const block = decodeSlideshowBlock(data);
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
      heightPx: block.thumbnailStripHeightPx,
      marginPx: block.thumbnailStripMarginPx,
      square: block.squareThumbs,
    },
  };
}
