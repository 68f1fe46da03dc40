/** Messages of gallery#data-unusable, gallery#unknown-design and gallery#unknown-transition. */
export const galleryMessages = {
  unparseable: 'Error decoding gallery block data',
  missing: 'Error evaluating gallery block data',
  unknownDesign: 'These are not the gallery designs you are looking for',
  unknownTransition: (name: string): string => `Could not find transition named ${name}`,
} as const;

/** Messages of a chunk that cannot be loaded, `gallery` or `lightbox`: errors#loader-missing, lightbox#lightbox-missing. */
export const noLoader = 'Loader2 not found';
export const noLightbox = 'lightboxify is not available in this tier';

/** Message of gallery#column-width. */
export const badColumnWidth = 'autocolumns needs a columnWidth that is a positive number';
