// Part of the boot script.
import type { Chunks } from '../../../browser/load-chunk.ts';
import { chunksOf } from '../../../contract/gallery/designs.ts';
import type { LayOut } from '../../../page/mounted-gallery.ts';
import { reserveImage } from '../../images/index.ts';
import { earlyDesignOf, galleryData } from './gallery-data.ts';

/**
 * Gives a gallery its final boxes from the server's HTML alone (gallery#reserved-boxes), and fetches the chunks that it will ask
 * for. Part of the boot script. Safe to repeat.
 */
export function reserveGallery(block: HTMLElement, layOut: LayOut, prefetch: Chunks['prefetch']): void {
  const data = galleryData(block);
  const design = earlyDesignOf(block, data);
  const isSection = block.dataset.controller !== undefined;
  const [first] = block.querySelectorAll<HTMLElement>(isSection ? 'figure' : '.sqs-gallery');
  const gallery = first && isSection ? first.parentElement : first;
  for (const image of block.querySelectorAll<HTMLElement>('.image-wrapper>img')) reserveImage(image);
  if (!design) return;
  const { boxes } = design;
  if (gallery && boxes) layOut(gallery, design, data);
  prefetch(chunksOf(design));
  if (boxes === 'one' && data.thumbnails) prefetch('gallery-thumbnails gallery-meta');
}
