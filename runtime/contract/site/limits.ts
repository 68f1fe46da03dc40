/** Limits of a site's content. */
export const contentLimits = {
  maxBlocksPerLayout: 60,
  maxAlbumTracks: 60,
  maxOrderableItems: 250,
  maxPhotoServiceGalleries: 20,
  photoServiceGallerySize: 50,
  maxTagLength: 50,
  maxCategoryLength: 25,
  gallerySliderAspectPercent: 50,
  bytesPerMegabyte: 1_000_000,
} as const;
