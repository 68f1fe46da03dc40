/** Figures of all galleries. */
export const galleryLimits = {
  loadConcurrencyDesktop: 16,
  loadConcurrencyMobile: 1,
  resizeDebounceMs: 100,
  autoplayTimeoutMs: 5000,
} as const;

/** Figures of some galleries, exported separately so that each chunk contains only those that it reads. */
export const galleryKeyLimits = { keyCodeLeft: 37, keyCodeRight: 39 } as const;
export const metaLimits = { metaMaxHeightRatio: 0.4, metaContentThresholdRatio: 0.9 } as const;
export const thumbnailLimits = { thumbnailVideoAspectRatio: 1.7777777777777777, thumbnailMaxPaddingPx: 5 } as const;
export const galleryExtraLimits = {
  otherResizeDebounceMs: 300,
  photoSharingPopupWidthPx: 620,
  photoSharingPopupHeightPx: 720,
} as const;

/** Designs and their defaults. */
export const gridLimits = { perRow: 4, paddingPx: 20, thumbnailsPerRow: 4 } as const;
export const autocolumnsLimits = { columnWidthPx: 250, gutterPx: 0 } as const;
export const autogridLimits = { columnWidthPx: 250, gutterPx: 0 } as const;
export const carouselLimits = {
  gutterPercent: 1,
  slidesPerRow: 3,
  twoPerRowBelowPx: 480,
  threePerRowBelowPx: 724,
} as const;
export const stackedLimits = {
  speedSeconds: 1,
  preloadCount: 1,
  transition: 'fade',
  clickBehavior: 'next',
  fadeOutSpeedRatio: 1.2,
  baseZIndex: 888,
} as const;
export const stripLimits = { speedSeconds: 0.5, preloadCount: 1, alignment: 'middle', vSize: 10 } as const;

/** Transitions and dragging. */
export const kenBurnsLimits = { zoomRatio: 1.075 } as const;
export const dragLimits = { axisLockPx: 10 } as const;
export const swipeLimits = {
  distancePx: 50,
  withinMs: 250,
  transitionSeconds: 0.28,
  dragWidthDivisor: 2.25,
  longPressMs: 250,
} as const;
export const newSwipeLimits = {
  slideWidthRatio: 0.5,
  slideVelocity: 1,
  wideFromPx: 767,
  minSeconds: 0.2,
  maxSeconds: 0.5,
  wideMinSeconds: 0.3,
  wideMaxSeconds: 0.5,
  narrowMinSeconds: 0.2,
  narrowMaxSeconds: 0.4,
} as const;
export const scrollLimits = {
  finishSeconds: 0.4,
  defaultOffsetPx: 30,
  easing: 'easeOutSine',
  minDurationMs: 50,
  maxDurationMs: 50,
} as const;

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
