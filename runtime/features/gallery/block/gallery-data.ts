// Part of the boot script.
import { parseBlockJson } from '../../../contract/blocks/block-json.ts';
import { type DesignRow, designOfBlock, designOfSection } from '../../../contract/gallery/designs.ts';
import { type Fields, readFields } from '../../../contract/read.ts';

/** Returns the settings of a gallery section, or the data of a block or of its ancestor; empty if they are missing or unreadable. */
export function galleryData(element: HTMLElement): Fields {
  const block = element.closest<HTMLElement>('[data-block-json]') || element;
  return readFields(parseBlockJson(element.dataset.props || block.dataset.blockJson || ''));
}

/** Returns the design of a gallery section or a block: gallery#section-designs, gallery#block-designs. */
export const designOf = (element: HTMLElement, data: Fields): DesignRow =>
  designOfSection(element.dataset.controller) || designOfBlock(data.design);
