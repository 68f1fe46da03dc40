import {
  autocolumnsLimits,
  autogridLimits,
  carouselLimits,
  gridLimits,
  stripLimits,
} from '../../../runtime/contract/gallery/constants.ts';
import type { GalleryDesign } from '../../../runtime/contract/gallery/designs.ts';
import type { GalleryBlock } from './gallery-block.ts';

/** Values of a design that its block leaves out: gallery#design-defaults. */
const galleryDesignDefaults: Partial<Record<GalleryDesign, Partial<GalleryBlock>>> = {
  grid: { thumbnailsPerRow: gridLimits.thumbnailsPerRow, paddingPx: gridLimits.paddingPx },
  autocolumns: { columnWidthPx: autocolumnsLimits.columnWidthPx, gutter: autocolumnsLimits.gutterPx },
  autogrid: { columnWidthPx: autogridLimits.columnWidthPx, gutter: autogridLimits.gutterPx },
  carousel: { slidesPerRow: carouselLimits.slidesPerRow },
  slider: { vSize: stripLimits.vSize },
};

/** Values of a design that no block can change: gallery#carousel-gutter. */
const galleryDesignConstants: Partial<Record<GalleryDesign, Partial<GalleryBlock>>> = {
  carousel: { gutter: carouselLimits.gutterPercent },
};

/** Returns the block with the defaults of its design in place of null. */
export const withDesignDefaults = (block: GalleryBlock): GalleryBlock => {
  const known = Object.fromEntries(Object.entries(block).filter(([, value]) => value !== null));
  return { ...block, ...galleryDesignDefaults[block.design], ...known, ...galleryDesignConstants[block.design] };
};
