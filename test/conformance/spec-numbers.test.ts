import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const seconds = (count: number): number => count * 1000;
const minutes = (count: number): number => seconds(count * 60);
const days = (count: number): number => minutes(count * 24 * 60);

/** What the specifications say, in their units, and where the contract has it. Nothing here is taken from the code. */
const stated: Readonly<Record<string, Readonly<Record<string, readonly [sentence: string, value: unknown]>>>> = {
  'analytics/recordLifetimeMs': { '': ['1 §9: the visit record lives 2 years', days(2 * 365)] },
  'analytics/sessionLifetimeMs': { '': ['1 §9: a session lives 30 minutes', minutes(30)] },
  'analytics/analyticsIdLifetimeMs': { '': ['1 §9: the analytics id lives 390 days', days(390)] },
  'analytics/buttonTimeoutMs': { '': ['2 §7, §9: a tracked button waits 2500 ms', 2500] },
  'analytics/traceLimits': { flushMs: ['2 §9: the log is flushed after 30 seconds', seconds(30)] },
  'animations/animationLimits': {
    transitionSeconds: ['2 §9: the standard transition takes 0.3 s', 0.3],
    scaleHideRatio: ['2 §4: scale-hide shrinks to 0.94', 0.94],
    scaleHideSeconds: ['2 §4: scale-hide takes 0.3 s by default', 0.3],
    visibleRatio: ['2 §4: block animations start at 50 percent', 0.5],
    visibilityThresholds: ['2 §9: visibility is looked at in steps of 0, 0.1, 0.25, 0.5, 1', [0, 0.1, 0.25, 0.5, 1]],
  },
  'calls/dataLayerLimits': {
    retryDelayMs: ['2 §9: the data layer tries again after 200 ms', 200],
    retriesAfterCrumbFail: ['2 §7: after a crumb failure it tries once more', 1],
  },
  // commerce#catalogue-limits, commerce#price-limit, commerce#sku, commerce#us-zip
  'commerce/commerceLimits': {
    maxPriceCents: ['2 §5, §9: a price is at most 100000000 cents', 100_000_000],
    maxQuantity: ['a quantity field takes 1 to 9999', 9999],
    maxSkuLength: ['2 §5, §9: an SKU has at most 60 characters', 60],
    generatedSkuPrefix: ['2 §5: a generated SKU begins with SQ', 'SQ'],
    generatedSkuDigits: ['2 §5: … and has seven random digits', 7],
    usZipDigits: ['2 §5, §9: a US zip has five digits', 5],
    maxCollectionProducts: ['2 §9: a collection holds 200 products', 200],
    maxNestedCategories: ['2 §9: categories nest up to 10000', 10_000],
  },
  // commerce#money-format
  'commerce/moneyLimits': {
    maxIntegerDigits: ['2 §3: money has at most 15 digits before the point', 15],
    thousandsSeparator: ['2 §3: thousands are parted by a comma', ','],
    decimalSeparator: ['2 §3: decimals are parted by a point', '.'],
  },
  'consent/consentLifetimeMs': { '': ['2 §9: the consent cookie lives 30 days', days(30)] },
  'errors/errorPostLimits': {
    debounceMs: ['1 §9: errors are gathered for 1 s', seconds(1)],
    maxPosts: ['1 §9: 20 posts at most', 20],
    maxQueued: ['1 §9: a queue of 10', 10],
  },
  'errors/maxStackCharacters': { '': ['1 §9: a stack is cut at 5000 characters', 5000] },
  'forms/emailLimits': {
    minLength: ['forms#email-format: an e-mail address has 3 characters', 3],
    maxLength: ['forms#email-format: … to 256', 256],
    minFinalLabelLength: ['forms#email-format: its last label has 2', 2],
    maxFinalLabelLength: ['forms#email-format: … to 4', 4],
  },
  'forms/formLimits': {
    minLikert: ['forms#likert-labels: likert values run from -2', -2],
    maxLikert: ['forms#likert-labels: … to 2', 2],
    narrowNewsletterBelowPx: ['forms#narrow-newsletter: a newsletter under 320 px is narrow', 320],
    captchaCompactBelowPx: ['forms#captcha-size: a captcha under 320 px is compact', 320],
  },
  'gallery/galleryLimits': {
    loadConcurrencyDesktop: ['1 §9: 16 images load at once on desktop', 16],
    loadConcurrencyMobile: ['1 §9: one on mobile', 1],
    resizeDebounceMs: ['1 §9: gallery layouts wait 100 ms after a resize', 100],
    autoplayTimeoutMs: ['1 §9: autoplay waits 5000 ms', seconds(5)],
  },
  'gallery/galleryExtraLimits': {
    otherResizeDebounceMs: ['1 §9: other resizes wait 300 ms', 300],
    photoSharingPopupWidthPx: ['1 §9: the photo-sharing popup is 620 wide', 620],
    photoSharingPopupHeightPx: ['1 §9: … and 720 high', 720],
  },
  'gallery/galleryKeyLimits': {
    keyCodeLeft: ['1 §9: the left arrow is 37', 37],
    keyCodeRight: ['1 §9: the right arrow is 39', 39],
  },
  'gallery/metaLimits': {
    metaMaxHeightRatio: ['1 §9: overlay meta is capped at 40 percent', 0.4],
    metaContentThresholdRatio: ['1 §9: … when its content exceeds 90 percent', 0.9],
  },
  'gallery/thumbnailLimits': {
    thumbnailVideoAspectRatio: ['1 §9: video placeholders are 16:9', 16 / 9],
    thumbnailMaxPaddingPx: ['1 §9: thumbnail padding is at most 5', 5],
  },
  'gallery/gridLimits': {
    perRow: ['1 §9: a grid has 4 a row', 4],
    paddingPx: ['1 §9: … 20 px apart', 20],
    thumbnailsPerRow: ['1 §9: … and 4 thumbnails a row', 4],
  },
  'gallery/autocolumnsLimits': {
    columnWidthPx: ['1 §9: autocolumns are 250 wide', 250],
    gutterPx: ['1 §9: … with no gutter', 0],
  },
  'gallery/autogridLimits': {
    columnWidthPx: ['1 §9: autogrid has the same width', 250],
    gutterPx: ['1 §9: … and the same gutter', 0],
  },
  'gallery/carouselLimits': {
    gutterPercent: ['1 §9: a carousel has a gutter of 1 percent', 1],
    slidesPerRow: ['1 §9: … and 3 slides a row', 3],
    twoPerRowBelowPx: ['1 §4: two a row below 480 px', 480],
    threePerRowBelowPx: ['1 §4: three a row below 724 px', 724],
  },
  'gallery/stackedLimits': {
    speedSeconds: ['1 §9: stacked has speed 1', 1],
    preloadCount: ['1 §9: … preloads 1', 1],
    transition: ['1 §9: … fades', 'fade'],
    clickBehavior: ['1 §9: … goes on with a click', 'next'],
    fadeOutSpeedRatio: ['1 §9: a fade-out lasts 1.2 times the speed', 1.2],
    baseZIndex: ['1 §9: its base z-index is 888', 888],
  },
  'gallery/stripLimits': {
    speedSeconds: ['1 §9: a strip has speed 0.5', 0.5],
    preloadCount: ['1 §9: … preloads 1', 1],
    alignment: ['1 §9: … is aligned to the middle', 'middle'],
    vSize: ['1 §9: … with vSize 10', 10],
  },
  'gallery/kenBurnsLimits': { zoomRatio: ['1 §9: Ken Burns zooms by 1.075', 1.075] },
  'gallery/dragLimits': { axisLockPx: ['1 §9: the drag axis locks after 10 px', 10] },
  'gallery/swipeLimits': {
    distancePx: ['1 §9: a swipe is 50 px', 50],
    withinMs: ['1 §9: … within 250 ms', 250],
    transitionSeconds: ['1 §9: its transition takes 0.28 s', 0.28],
    dragWidthDivisor: ['1 §9: a drag beyond width / 2.25 changes the slide', 2.25],
    longPressMs: ['1 §9: … or a press longer than 250 ms', 250],
  },
  'gallery/newSwipeLimits': {
    slideWidthRatio: ['1 §9: new swipe slides on more than half the width', 0.5],
    slideVelocity: ['1 §9: … or a velocity above 1', 1],
    // 767 itself is wide.
    wideFromPx: ['1 §9: 767 and more is wide', 767],
    minSeconds: ['1 §9: its transition takes at least 0.2 s', 0.2],
    maxSeconds: ['1 §9: … and at most 0.5 s', 0.5],
    wideMinSeconds: ['1 §9: on wide ones at least 0.3 s', 0.3],
    wideMaxSeconds: ['1 §9: … and at most 0.5 s', 0.5],
    narrowMinSeconds: ['1 §9: on narrower ones at least 0.2 s', 0.2],
    narrowMaxSeconds: ['1 §9: … and at most 0.4 s', 0.4],
  },
  'gallery/scrollLimits': {
    finishSeconds: ['1 §9: a scroll finishes in 0.4 s', 0.4],
    defaultOffsetPx: ['1 §9: the scroll utility keeps 30 px off', 30],
    easing: ['1 §9: … eases by easeOutSine', 'easeOutSine'],
    minDurationMs: ['1 §9: … takes at least 50 ms', 50],
    maxDurationMs: ['1 §9: … and at most 50 ms', 50],
    endTimeoutMs: ['2 §9: a scroll has ended after 300 ms', 300],
  },
  'lightbox/speedSeconds': { '': ['2 §9: the lightbox has a speed of 0.6 s', 0.6] },
  'lightbox/overlayFadeSeconds': { '': ['2 §9: its overlay fades in 0.35 s', 0.35] },
  'lightbox/contentFadeSeconds': { '': ['2 §9: its content fades in 0.6 s', 0.6] },
  'lightbox/overlayOpacityRatio': { '': ['2 §9: its overlay covers 0.95', 0.95] },
  'lightbox/keyThrottleMs': { '': ['2 §9: its keys are throttled by 200 ms', 200] },
  'lightbox/clickZoneStartPercent': { '': ['2 §9: its click zone begins at 2 percent', 2] },
  'lightbox/clickZoneEndPercent': { '': ['2 §9: … and ends at 98 percent', 98] },
  'helpers/tweenLimits': { durationMs: ['1 §9: a tween takes 300 ms', 300] },
  'helpers/throttleLimits': {
    samples: ['2 §4, §9: the throttle keeps 22 run times', 22],
    averageFactor: ['2 §4: … and delays work to twice their average', 2],
  },
  'helpers/waitForLimits': {
    minElements: ['2 §5: one element is enough', 1],
    pollMs: ['2 §5, §9: it is looked for every 100 ms', 100],
    unlimitedRetries: ['2 §5: 0 retries are unlimited', 0],
    unlimitedRetriesAbove: ['2 §5: above 99999999 they are, too', 99_999_999],
  },
  'helpers/relativeTimeLimits': { updateMs: ['2 §9: relative time is updated every 5000 ms', seconds(5)] },
  'images/imageWidthsPx': { '': ['1 §9: images come in seven widths', [2500, 1500, 1000, 750, 500, 300, 100]] },
  'images/dataSaverMaxPixelRatio': { '': ['1 §9: data-saver mode limits the pixel ratio to 1', 1] },
  'images/lazyLimits': { lazyMarginPx: ['1 §9: the lazy-load margin is 200 px', 200] },
  'images/imageRetryLimits': {
    loadRetries: ['2 §9: an image is tried up to 100 times', 100],
    loadRetryDelayMs: ['2 §9: … at 10 ms', 10],
  },
  'links/linkLimits': {
    telBelow: ['links#length-limits: tel is under 50 characters', 50],
    smsBelow: ['links#length-limits: sms under 1000', 1000],
    mailtoBelow: ['links#length-limits: mailto under 1000', 1000],
    anchorBelow: ['links#length-limits: an anchor under 100', 100],
    internalPathBelow: ['links#length-limits: an internal path under 150', 150],
    javascriptBelow: ['links#length-limits: javascript under 250', 250],
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
    escapeKeyCode: ['overlays#dialog-answer: Escape is 27', 27],
  },
  'overlays/tooltipLimits': {
    delayMs: ['2 §9: a tooltip comes after 1200 ms', 1200],
    widthPx: ['2 §9: … 250 wide', 250],
    offsetPx: ['2 §9: … 15 off', 15],
  },
  'page/chunkTimeoutMs': { '': ['1 §7, §9: a chunk has 120 s', seconds(120)] },
  'page/textShrinkLimits': {
    minFontPx: ['compat#text-shrink: text shrinks to 11 px', 11],
    dynamicTextThresholdPx: ['2 §9: dynamic text to 13 px', 13],
    resizeDebounceMs: ['compat#text-shrink: … 100 ms after a resize', 100],
  },
  'page/layoutLimits': {
    edgeMarginPx: ['2 §9: the edge margin is 20 px', 20],
    mobileMaxWidthPx: ['2 §9: mobile ends at 432 px', 432],
    desktopMinWidthPx: ['2 §9: … desktop begins behind it', 432 + 1],
    narrowImageBlockBelowPx: ['2 §9: an image block under 415 px is narrow', 415],
    wideReservationAbovePx: ['2 §9: a reservation above 850 px is wide', 850],
  },
  'site/contentLimits': {
    maxBlocksPerLayout: ['2 §9: a layout holds 60 blocks', 60],
    maxAlbumTracks: ['2 §9: an album 60 tracks', 60],
    maxOrderableItems: ['2 §9: a collection that is put in order 250 items', 250],
    maxPhotoServiceGalleries: ['2 §9: 20 photo-service galleries', 20],
    photoServiceGallerySize: ['2 §9: … of 50 pictures', 50],
    maxTagLength: ['2 §5, §9: a tag has at most 50 characters', 50],
    maxCategoryLength: ['2 §5, §9: a category 25', 25],
    gallerySliderAspectPercent: ['2 §9: a gallery slider has an aspect ratio of 50', 50],
    bytesPerMegabyte: ['2 §9: a megabyte is 1,000,000 bytes', 1_000_000],
  },
  'third-parties/thirdPartyLimits': { followScriptTimeoutMs: ['2 §9: the follow script has 10000 ms', seconds(10)] },
  'video/defaultVideoPercent': { '': ['video#shape: a video’s aspect is 56.3 percent by default', 56.3] },
  'vitals/performanceLimits': {
    flushAfterLoadMs: ['1 §9: performance is flushed 30 s after load', seconds(30)],
    settingsTimeoutMs: ['1 §7, §9: its settings have 30 s', seconds(30)],
    firstInputTimeoutMs: ['1 §9: the first input has 60 s', seconds(60)],
  },
};

const contract = 'runtime/contract';
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((path) => /(^|[/\\-])limits\.ts$/.test(path));

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every number of the contract's limits, by topic and name. */
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

test('no number of the contract’s limits is without a sentence of the specification, but for what it leaves open for forms', () => {
  expect(files.length).toBeGreaterThan(15);
  const isOurChoice = (name: string) =>
    /^forms\/(counterDebounceMs|placesDebounceMs|placesMinCharacters|captchaTimeoutMs|maxFileBytes|successTimeoutMs|draftLimits\.|nearFormMarginPx)/.test(
      name,
    );
  const unstated = [...numbers.keys()].filter((name) => !rows.some(([, known]) => known === name) && !isOurChoice(name));
  expect(unstated).toEqual([]);
});

test('the lightbox lies at z-index 10000000: lightbox#layer', () => {
  expect(readFileSync('runtime/features/lightbox/lightbox.css', 'utf8')).toMatch(/z-index: 10000000;/);
});
