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
    return { design: 'stacked-base', designOptions: { wholeWidth: !!element.querySelector('.image-wrapper') } };
  }
  const block = decodeSlideshowBlock(data);
  const all = (name: string) => [...element.querySelectorAll<HTMLElement>(`.sqs-gallery-${name}`)];
  const [strip] = all('thumbnails');
  return {
    design: 'stacked',
    designOptions: { aspectPercent: block.aspectPercent, imageMode: block.autoCrop ? 'fill' : 'fit' },
    loop: true,
    autoplay: block.autoplay,
    autoplayOptions: { timeoutMs: block.autoplayTimeoutMs },
    elements: { next: all('controls .next'), previous: all('controls .previous') },
    newWindow: block.newWindow,
    // By the data: the class says that they are shown even where they are not (wild §2).
    hideMeta: data['show-meta'] === false,
    thumbnails: strip && {
      element: strip,
      heightPx: block.thumbnailStripHeightPx,
      marginPx: block.thumbnailStripMarginPx,
      square: block.squareThumbs,
    },
  };
}
