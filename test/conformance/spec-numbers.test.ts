import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const seconds = (count: number): number => count * 1000;
const minutes = (count: number): number => seconds(count * 60);
const days = (count: number): number => minutes(count * 24 * 60);

/**
 * Figures of the behaviour reference in their units, by their place in the contract. They are written by hand, not copied from
 * code.
 */
const stated: Readonly<Record<string, Readonly<Record<string, readonly [sentence: string, value: unknown]>>>> = {
  'analytics/recordLifetimeMs': { '': ['analytics#visit-record: the visit record lives 2 years', days(2 * 365)] },
  'analytics/sessionLifetimeMs': { '': ['analytics#visit-session: a session lives 30 minutes', minutes(30)] },
  'analytics/analyticsIdLifetimeMs': { '': ['analytics#analytics-id: the analytics id lives 390 days', days(390)] },
  'analytics/buttonTimeoutMs': { '': ['analytics#button-click-first: a tracked button waits 2500 ms', 2500] },
  'analytics/unansweredMs': { '': ['analytics#event-failure: an event without a response is rejected after 27 s', seconds(27)] },
  'analytics/traceLimits': { flushMs: ['analytics#trace-log: the log is flushed after 30 seconds', seconds(30)] },
  'site/animationLimits': {
    transitionSeconds: ['site#animations: the standard transition takes 0.3 s', 0.3],
    scaleHideRatio: ['site#animations: scale-hide shrinks to 0.94', 0.94],
    scaleHideSeconds: ['site#animations: scale-hide takes 0.3 s by default', 0.3],
    visibleRatio: ['site#block-animations: block animations start at 50 percent', 0.5],
    visibilityThresholds: [
      'site#block-animations: visibility is looked at in steps of 0, 0.1, 0.25, 0.5, 1',
      [0, 0.1, 0.25, 0.5, 1],
    ],
  },
  'calls/dataLayerLimits': {
    retryDelayMs: ['calls#call-retries: the data layer tries again after 200 ms', 200],
  },
  // commerce#catalogue-limits, commerce#price-limit, commerce#sku, commerce#us-zip
  'commerce/commerceLimits': {
    maxPriceCents: ['commerce#price-limit: a price is at most 100000000 cents', 100_000_000],
    maxQuantity: ['a quantity field takes 1 to 9999', 9999],
    maxSkuLength: ['commerce#sku: an SKU has at most 60 characters', 60],
    usZipDigits: ['commerce#us-zip: a US zip has five digits', 5],
    maxCollectionProducts: ['commerce#catalogue-limits: a collection holds 200 products', 200],
    maxNestedCategories: ['commerce#catalogue-limits: categories nest up to 10000', 10_000],
  },
  // commerce#money-format
  'commerce/moneyLimits': {
    maxIntegerDigits: ['commerce#money-format: money has at most 15 digits before the point', 15],
    thousandsSeparator: ['commerce#money-format: thousands are parted by a comma', ','],
    decimalSeparator: ['commerce#money-format: decimals are parted by a point', '.'],
  },
  'consent/consentLifetimeMs': { '': ['consent#consent-cookie: the consent cookie lives 30 days', days(30)] },
  'errors/errorPostLimits': {
    debounceMs: ['errors#report-debounce: errors are gathered for 1 s', seconds(1)],
    maxPosts: ['errors#report-limits: 20 posts at most', 20],
    maxQueued: ['errors#report-limits: a queue of 10', 10],
  },
  'errors/maxStackCharacters': { '': ['errors#stack-limit: a stack is cut at 5000 characters', 5000] },
  'forms/emailLimits': {
    minLength: ['forms#email-format: an e-mail address has 3 characters', 3],
    maxLength: ['forms#email-format: … to 256', 256],
  },
  'forms/formLimits': {
    narrowNewsletterBelowPx: ['forms#narrow-newsletter: a newsletter under 320 px is narrow', 320],
    captchaCompactBelowPx: ['forms#captcha-size: a captcha under 320 px is compact', 320],
  },
  'gallery/galleryLimits': {
    loadConcurrencyDesktop: ['images#load-slots: 16 images load at once on desktop', 16],
    loadConcurrencyMobile: ['images#load-slots: one on mobile', 1],
    resizeDebounceMs: ['gallery#refresh-delay: gallery layouts wait 100 ms after a resize', 100],
    autoplayTimeoutMs: ['gallery#autoplay-time: autoplay waits 5000 ms', seconds(5)],
  },
  'gallery/galleryExtraLimits': {
    otherResizeDebounceMs: ['gallery#refresh-delay: other resizes wait 300 ms', 300],
    photoSharingPopupWidthPx: ['video#photo-service: the photo-sharing popup is 620 wide', 620],
    photoSharingPopupHeightPx: ['video#photo-service: … and 720 high', 720],
  },
  'gallery/galleryKeyLimits': {
    keyCodeLeft: ['gallery#arrow-keys: the left arrow is 37', 37],
    keyCodeRight: ['gallery#arrow-keys: the right arrow is 39', 39],
  },
  'gallery/metaLimits': {
    metaMaxHeightRatio: ['gallery#text-height: overlay meta is capped at 40 percent', 0.4],
    metaContentThresholdRatio: ['gallery#text-height: … when its content exceeds 90 percent', 0.9],
  },
  'gallery/thumbnailLimits': {
    thumbnailVideoAspectRatio: ['gallery#video-shape: video placeholders are 16:9', 16 / 9],
    thumbnailMaxPaddingPx: ['gallery#thumbnail-padding: thumbnail padding is at most 5', 5],
  },
  'gallery/gridLimits': {
    perRow: ['gallery#grid-layout: a grid has 4 a row', 4],
    paddingPx: ['gallery#grid-layout: … 20 px apart', 20],
    thumbnailsPerRow: ['gallery#design-defaults: … and 4 thumbnails a row', 4],
  },
  'gallery/autocolumnsLimits': {
    columnWidthPx: ['gallery#design-defaults: autocolumns are 250 wide', 250],
    gutterPx: ['gallery#design-defaults: … with no gutter', 0],
  },
  'gallery/autogridLimits': {
    columnWidthPx: ['gallery#design-defaults: autogrid has the same width', 250],
    gutterPx: ['gallery#design-defaults: … and the same gutter', 0],
  },
  'gallery/carouselLimits': {
    gutterPercent: ['gallery#carousel-gutter: a carousel has a gutter of 1 percent', 1],
    slidesPerRow: ['gallery#design-defaults: … and 3 slides a row', 3],
    twoPerRowBelowPx: ['gallery#narrow-columns: two a row below 480 px', 480],
    threePerRowBelowPx: ['gallery#narrow-columns: three a row below 724 px', 724],
  },
  'gallery/stackedLimits': {
    speedSeconds: ['gallery#fade-times: stacked has speed 1', 1],
    preloadCount: ['gallery#slideshow-loading: … preloads 1', 1],
    transition: ['gallery#transition-names: … fades', 'fade'],
    clickBehavior: ['gallery#slide-click: … goes on with a click', 'next'],
    fadeOutSpeedRatio: ['gallery#fade-times: a fade-out lasts 1.2 times the speed', 1.2],
    baseZIndex: ['gallery#slideshow-styles: its base z-index is 888', 888],
  },
  'gallery/stripLimits': {
    speedSeconds: ['gallery#strip-step: a strip has speed 0.5', 0.5],
    preloadCount: ['gallery#strip-loading: … preloads 1', 1],
    alignment: ['gallery#strip-alignment: … is aligned to the middle', 'middle'],
    vSize: ['gallery#design-defaults: … with vSize 10', 10],
  },
  'gallery/kenBurnsLimits': { zoomRatio: ['gallery#ken-burns-zoom: Ken Burns zooms by 1.075', 1.075] },
  'gallery/dragLimits': { axisLockPx: ['gallery#drag-axis: the drag axis locks after 10 px', 10] },
  'gallery/swipeLimits': {
    distancePx: ['gallery#swipe-change: a swipe is 50 px', 50],
    withinMs: ['gallery#swipe-change: … within 250 ms', 250],
    transitionSeconds: ['gallery#swipe-change: its transition takes 0.28 s', 0.28],
    dragWidthDivisor: ['gallery#swipe-change: a drag beyond width / 2.25 changes the slide', 2.25],
    longPressMs: ['gallery#swipe-change: … or a press longer than 250 ms', 250],
  },
  'gallery/newSwipeLimits': {
    slideWidthRatio: ['gallery#new-swipe-change: new swipe slides on more than half the width', 0.5],
    slideVelocity: ['gallery#new-swipe-change: … or a velocity above 1', 1],
    // 767 itself is wide.
    wideFromPx: ['gallery#new-swipe-times: 767 and more is wide', 767],
    minSeconds: ['gallery#new-swipe-times: its transition takes at least 0.2 s', 0.2],
    maxSeconds: ['gallery#new-swipe-times: … and at most 0.5 s', 0.5],
    wideMinSeconds: ['gallery#new-swipe-times: on wide ones at least 0.3 s', 0.3],
    wideMaxSeconds: ['gallery#new-swipe-times: … and at most 0.5 s', 0.5],
    narrowMinSeconds: ['gallery#new-swipe-times: on narrower ones at least 0.2 s', 0.2],
    narrowMaxSeconds: ['gallery#new-swipe-times: … and at most 0.4 s', 0.4],
  },
  'gallery/scrollLimits': {
    finishSeconds: ['gallery#scroll-finish: a scroll finishes in 0.4 s', 0.4],
    defaultOffsetPx: ['helpers#scroll-to: the scroll utility keeps 30 px off', 30],
    easing: ['helpers#scroll-to: … eases by easeOutSine', 'easeOutSine'],
    minDurationMs: ['helpers#scroll-to: … takes at least 50 ms', 50],
    maxDurationMs: ['helpers#scroll-to: … and at most 50 ms', 50],
  },
  'lightbox/speedSeconds': { '': ['lightbox#fade-times: the lightbox has a speed of 0.6 s', 0.6] },
  'lightbox/overlayFadeSeconds': { '': ['lightbox#fade-times: its overlay fades in 0.35 s', 0.35] },
  'lightbox/contentFadeSeconds': { '': ['lightbox#fade-times: its content fades in 0.6 s', 0.6] },
  'lightbox/overlayOpacityRatio': { '': ['lightbox#layer: its overlay covers 0.95', 0.95] },
  'lightbox/keyThrottleMs': { '': ['lightbox#arrow-keys: its keys are throttled by 200 ms', 200] },
  'lightbox/clickZoneStartPercent': { '': ['lightbox#click-zones: its click zone begins at 2 percent', 2] },
  'lightbox/clickZoneEndPercent': { '': ['lightbox#click-zones: … and ends at 98 percent', 98] },
  'helpers/tweenLimits': { durationMs: ['helpers#tween: a tween takes 300 ms', 300] },
  'helpers/throttleLimits': {
    samples: ['helpers#self-throttle: the throttle keeps 22 run times', 22],
    averageFactor: ['helpers#self-throttle: … and delays work to twice their average', 2],
  },
  'helpers/waitForLimits': {
    minElements: ['helpers#wait-for-elements: one element is enough', 1],
    pollMs: ['helpers#wait-for-elements: it is looked for every 100 ms', 100],
    unlimitedRetriesAbove: ['helpers#wait-for-elements: above 99999999 they are, too', 99_999_999],
  },
  'helpers/relativeTimeLimits': { updateMs: ['helpers#relative-time: relative time is updated every 5000 ms', seconds(5)] },
  'images/imageWidthsPx': { '': ['images#image-widths: images come in seven widths', [2500, 1500, 1000, 750, 500, 300, 100]] },
  'images/dataSaverMaxPixelRatio': { '': ['images#pixel-ratio: data-saver mode limits the pixel ratio to 1', 1] },
  'images/lazyLimits': { lazyMarginPx: ['images#lazy-margin: the lazy-load margin is 200 px', 200] },
  'images/imageRetryLimits': {
    loadRetries: ['images#box-retries: an image is tried up to 100 times', 100],
    loadRetryDelayMs: ['images#box-retries: … at 10 ms', 10],
  },
  'maps/mapLimits': {
    loadTimeoutMs: ['maps#library-timeout: a map has 30 s to load', seconds(30)],
    defaultLatitudeDegrees: ['maps#location: the default latitude', 40.720882],
    defaultLongitudeDegrees: ['maps#location: the default longitude', -74.000988],
    defaultZoom: ['maps#location: the default zoom', 12],
    markerIconWidthPx: ['maps#marker-icon: the marker is 48 wide', 48],
    markerIconHeightPx: ['maps#marker-icon: … 64 high', 64],
    markerIconScaleRatio: ['maps#marker-icon: … drawn at half its size', 1 / 2],
    updateDebounceMs: ['maps#update-debounce: its updates wait 60 ms', 60],
  },
  'overlays/popupLimits': {
    neverAgainDisplayFrequency: ['overlays#popup-frequency: a frequency of -1 never shows it again', -1],
    dayMs: ['overlays#popup-frequency: a frequency is in days', days(1)],
  },
  'overlays/infoBarLimits': { maxWidthPx: ['overlays#info-bar-width: the info bar is shown up to 1024 px', 1024] },
  'overlays/dialogLimits': {
    noticeMs: ['overlays#notice-time: a notice stays 2000 ms', seconds(2)],
    confirmWidthPx: ['overlays#dialog-size: a confirmation is 350 wide', 350],
    confirmPaddingPx: ['overlays#dialog-size: … padded by 20', 20],
    hideFallbackMs: ['overlays#dialog-hiding: … hidden after 600 ms at the latest', 600],
    baseZIndex: ['overlays#dialog-stack: dialogs begin at z-index 30000', 30_000],
  },
  'overlays/tooltipLimits': {
    delayMs: ['site#tooltips: a tooltip comes after 1200 ms', 1200],
    widthPx: ['site#tooltips: … 250 wide', 250],
    offsetPx: ['site#tooltips: … 15 off', 15],
  },
  'site/chunkTimeoutMs': { '': ['errors#chunk-failure: a chunk has 120 s', seconds(120)] },
  'site/textShrinkLimits': {
    minFontPx: ['compat#text-shrink: text shrinks to 11 px', 11],
    resizeDebounceMs: ['compat#text-shrink: … 100 ms after a resize', 100],
  },
  'site/layoutLimits': {
    edgeMarginPx: ['site#tooltips: the edge margin is 20 px', 20],
    narrowImageBlockBelowPx: ['site#narrow-blocks: an image block under 415 px is narrow', 415],
    wideReservationAbovePx: ['commerce#reservation-layout: a reservation above 850 px is wide', 850],
  },
  'site/contentLimits': {
    maxBlocksPerLayout: ['a layout has 60 blocks', 60],
    maxAlbumTracks: ['site#audio: an album 60 tracks', 60],
    maxOrderableItems: ['site#collection-types: a collection that is put in order 250 items', 250],
    maxTagLength: ['a tag has at most 50 characters', 50],
    maxCategoryLength: ['a category 25', 25],
  },
  'third-parties/thirdPartyLimits': {
    followScriptTimeoutMs: ['third-parties#third-party-addresses: the follow script has 10000 ms', seconds(10)],
  },
  'video/defaultVideoPercent': { '': ['video#shape: a video’s aspect is 56.3 percent by default', 56.3] },
  'vitals/performanceLimits': {
    flushAfterLoadMs: ['vitals#send-moments: performance is flushed 30 s after load', seconds(30)],
    settingsTimeoutMs: ['vitals#settings-time-out: its settings have 30 s', seconds(30)],
    firstInputTimeoutMs: ['vitals#first-input: the first input has 60 s', seconds(60)],
  },
};

