import { expect, test } from 'vitest';
import { limits } from '../../../runtime/contract/limits.ts';

test('visit cookies live 2 years, 30 minutes and 390 days', () => {
  expect(limits.visit).toEqual({
    recordLifetimeMs: 63072000000,
    sessionLifetimeMs: 1800000,
    analyticsIdLifetimeDays: 390,
    analyticsIdLifetimeMs: 33696000000,
  });
});

test('page services keep to the numbers of spec 1 §9 "General"', () => {
  expect(limits.images).toEqual({
    widthsPx: [2500, 1500, 1000, 750, 500, 300, 100],
    lazyMarginPx: 200,
    dataSaverMaxPixelRatio: 1,
    loadRetries: 100,
    loadRetryDelayMs: 10,
  });
  expect(limits.errors).toEqual({ debounceMs: 1000, maxPosts: 20, maxQueued: 10, maxStackCharacters: 5000 });
  expect(limits.performance).toEqual({ flushAfterLoadMs: 30000, settingsTimeoutMs: 30000, firstInputTimeoutMs: 60000 });
  expect(limits.chunk).toEqual({ timeoutMs: 120000 });
  expect(limits.tween).toEqual({ durationMs: 300 });
});

test('the map keeps to spec 1 §3 and §9 and spec 2 §9', () => {
  expect(limits.map).toEqual({
    loadTimeoutMs: 30000,
    defaultLatitudeDegrees: 40.720882,
    defaultLongitudeDegrees: -74.000988,
    defaultZoom: 12,
    markerIconWidthPx: 48,
    markerIconHeightPx: 64,
    markerIconScaleRatio: 0.5,
    updateDebounceMs: 60,
  });
});

test('galleries keep to the numbers of spec 1 §9 "Gallery"', () => {
  expect(limits.gallery).toEqual({
    loadConcurrencyDesktop: 16,
    loadConcurrencyMobile: 1,
    resizeDebounceMs: 100,
    otherResizeDebounceMs: 300,
    autoplayTimeoutMs: 5000,
    keyCodeLeft: 37,
    keyCodeRight: 39,
    metaMaxHeightRatio: 0.4,
    metaContentThresholdRatio: 0.9,
    thumbnailVideoAspectRatio: 1.7777777777777777,
    thumbnailMaxPaddingPx: 5,
    photoSharingPopupWidthPx: 620,
    photoSharingPopupHeightPx: 720,
    grid: { perRow: 4, paddingPx: 20, thumbnailsPerRow: 4 },
    autocolumns: { columnWidthPx: 250, gutterPx: 0 },
    autogrid: { columnWidthPx: 250, gutterPx: 0 },
    autorows: { rowHeightPx: 250, gutterPx: 20, lightbox: true },
    carousel: { gutterPercent: 1, slidesPerRow: 3, twoPerRowBelowPx: 480, threePerRowBelowPx: 724 },
    stacked: {
      speedSeconds: 1,
      preloadCount: 1,
      transition: 'fade',
      clickBehavior: 'next',
      fadeOutSpeedRatio: 1.2,
      baseZIndex: 888,
    },
    strip: { speedSeconds: 0.5, preloadCount: 1, alignment: 'middle', vSize: 10 },
    kenBurns: { zoomRatio: 1.075 },
    swipe: {
      distancePx: 50,
      withinMs: 250,
      axisLockPx: 10,
      transitionSeconds: 0.28,
      dragWidthDivisor: 2.25,
      longPressMs: 250,
    },
    newSwipe: {
      slideWidthRatio: 0.5,
      slideVelocity: 1,
      wideFromPx: 767,
      minSeconds: 0.2,
      maxSeconds: 0.5,
      wideMinSeconds: 0.3,
      wideMaxSeconds: 0.5,
      narrowMinSeconds: 0.2,
      narrowMaxSeconds: 0.4,
    },
  });
  expect(limits.scroll).toEqual({
    finishSeconds: 0.4,
    defaultOffsetPx: 30,
    easing: 'easeOutSine',
    minDurationMs: 50,
    maxDurationMs: 50,
    endTimeoutMs: 300,
  });
});

