import { designOfBlock } from '../../../contract/gallery/designs.ts';
import { decodeSlideshowBlock } from '../../../contract/gallery/slideshow-block.ts';
import type { Fields } from '../../../contract/read.ts';
import type { GalleryOptions } from '../model/options.ts';

type BlockOptions = Omit<GalleryOptions, 'container' | 'gallery' | 'slides'>;

/** Returns the options of the gallery of a block: gallery#block-designs, gallery#blocks-loop. */
export function blockOptions(data: Fields, element: HTMLElement): BlockOptions {
  const design = designOfBlock(data.design);
  const findAll = (name: string) => [...element.querySelectorAll<HTMLElement>(`.sqs-gallery-${name}`)];
  const elements = { next: findAll('controls .next'), previous: findAll('controls .previous') };
  if (design.boxes !== 'one')
    return {
      design: design.name,
      designOptions: { input: data, pagers: { ...elements, controls: findAll('controls') } },
      // The controls of a carousel turn its groups.
      elements: design.name === 'carousel' ? {} : elements,
    };
  const block = decodeSlideshowBlock(data);
  const { autoplay, newWindow, hasPlayButton } = block;
  const options = {
    autoplay,
    autoplayOptions: { timeoutMs: block.autoplayTimeoutMs },
    elements,
    newWindow,
    hasPlayButton,
    // See gallery#texts-hidden-by-data.
    hideMeta: data['show-meta'] === false || data['show-meta'] === 'false',
  };
  // A slider that plays would stop at its end.
  if (design.name === 'strip') return { ...options, design: design.name, designOptions: { input: data }, loop: autoplay };
  const [strip] = findAll('thumbnails');
  return {
    ...options,
    design: design.name,
    designOptions: { aspectPercent: block.aspectPercent, imageMode: block.autoCrop ? 'fill' : 'fit' },
    loop: true,
    thumbnails: strip && {
      element: strip,
      heightPx: block.thumbnailStripHeightPx,
      marginPx: block.thumbnailStripMarginPx,
      alignment: data['active-alignment'],
    },
  };
}
