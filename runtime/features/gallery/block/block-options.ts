import { designOfBlock } from '../../../contract/gallery/designs.ts';
import { decodeSlideshowBlock } from '../../../contract/gallery/slideshow-block.ts';
import type { Fields } from '../../../contract/read.ts';
import type { GalleryOptions } from '../options.ts';

type BlockOptions = Omit<GalleryOptions, 'container' | 'gallery' | 'slides'>;

/**
 * What the engine is asked for: a slideshow is the stacked design with its transitions, a slider a strip, every design value
 * that is not known gets the base layout. Slideshows of blocks go round (our choice: the specification does not say). Spec 1 §2, §3.
 */
export function blockOptions(data: Fields, element: HTMLElement): BlockOptions {
  const design = designOfBlock(data.design);
  const all = (name: string) => [...element.querySelectorAll<HTMLElement>(`.sqs-gallery-${name}`)];
  const elements = { next: all('controls .next'), previous: all('controls .previous') };
  if (design.boxes !== 'one')
    return {
      design: design.name,
      designOptions: { input: data, pagers: { ...elements, controls: all('controls') } },
      // A carousel turns whole groups: its pager is its own.
      elements: design.name === 'carousel' ? {} : elements,
    };
  const block = decodeSlideshowBlock(data);
  const { autoplay, newWindow, hasPlayButton } = block;
  const stepping = {
    autoplay,
    autoplayOptions: { timeoutMs: block.autoplayTimeoutMs },
    elements,
    newWindow,
    hasPlayButton,
    // By the data: the class says that they are shown even where they are not (wild §2).
    hideMeta: data['show-meta'] === false || data['show-meta'] === 'false',
  };
  // A row that plays would come to a stop at its end (our choice).
  if (design.name === 'strip') return { ...stepping, design: design.name, designOptions: { input: data }, loop: autoplay };
  const [strip] = all('thumbnails');
  return {
    ...stepping,
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
