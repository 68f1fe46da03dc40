import { designOfSection } from '../../../contract/gallery/designs.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';
import type { GalleryOptions } from '../options.ts';
import { findSlides } from '../slides.ts';
import { readData } from './block-data.ts';

/**
 * What the engine is asked for by a gallery section of template version 7.1: its kind is in `data-controller`, its settings in
 * `data-props`. Throws `blockSkipped` for kinds that are none of ours and for settings that cannot be read. Wild §2.
 */
export function sectionOptions(element: HTMLElement): GalleryOptions {
  const design = designOfSection(element.dataset.controller)?.name;
  const gallery = element.querySelector('figure')?.parentElement;
  if (!design || !gallery) throw blockSkipped('no-gallery');
  return {
    container: element,
    gallery,
    slides: findSlides(gallery),
    design,
    designOptions: { input: readData(element.dataset.props), imageMode: 'fill', isSection: true },
  };
}
