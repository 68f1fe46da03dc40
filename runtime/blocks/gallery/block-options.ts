import { type Fields, readText } from '../../contract/decoders/read.ts';
import { decodeSlideshowBlock } from '../../contract/decoders/slideshow-block.ts';
import type { GalleryOptions } from '../../gallery/options.ts';

type BlockOptions = Omit<GalleryOptions, 'container' | 'gallery' | 'slides'>;

/** Block designs that the engine has under the same name. */
const sameName = /^(grid|auto(grid|columns)|carousel|list)$/;

/**
 * What the engine is asked for: a slideshow is the stacked design with its transitions, a slider a strip, every design value
 * that is not known gets the base layout. Slideshows of blocks go round (our choice: the specification does not say). Spec 1 §2, §3.
 */
export function blockOptions(data: Fields, element: HTMLElement): BlockOptions {
  const name = readText(data.design);
  const all = (name: string) => [...element.querySelectorAll<HTMLElement>(`.sqs-gallery-${name}`)];
  const elements = { next: all('controls .next'), previous: all('controls .previous') };
  if (!/^slide(r|show)$/.test(name))
    return {
      design: sameName.test(name) ? name : 'stacked-base',
      designOptions: { given: data, pagers: { ...elements, controls: all('controls') } },
      // A carousel turns whole groups: its pager is its own.
      elements: name === 'carousel' ? {} : elements,
    };
  const block = decodeSlideshowBlock(data);
  const { autoplay, newWindow } = block;
  const stepping = {
    autoplay,
    autoplayOptions: { timeoutMs: block.autoplayTimeoutMs },
    elements,
    newWindow,
    // By the data: the class says that they are shown even where they are not (wild §2).
    hideMeta: data['show-meta'] === false || data['show-meta'] === 'false',
  };
  // A row that plays would come to a stop at its end (our choice).
  if (name === 'slider') return { ...stepping, design: 'strip', designOptions: { given: data }, loop: autoplay };
  const [strip] = all('thumbnails');
  return {
    ...stepping,
    design: 'stacked',
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
