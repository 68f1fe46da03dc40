/** Values of the options of designs, transitions and slides: gallery#option-values, gallery#media-types. */

/** Boundaries of a new-swipe gallery: gallery#new-swipe-boundaries. */
export const swipeBoundaries = ['none', 'hard', 'inertial'] as const;
export type SwipeBoundary = (typeof swipeBoundaries)[number];

export const stripAlignments = ['start', 'middle', 'end'] as const;
export type StripAlignment = (typeof stripAlignments)[number];

export const lightboxThemes = ['light', 'dark'] as const;
export type LightboxTheme = (typeof lightboxThemes)[number];

/** Media types of the items of a gallery collection. */
export const galleryMediaTypes = ['imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video'] as const;

/** Types of a slide. */
export const slideTypes = ['image', 'video'] as const;
