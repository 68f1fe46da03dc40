import type { GalleryBlock } from '../../contract/decoders/gallery-block.ts';
import type { GalleryOptions } from '../../gallery/options.ts';

type Layout = Pick<GalleryOptions, 'design' | 'designOptions'>;

/** The engine's design for a block's design value; every other value gets the base layout. Spec 1 §2. */
const layouts: Readonly<Record<string, (block: GalleryBlock) => Layout>> = {
  slideshow: ({ aspectPercent, autoCrop }) => ({
    design: 'stacked',
    designOptions: { aspectPercent, imageMode: autoCrop ? 'fill' : 'fit' },
  }),
};

export function layoutOf(block: GalleryBlock): Layout {
  // Only stacks of whole pictures ask for their whole width (measured); what is drawn small is asked for small.
  const base = { design: 'stacked-base', designOptions: { wholeWidth: block.design === 'stacked-base' } };
  return layouts[block.design]?.(block) ?? base;
}
