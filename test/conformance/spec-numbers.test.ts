import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as analytics from '../../runtime/contract/analytics/limits.ts';
import * as animations from '../../runtime/contract/animations/limits.ts';
import * as calls from '../../runtime/contract/calls/limits.ts';
import * as commerce from '../../runtime/contract/commerce/limits.ts';
import * as consent from '../../runtime/contract/consent/limits.ts';
import * as errors from '../../runtime/contract/errors/limits.ts';
import * as forms from '../../runtime/contract/forms/limits.ts';
import * as lightbox from '../../runtime/contract/gallery/lightbox-limits.ts';
import * as gallery from '../../runtime/contract/gallery/limits.ts';
import * as helpers from '../../runtime/contract/helpers/limits.ts';
import * as images from '../../runtime/contract/images/limits.ts';
import * as links from '../../runtime/contract/links/limits.ts';
import * as maps from '../../runtime/contract/maps/limits.ts';
import * as overlays from '../../runtime/contract/overlays/limits.ts';
import * as page from '../../runtime/contract/page/limits.ts';
import * as site from '../../runtime/contract/site/limits.ts';
import * as thirdParties from '../../runtime/contract/third-parties/limits.ts';
import * as video from '../../runtime/contract/video/limits.ts';
import * as vitals from '../../runtime/contract/vitals/limits.ts';

test('visit cookies live 2 years, 30 minutes and 390 days, consent 30 days', () => {
  expect([analytics.recordLifetimeMs, analytics.sessionLifetimeMs, analytics.analyticsIdLifetimeMs]).toEqual([
    63072000000, 1800000, 33696000000,
  ]);
  expect(consent.consentLifetimeMs).toBe(2592000000);
});

test('page services keep to the numbers of spec 1 §9 "General"', () => {
  expect({ ...images }).toEqual({
    imageWidthsPx: [2500, 1500, 1000, 750, 500, 300, 100],
    dataSaverMaxPixelRatio: 1,
    lazyLimits: { lazyMarginPx: 200 },
    imageRetryLimits: { loadRetries: 100, loadRetryDelayMs: 10 },
  });
  expect({ ...errors.errorPostLimits, maxStackCharacters: errors.maxStackCharacters }).toEqual({
    debounceMs: 1000,
    maxPosts: 20,
    maxQueued: 10,
    maxStackCharacters: 5000,
  });
  expect(vitals.performanceLimits).toEqual({ flushAfterLoadMs: 30000, settingsTimeoutMs: 30000, firstInputTimeoutMs: 60000 });
  expect(page.chunkTimeoutMs).toBe(120000);
  expect(helpers.tweenLimits).toEqual({ durationMs: 300 });
});

