/** Galleries: designs, transitions, slides and the small lists their options are drawn from. Spec 1 §2-§5, spec 2 §3. */

/** Values of a block's `design`. Any other value falls back to the base layout, `stacked-base`. */
export const galleryDesigns = [
  'stacked-base',
  'slider',
  'slideshow',
  'grid',
  'autogrid',
  'autocolumns',
  'carousel',
  'list',
] as const;
export type GalleryDesign = (typeof galleryDesigns)[number];
export const baseGalleryDesign = 'stacked-base' satisfies GalleryDesign;

export const galleryTransitions = ['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe'] as const;
export type GalleryTransition = (typeof galleryTransitions)[number];

export const scrollDirections = ['horizontal', 'vertical'] as const;
export type ScrollDirection = (typeof scrollDirections)[number];

/** What lies past the first and last slide of a new-swipe gallery. */
export const swipeBoundaries = ['none', 'hard', 'inertial'] as const;
export type SwipeBoundary = (typeof swipeBoundaries)[number];

export const stripAlignments = ['start', 'middle', 'end'] as const;
export type StripAlignment = (typeof stripAlignments)[number];

export const lightboxThemes = ['light', 'dark'] as const;
export type LightboxTheme = (typeof lightboxThemes)[number];

export const slideTypes = ['image', 'video'] as const;
export type SlideType = (typeof slideTypes)[number];

export const galleryMediaTypes = ['imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video'] as const;
export type GalleryMediaType = (typeof galleryMediaTypes)[number];

export const galleryDirections = ['forward', 'reverse'] as const;
export type GalleryDirection = (typeof galleryDirections)[number];

/** Spec 2 §5. */
export const videoModes = ['none', 'fit', 'fill'] as const;
export type VideoMode = (typeof videoModes)[number];
export const imageModes = ['fit', 'fill', 'none'] as const;
export type ImageMode = (typeof imageModes)[number];
