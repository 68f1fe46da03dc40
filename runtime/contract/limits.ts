/**
 * Every business number of the specifications (spec 1 §9, spec 2 §9, and the numbers their §3-§5 state), its unit in its name.
 * Browser code imports the one topic it needs (`visitLimits`), so that a bundler drops the rest; Node code and tests may
 * take the aggregate `limits` at the end, which pulls in all of them.
 */
import {
  autoplayTimeoutMs,
  clickZoneEndPercent,
  clickZoneStartPercent,
  contentFadeSeconds,
  keyThrottleMs,
  navFadeMs,
  overlayFadeSeconds,
  overlayOpacityRatio,
  speedSeconds,
  zIndex,
} from './lightbox-limits.ts';

/** Visit cookies. Spec 1 §4, §9. */
export const visitLimits = {
  recordLifetimeMs: 63_072_000_000,
  sessionLifetimeMs: 1_800_000,
  /** 390 days. */
  analyticsIdLifetimeMs: 33_696_000_000,
} as const;
const visitDays = { analyticsIdLifetimeDays: 390 } as const;

/** Reports of uncaught page errors. Spec 1 §4, §9. */
export const errorLimits = { maxStackCharacters: 5000 } as const;
export const errorPostLimits = { debounceMs: 1000, maxPosts: 20, maxQueued: 10 } as const;

/** Spec 1 §4, §9. */
export const performanceLimits = { flushAfterLoadMs: 30_000, settingsTimeoutMs: 30_000, firstInputTimeoutMs: 60_000 } as const;

/** Script chunks. Spec 1 §7, §9. */
export const chunkLimits = { timeoutMs: 120_000 } as const;

/** Spec 1 §9. */
export const tweenLimits = { durationMs: 300 } as const;

/** Image sizes and lazy loading (spec 1 §9); the retries for an image element that is not ready yet (spec 2 §9). */
export const imageWidthsPx = [2500, 1500, 1000, 750, 500, 300, 100] as const;
export const dataSaverMaxPixelRatio = 1;
const imageLimits = { widthsPx: imageWidthsPx, dataSaverMaxPixelRatio } as const;
export const lazyLimits = { lazyMarginPx: 200 } as const;
export const imageRetryLimits = { loadRetries: 100, loadRetryDelayMs: 10 } as const;

/** The map block. Spec 1 §3, §4, §9; the debounce is spec 2 §9. */
export const mapLimits = {
  loadTimeoutMs: 30_000,
  defaultLatitudeDegrees: 40.720882,
  defaultLongitudeDegrees: -74.000988,
  defaultZoom: 12,
  markerIconWidthPx: 48,
  markerIconHeightPx: 64,
  markerIconScaleRatio: 0.5,
  updateDebounceMs: 60,
} as const;

/** What all gallery designs share. Spec 1 §9 "Gallery". */
export const galleryLimits = {
  loadConcurrencyDesktop: 16,
  loadConcurrencyMobile: 1,
  resizeDebounceMs: 100,
  autoplayTimeoutMs: 5000,
} as const;

/** What only some galleries need: apart, so that the others do not carry it. Spec 1 §9 "Gallery". */
export const galleryKeyLimits = { keyCodeLeft: 37, keyCodeRight: 39 } as const;
export const metaLimits = { metaMaxHeightRatio: 0.4, metaContentThresholdRatio: 0.9 } as const;
export const thumbnailLimits = { thumbnailVideoAspectRatio: 1.7777777777777777, thumbnailMaxPaddingPx: 5 } as const;
export const galleryExtraLimits = {
  otherResizeDebounceMs: 300,
  photoSharingPopupWidthPx: 620,
  photoSharingPopupHeightPx: 720,
} as const;

/** Gallery designs and their defaults. Spec 1 §9; the carousel's narrow widths are spec 1 §4. */
export const gridLimits = { perRow: 4, paddingPx: 20, thumbnailsPerRow: 4 } as const;
export const autocolumnsLimits = { columnWidthPx: 250, gutterPx: 0 } as const;
export const autogridLimits = { columnWidthPx: 250, gutterPx: 0 } as const;
export const autorowsLimits = { rowHeightPx: 250, gutterPx: 20, lightbox: true } as const;
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

/** Gallery transitions. Spec 1 §9. */
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
  endTimeoutMs: 300,
} as const;

/** Prices, SKUs and what the catalogue may hold. Spec 2 §5, §9. */
export const commerceLimits = {
  maxPriceCents: 100_000_000,
  maxSkuLength: 60,
  generatedSkuPrefix: 'SQ',
  generatedSkuDigits: 7,
  usZipDigits: 5,
  maxCollectionProducts: 200,
  maxNestedCategories: 10_000,
  moneyMaxIntegerDigits: 15,
  moneyThousandsSeparator: ',',
  moneyDecimalSeparator: '.',
} as const;

/** What a site may hold. Spec 2 §9. */
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

/** Forms and captcha. Spec 2 §5, §9. */
export const formLimits = {
  minEmailLength: 3,
  maxEmailLength: 256,
  minEmailFinalLabelLength: 2,
  maxEmailFinalLabelLength: 4,
  minLikert: -2,
  maxLikert: 2,
  narrowNewsletterBelowPx: 320,
  captchaCompactBelowPx: 320,
} as const;

