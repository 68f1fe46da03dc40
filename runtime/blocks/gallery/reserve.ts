import { parseBlockJson } from '../../contract/decoders/block-json.ts';
import { readFields } from '../../contract/decoders/read.ts';
import { layOut } from '../../gallery/lay-out.ts';
import { reserveImage } from '../../media/reserve-image.ts';
import { sectionDesigns } from './section-designs.ts';

/**
 * Gives a gallery the boxes that it will have once it is alive, from the server's HTML alone: otherwise the page below would
 * jump when the code arrives. Light: it is part of the boot script. Safe to repeat.
 */
export function reserve(block: HTMLElement): void {
  const { controller, props } = block.dataset;
  const text = controller ? props : block.closest<HTMLElement>('[data-block-json]')?.dataset.blockJson;
  const data = readFields(parseBlockJson(text ?? ''));
  const design = `${sectionDesigns[controller ?? ''] ?? data.design}`;
  const gallery = controller ? block.querySelector('figure')?.parentElement : block.querySelector<HTMLElement>('.sqs-gallery');
  for (const image of block.querySelectorAll<HTMLElement>('.image-wrapper>img')) reserveImage(image);
  if (gallery && /^(grid|list|carousel|slide|auto)/.test(design)) layOut(gallery, design, data);
}