test('the map keeps to spec 1 §3 and §9 and spec 2 §9', () => {
  expect(maps.mapLimits).toEqual({
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
  expect({ ...gallery }).toEqual({
    galleryLimits: { loadConcurrencyDesktop: 16, loadConcurrencyMobile: 1, resizeDebounceMs: 100, autoplayTimeoutMs: 5000 },
    galleryExtraLimits: { otherResizeDebounceMs: 300, photoSharingPopupWidthPx: 620, photoSharingPopupHeightPx: 720 },
    galleryKeyLimits: { keyCodeLeft: 37, keyCodeRight: 39 },
    metaLimits: { metaMaxHeightRatio: 0.4, metaContentThresholdRatio: 0.9 },
    thumbnailLimits: { thumbnailVideoAspectRatio: 1.7777777777777777, thumbnailMaxPaddingPx: 5 },
    gridLimits: { perRow: 4, paddingPx: 20, thumbnailsPerRow: 4 },
    autocolumnsLimits: { columnWidthPx: 250, gutterPx: 0 },
    autogridLimits: { columnWidthPx: 250, gutterPx: 0 },
    carouselLimits: { gutterPercent: 1, slidesPerRow: 3, twoPerRowBelowPx: 480, threePerRowBelowPx: 724 },
    stackedLimits: {
      speedSeconds: 1,
      preloadCount: 1,
      transition: 'fade',
      clickBehavior: 'next',
      fadeOutSpeedRatio: 1.2,
      baseZIndex: 888,
    },
    stripLimits: { speedSeconds: 0.5, preloadCount: 1, alignment: 'middle', vSize: 10 },
    kenBurnsLimits: { zoomRatio: 1.075 },
    dragLimits: { axisLockPx: 10 },
    swipeLimits: { distancePx: 50, withinMs: 250, transitionSeconds: 0.28, dragWidthDivisor: 2.25, longPressMs: 250 },
    newSwipeLimits: {
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
    scrollLimits: {
      finishSeconds: 0.4,
      defaultOffsetPx: 30,
      easing: 'easeOutSine',
      minDurationMs: 50,
      maxDurationMs: 50,
      endTimeoutMs: 300,
    },
  });
});

test('commerce and catalogue keep to spec 2 §5 and §9', () => {
  expect(commerce.commerceLimits).toEqual({
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
  expect(site.contentLimits).toEqual({
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
  expect(forms.formLimits).toEqual({
    minEmailLength: 3,
    maxEmailLength: 256,
    minEmailFinalLabelLength: 2,
    maxEmailFinalLabelLength: 4,
    minLikert: -2,
    maxLikert: 2,
    narrowNewsletterBelowPx: 320,
    captchaCompactBelowPx: 320,
  });
  expect(links.linkLimits).toEqual({
    telBelow: 50,
    smsBelow: 1000,
    mailtoBelow: 1000,
    anchorBelow: 100,
    internalPathBelow: 150,
    javascriptBelow: 250,
  });
});

test('calls and their helpers keep to spec 2 §4, §5, §7 and §9', () => {
  expect(analytics.traceLimits).toEqual({ flushMs: 30000 });
  expect(analytics.buttonTimeoutMs).toBe(2500);
  expect(calls.dataLayerLimits).toEqual({ retryDelayMs: 200, retriesAfterCrumbFail: 1 });
  expect(helpers.throttleLimits).toEqual({ samples: 22, averageFactor: 2 });
  expect(helpers.waitForLimits).toEqual({ minElements: 1, pollMs: 100, unlimitedRetries: 0, unlimitedRetriesAbove: 99999999 });
  expect(thirdParties.thirdPartyLimits).toEqual({ followScriptTimeoutMs: 10000 });
});

test('overlays, dialogs and videos keep to spec 2 §4 and §9', () => {
  expect(overlays.popupLimits).toEqual({ neverAgainDisplayFrequency: -1, dayMs: 86_400_000 });
  expect(overlays.infoBarLimits).toEqual({ maxWidthPx: 1024 });
  expect({ ...lightbox }).toEqual({
    speedSeconds: 0.6,
    overlayFadeSeconds: 0.35,
    contentFadeSeconds: 0.6,
    overlayOpacityRatio: 0.95,
    keyThrottleMs: 200,
    clickZoneStartPercent: 2,
    clickZoneEndPercent: 98,
  });
  expect(video.defaultVideoPercent).toBe(56.3);
  expect(overlays.dialogLimits).toEqual({
    noticeMs: 2000,
    confirmWidthPx: 350,
    confirmPaddingPx: 20,
    hideFallbackMs: 600,
    baseZIndex: 30000,
    escapeKeyCode: 27,
  });
});

test('small page behaviours keep to spec 2 §4 and §9', () => {
  expect(page.textShrinkLimits).toEqual({ minFontPx: 11, dynamicTextThresholdPx: 13, resizeDebounceMs: 100 });
  expect(helpers.relativeTimeLimits).toEqual({ updateMs: 5000 });
  expect(overlays.tooltipLimits).toEqual({ delayMs: 1200, widthPx: 250, offsetPx: 15 });
  expect(animations.animationLimits).toEqual({
    transitionSeconds: 0.3,
    scaleHideRatio: 0.94,
    scaleHideSeconds: 0.3,
    visibleRatio: 0.5,
    visibilityThresholds: [0, 0.1, 0.25, 0.5, 1],
  });
  expect(page.layoutLimits).toEqual({
    edgeMarginPx: 20,
    mobileMaxWidthPx: 432,
    desktopMinWidthPx: 433,
    narrowImageBlockBelowPx: 415,
    wideReservationAbovePx: 850,
  });
});

test('the lightbox lies at z-index 10000000, spec 2 §9', () => {
  expect(readFileSync('runtime/features/lightbox/lightbox.css', 'utf8')).toMatch(/z-index: 10000000;/);
});
