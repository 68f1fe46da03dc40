import type { GalleryDesign } from './designs.ts';
import type { GalleryBlock } from './gallery-block.ts';
import { autocolumnsLimits, autogridLimits, carouselLimits, gridLimits, stripLimits } from './limits.ts';

/** What a design takes where its block does not say. Spec 1 §9. */
const galleryDesignDefaults: Partial<Record<GalleryDesign, Partial<GalleryBlock>>> = {
  grid: { thumbnailsPerRow: gridLimits.thumbnailsPerRow, paddingPx: gridLimits.paddingPx },
  autocolumns: { columnWidthPx: autocolumnsLimits.columnWidthPx, gutter: autocolumnsLimits.gutterPx },
  autogrid: { columnWidthPx: autogridLimits.columnWidthPx, gutter: autogridLimits.gutterPx },
  carousel: { slidesPerRow: carouselLimits.slidesPerRow },
  slider: { vSize: stripLimits.vSize },
};

/** What a design takes whatever its block says: pages have other gutters in a carousel's data, and 1 percent on screen (our reading). Spec 1 §9. */
const galleryDesignConstants: Partial<Record<GalleryDesign, Partial<GalleryBlock>>> = {
  carousel: { gutter: carouselLimits.gutterPercent },
};

/** The block with its design's defaults in place of what is null. */
export const withDesignDefaults = (block: GalleryBlock): GalleryBlock => {
  const known = Object.fromEntries(Object.entries(block).filter(([, value]) => value !== null));
  return { ...block, ...galleryDesignDefaults[block.design], ...known, ...galleryDesignConstants[block.design] };
};
