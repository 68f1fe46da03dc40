/** Galleries: the small lists that the options of designs, transitions and slides are drawn from. Spec 1 §2-§5, spec 2 §3. */

/** What lies past the first and last slide of a new-swipe gallery. */
export const swipeBoundaries = ['none', 'hard', 'inertial'] as const;
export type SwipeBoundary = (typeof swipeBoundaries)[number];

export const stripAlignments = ['start', 'middle', 'end'] as const;
export type StripAlignment = (typeof stripAlignments)[number];

export const lightboxThemes = ['light', 'dark'] as const;
export type LightboxTheme = (typeof lightboxThemes)[number];

/** What an item of a gallery collection is made of. */
export const galleryMediaTypes = ['imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video'] as const;

export const slideTypes = ['image', 'video'] as const;
export type SlideType = (typeof slideTypes)[number];