const contract = 'runtime/contract';
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((path) => /(^|[/\\])constants\.ts$/.test(path));

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every constant of the contract, by topic and name. */
const numbers = new Map<string, unknown>();
for (const file of files) {
  const topic = file.split(/[/\\]/)[0];
  const exported = (await import(join(process.cwd(), contract, file))) as Record<string, unknown>;
  for (const [name, value] of Object.entries(exported)) {
    for (const [key, each] of isGroup(value) ? Object.entries(value) : [['', value] as const])
      numbers.set(`${topic}/${name}${key && '.'}${key}`, each);
  }
}

const rows = Object.entries(stated).flatMap(([group, values]) =>
  Object.entries(values).map(([key, [sentence, value]]) => [sentence, `${group}${key && '.'}${key}`, value] as const),
);

test.each(rows)('%s', (_sentence, name, value) => {
  expect(numbers.get(name), name).toEqual(value);
});

test('each number of the contract’s constants has a sentence here, except those of forms that are our choice', () => {
  expect(files.length).toBeGreaterThan(15);
  const isOurChoice = (name: string) =>
    /^forms\/(counterDebounceMs|placesDebounceMs|placesMinCharacters|captchaTimeoutMs|maxFileBytes|successTimeoutMs|draftLimits\.|nearFormMarginPx)/.test(
      name,
    );
  const isNumber = (value: unknown): boolean => [value].flat().every((each) => typeof each === 'number');
  // The values of enumerations are names.
  const isEnumerated = (name: string) => /^analytics\/(censusEvents|buttonContexts)/.test(name);
  const unstated = [...numbers]
    .filter(([name, value]) => isNumber(value) && !isEnumerated(name) && !rows.some(([, known]) => known === name))
    .map(([name]) => name)
    .filter((name) => !isOurChoice(name));
  expect(unstated).toEqual([]);
});

test('the lightbox lies at z-index 10000000: lightbox#layer', () => {
  expect(readFileSync('runtime/features/lightbox/lightbox.css', 'utf8')).toMatch(/z-index: 10000000;/);
});
