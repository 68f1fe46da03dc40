/** Kinds of gallery sections of template version 7.1, by `data-controller`, with the designs that they are. Wild §2. */
export const sectionDesigns: Readonly<Record<string, string>> = {
  GalleryGrid: 'grid',
  GalleryMasonry: 'autocolumns',
  GalleryStrips: 'autorows',
};
