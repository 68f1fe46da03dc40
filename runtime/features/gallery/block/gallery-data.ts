// Part of the boot script.

import { type DesignRow, earlyDesigns } from '../../../contract/gallery/design-table.ts';
import { findBlockDesign, findSectionDesign } from '../../../contract/gallery/designs.ts';
import { type Fields, isFields, parseBlockJson, readFields } from '../../../contract/read.ts';

/** Returns the data of a block or section by gallery#data-source; null if they are missing, undefined if they are unreadable. */
export function findData(element: HTMLElement): Fields | null | undefined {
  const { props, controller } = element.dataset;
  const isSection = controller !== undefined;
  const text = isSection ? props : element.closest<HTMLElement>('[data-block-json]')?.dataset.blockJson;
  if (!text?.trim()) return isSection ? null : dataOfWrapper(element);
  const data = parseBlockJson(text);
  return data === undefined || isFields(data) ? data : null;
}

/**
 * Returns the attributes of the wrapper in a block of 2026, which has no JSON: `data-column-width` is the key `columnWidth` of
 * summary blocks and `column-width` in the manner of gallery blocks. Empty attributes are unset.
 */
function dataOfWrapper(element: Element): Fields | null {
  const design = '[data-design]';
  const wrapper = element.closest<HTMLElement>(design) || element.querySelector<HTMLElement>(design);
  if (!wrapper) return null;
  const fields: Record<string, string> = {};
  for (const [key, value = ''] of Object.entries(wrapper.dataset))
    if (value) fields[key] = fields[key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = value;
  return fields;
}

/** Returns the data of a block or section; empty if they are missing or unreadable. */
export const galleryData = (element: HTMLElement): Fields => readFields(findData(element));

/**
 * Returns the early design of a gallery section or a block; undefined for another one: gallery#section-designs,
 * gallery#block-designs.
 */
export const earlyDesignOf = ({ dataset }: HTMLElement, data: Fields): DesignRow | undefined =>
  dataset.controller ? findSectionDesign(earlyDesigns, dataset.controller) : findBlockDesign(earlyDesigns, data.design);
