import { parseBlockJson } from '../../../contract/blocks/block-json.ts';
import { type DesignRow, designOfBlock, designOfSection } from '../../../contract/gallery/designs.ts';
import { type Fields, readFields } from '../../../contract/read.ts';

/** The settings of a gallery section, or the data of a block, its own or its ancestor's; empty where there are none that can be read. */
export function galleryData(element: HTMLElement): Fields {
  const block = element.closest<HTMLElement>('[data-block-json]') || element;
  return readFields(parseBlockJson(element.dataset.props || block.dataset.blockJson || ''));
}

/** The design of a gallery section or a block; the base layout where it says none that is known. Spec 1 §2, wild §2. */
export const designOf = (element: HTMLElement, data: Fields): DesignRow =>
  designOfSection(element.dataset.controller) || designOfBlock(data.design);