test('commerce and catalogue keep to spec 2 §5 and §9', () => {
  expect(limits.commerce).toEqual({
    maxPriceCents: 100000000,
    maxSkuLength: 60,
    generatedSkuPrefix: 'SQ',
    generatedSkuDigits: 7,
    usZipDigits: 5,
    maxCollectionProducts: 200,
    maxNestedCategories: 10000,
    moneyMaxIntegerDigits: 15,
    moneyThousandsSeparator: ',',
    moneyDecimalSeparator: '.',
  });
  expect(limits.content).toEqual({
    maxBlocksPerLayout: 60,
    maxAlbumTracks: 60,
    maxOrderableItems: 250,
    maxPhotoServiceGalleries: 20,
    photoServiceGallerySize: 50,
    maxTagLength: 50,
    maxCategoryLength: 25,
    gallerySliderAspectPercent: 50,
    bytesPerMegabyte: 1000000,
  });
});

test('forms, captcha and links keep to spec 2 §5 and §9', () => {
  expect(limits.forms).toEqual({
    minEmailLength: 3,
    maxEmailLength: 256,
    minEmailFinalLabelLength: 2,
    maxEmailFinalLabelLength: 4,
    minLikert: -2,
    maxLikert: 2,
    narrowNewsletterBelowPx: 320,
    captchaCompactBelowPx: 320,
  });
  expect(limits.links).toEqual({
    telBelow: 50,
    smsBelow: 1000,
    mailtoBelow: 1000,
    anchorBelow: 100,
    internalPathBelow: 150,
    javascriptBelow: 250,
  });
});

test('calls and their helpers keep to spec 2 §4, §5, §7 and §9', () => {
  expect(limits.trace).toEqual({ flushMs: 30000 });
  expect(limits.dataLayer).toEqual({ retryDelayMs: 200, retriesAfterCrumbFail: 1 });
  expect(limits.census).toEqual({ buttonTimeoutMs: 2500 });
  expect(limits.throttle).toEqual({ samples: 22, averageFactor: 2 });
  expect(limits.waitFor).toEqual({ minElements: 1, pollMs: 100, unlimitedRetries: 0, unlimitedRetriesAbove: 99999999 });
  expect(limits.thirdParty).toEqual({ followScriptTimeoutMs: 10000 });
});

test('overlays and dialogs keep to spec 2 §4 and §9, consent to 30 days', () => {
  expect(limits.cookieBanner).toEqual({ consentLifetimeDays: 30, consentLifetimeMs: 2592000000 });
  expect(limits.popup).toEqual({ neverAgainDisplayFrequency: -1, dayMs: 86_400_000 });
  expect(limits.infoBar).toEqual({ maxWidthPx: 1024 });
  expect(limits.lightbox).toEqual({
    speedSeconds: 0.6,
    overlayFadeSeconds: 0.35,
    contentFadeSeconds: 0.6,
    overlayOpacityRatio: 0.95,
    zIndex: 10000000,
    keyThrottleMs: 200,
    clickZoneStartPercent: 2,
    clickZoneEndPercent: 98,
    navFadeMs: 500,
    autoplayTimeoutMs: 1000,
  });
  expect(limits.video).toEqual({ defaultAspectPercent: 56.3 });
  expect(limits.dialogs).toEqual({
    noticeMs: 2000,
    confirmWidthPx: 350,
    confirmPaddingPx: 20,
    hideFallbackMs: 600,
    baseZIndex: 30000,
    escapeKeyCode: 27,
  });
});

test('small page behaviours keep to spec 2 §4 and §9', () => {
  expect(limits.textShrink).toEqual({ minFontPx: 11, dynamicTextThresholdPx: 13, resizeDebounceMs: 100 });
  expect(limits.relativeTime).toEqual({ updateMs: 5000 });
  expect(limits.tooltip).toEqual({ delayMs: 1200, widthPx: 250, offsetPx: 15 });
  expect(limits.animation).toEqual({
    transitionSeconds: 0.3,
    scaleHideRatio: 0.94,
    scaleHideSeconds: 0.3,
    visibleRatio: 0.5,
    visibilityThresholds: [0, 0.1, 0.25, 0.5, 1],
  });
  expect(limits.layout).toEqual({
    edgeMarginPx: 20,
    mobileMaxWidthPx: 432,
    desktopMinWidthPx: 433,
    narrowImageBlockBelowPx: 415,
    wideReservationAbovePx: 850,
  });
  expect(limits.module).toEqual({ basePathVersion: '3.17.2' });
});