/** Lengths of link addresses in characters: tel is under 50, and so on. Spec 2 §5. */
export const linkLimits = {
  telBelow: 50,
  smsBelow: 1000,
  mailtoBelow: 1000,
  anchorBelow: 100,
  internalPathBelow: 150,
  javascriptBelow: 250,
} as const;

/** Spec 2 §5, §9. */
export const traceLimits = { flushMs: 30_000 } as const;
export const dataLayerLimits = { retryDelayMs: 200, retriesAfterCrumbFail: 1 } as const;
export const censusLimits = { buttonTimeoutMs: 2500 } as const;
export const throttleLimits = { samples: 22, averageFactor: 2 } as const;
export const waitForLimits = { minElements: 1, pollMs: 100, unlimitedRetries: 0, unlimitedRetriesAbove: 99_999_999 } as const;
export const thirdPartyLimits = { followScriptTimeoutMs: 10_000 } as const;

/** The consent cookie. Spec 2 §7, §9. */
export const cookieBannerLimits = { consentLifetimeMs: 2_592_000_000 } as const;
const consentDays = { consentLifetimeDays: 30 } as const;

/** Popup overlay (spec 2 §3, §4) and mobile info bar (spec 2 §4, §9). */
export const popupLimits = { neverAgainDisplayFrequency: -1, dayMs: 86_400_000 } as const;
export const infoBarLimits = { maxWidthPx: 1024 } as const;

/** How high a video is to its width where nothing says so. */
export const defaultVideoPercent = 56.3;
export const videoLimits = { defaultAspectPercent: defaultVideoPercent } as const;

/** Dialogs and notices. Spec 2 §4, §9. */
export const dialogLimits = {
  noticeMs: 2000,
  confirmWidthPx: 350,
  confirmPaddingPx: 20,
  hideFallbackMs: 600,
  baseZIndex: 30_000,
  escapeKeyCode: 27,
} as const;

/** Small page behaviours. Spec 2 §4, §9. */
export const textShrinkLimits = { minFontPx: 11, dynamicTextThresholdPx: 13, resizeDebounceMs: 100 } as const;
export const relativeTimeLimits = { updateMs: 5000 } as const;
export const tooltipLimits = { delayMs: 1200, widthPx: 250, offsetPx: 15 } as const;
export const animationLimits = {
  transitionSeconds: 0.3,
  scaleHideRatio: 0.94,
  scaleHideSeconds: 0.3,
  visibleRatio: 0.5,
  visibilityThresholds: [0, 0.1, 0.25, 0.5, 1],
} as const;
export const layoutLimits = {
  edgeMarginPx: 20,
  mobileMaxWidthPx: 432,
  desktopMinWidthPx: 433,
  narrowImageBlockBelowPx: 415,
  wideReservationAbovePx: 850,
} as const;
export const moduleLimits = { basePathVersion: '3.17.2' } as const;

/** All of the above by topic: for Node code and tests only. */
export const limits = {
  visit: /* @__PURE__ */ Object.assign({}, visitLimits, visitDays),
  errors: /* @__PURE__ */ Object.assign({}, errorPostLimits, errorLimits),
  performance: performanceLimits,
  chunk: chunkLimits,
  tween: tweenLimits,
  images: /* @__PURE__ */ Object.assign({}, imageLimits, lazyLimits, imageRetryLimits),
  map: mapLimits,
  // A call marked pure, because a bundler would keep a spread.
  gallery: /* @__PURE__ */ Object.assign(
    {},
    galleryLimits,
    /* @__PURE__ */ Object.assign(
      {},
      galleryKeyLimits,
      galleryExtraLimits,
      /* @__PURE__ */ Object.assign({}, metaLimits, thumbnailLimits),
    ),
    {
      grid: gridLimits,
      autocolumns: autocolumnsLimits,
      autogrid: autogridLimits,
      autorows: autorowsLimits,
      carousel: carouselLimits,
      stacked: stackedLimits,
      strip: stripLimits,
      kenBurns: kenBurnsLimits,
      swipe: /* @__PURE__ */ Object.assign({}, swipeLimits, dragLimits),
      newSwipe: newSwipeLimits,
    },
  ),
  scroll: scrollLimits,
  commerce: commerceLimits,
  content: contentLimits,
  forms: formLimits,
  links: linkLimits,
  trace: traceLimits,
  dataLayer: dataLayerLimits,
  census: censusLimits,
  throttle: throttleLimits,
  waitFor: waitForLimits,
  thirdParty: thirdPartyLimits,
  cookieBanner: /* @__PURE__ */ Object.assign({}, cookieBannerLimits, consentDays),
  popup: popupLimits,
  infoBar: infoBarLimits,
  lightbox: {
    speedSeconds,
    overlayFadeSeconds,
    contentFadeSeconds,
    overlayOpacityRatio,
    zIndex,
    keyThrottleMs,
    clickZoneStartPercent,
    clickZoneEndPercent,
    navFadeMs,
    autoplayTimeoutMs,
  },
  video: videoLimits,
  dialogs: dialogLimits,
  textShrink: textShrinkLimits,
  relativeTime: relativeTimeLimits,
  tooltip: tooltipLimits,
  animation: animationLimits,
  layout: layoutLimits,
  module: moduleLimits,
} as const;
