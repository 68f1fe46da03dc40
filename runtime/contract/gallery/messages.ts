export const galleryMessages = {
  unparseable: 'Error decoding gallery block data',
  missing: 'Error evaluating gallery block data',
  unknownDesign: 'These are not the gallery designs you are looking for',
  unknownTransition: (name: string): string => `Could not find transition named ${name}`,
} as const;

/** One by one: each is in a chunk that has no use for the others. */
export const noLoader = 'Loader2 not found';
export const noLightbox = 'lightboxify is not available in this tier';

/** Spec 1 §5; the wording is our choice. */
export const badColumnWidth = 'autocolumns needs a columnWidth that is a positive number';
