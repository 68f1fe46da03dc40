import type { SitePart } from './part.ts';

/** OPENTABLE, OPENTABLE_V2, TOCK. Spec 2 §3, §6. */
const reservations = '[data-block-type="50"],[data-block-type="66"],[data-block-type="68"]';
/** Backgrounds whose picture has an effect. */
const effects = ['FilmGrain', 'Liquid', 'Parallax', 'RefractedCircles', 'RefractedLines'].map(
  (name) => `BackgroundImageFX${name}`,
);
/** Backgrounds that are drawn from their section's settings. */
const drawnBackgrounds = ['Bokeh', 'Conic', 'Contours', 'Gradient', 'Images', 'Isometric', 'Shapes', 'Surface'].map(
  (name) => `Background${name}`,
);
/** Lists of posts, events, lessons and products, whose pictures wait for their controller. */
const lists = ['BlogImageLoader', 'EventsImageLoader', 'LessonImageLoad', 'LessonsList', 'CourseList', 'ProductList'];
/** What a press opens something of the store by. Spec 2 §2, wild §3, wild 2 §3, §4. */
const storeTriggers = '.floating-cart a,.sqs-product-quick-view-button,.sqs-block-donation,.user-account-link,[data-ss-door]';

/**
 * Every part that we know, by the name that pages give it. Counts in the wild: wild 2 §2 to §6. What the server has written whole needs none: archives
 * (their months are `details` of the browser), quotes, tag clouds, RSS links, social links, markdown, embeds and code, whose scripts the browser runs.
 */
export const siteParts: readonly SitePart[] = [
  { kind: 'section', controller: 'SectionWrapperController', looks: null, load: (chunks) => chunks.load('part-section') },
  { kind: 'header', controller: 'Header', looks: { inTurn: true }, load: (chunks) => chunks.load('part-header') },
  { kind: 'divider', controller: 'SectionDivider', looks: null, load: (chunks) => chunks.load('part-divider') },
  {
    kind: 'mobile-overlay',
    controller: 'MobileOverlayToggle',
    looks: null,
    load: (chunks) => chunks.load('part-mobile-overlay'),
  },
  {
    kind: 'background-overlay',
    controller: 'SectionBackgroundOverlayController',
    looks: null,
    load: (chunks) => chunks.load('part-overlay'),
  },
  { kind: 'background-fx', controller: effects, load: (chunks) => chunks.load('part-background-fx') },
  { kind: 'background-drawn', controller: drawnBackgrounds, looks: null, load: (chunks) => chunks.load('part-background-drawn') },
  { kind: 'items', controller: 'UserItemsListSimple', load: (chunks) => chunks.load('part-pictures') },
  {
    kind: 'items-carousel',
    controller: 'UserItemsListCarousel',
    looks: { inTurn: true },
    load: (chunks) => chunks.load('part-slides'),
  },
  {
    kind: 'items-slideshow',
    controller: 'UserItemsListBannerSlideshow',
    looks: { inTurn: true },
    load: (chunks) => chunks.load('part-slides'),
  },
  { kind: 'portfolio', controller: 'PortfolioHover', looks: { inTurn: true }, load: (chunks) => chunks.load('part-portfolio') },
  { kind: 'reading-progress', controller: 'BlogProgressBar', looks: null, load: (chunks) => chunks.load('part-reading') },
  {
    kind: 'mobile-folders',
    controller: 'MobileOverlayFolders',
    looks: null,
    load: (chunks) => chunks.load('part-mobile-folders'),
  },
  {
    kind: 'product-gallery',
    controller: 'ProductGallery',
    looks: { inTurn: true },
    load: (chunks) => chunks.load('part-product-gallery'),
  },
  { kind: 'product-lightbox', controller: 'Lightbox', looks: null, load: (chunks) => chunks.load('part-product-gallery') },
  { kind: 'blog-masonry', controller: 'BlogLayoutMasonry', load: (chunks) => chunks.load('part-blog-masonry') },
  { kind: 'list', controller: lists, load: (chunks) => chunks.load('part-pictures') },
  { kind: 'related-posts', controller: 'RelatedPostImages', load: (chunks) => chunks.load('part-pictures') },
  { kind: 'banner-image', controller: 'SetUpBannerImage', load: (chunks) => chunks.load('part-pictures') },
  { kind: 'author-image', controller: 'AuthorProfileImageLoader', load: (chunks) => chunks.load('part-pictures') },
  { kind: 'account', controller: 'UserAccountLink', looks: null, load: (chunks) => chunks.load('part-account') },
  { kind: 'scaled-text', selector: '.sqsrte-scaled-text', load: (chunks) => chunks.load('part-scaled-text') },
  {
    kind: 'accordion',
    selector: '.sqs-block-accordion',
    looks: { inTurn: true },
    load: (chunks) => chunks.load('part-accordion'),
  },
  { kind: 'marquee', selector: '.sqs-block-marquee', looks: { inTurn: true }, load: (chunks) => chunks.load('part-marquee') },
  { kind: 'search', selector: '.sqs-search-ui-text-input,[data-block-type="33"]', load: (chunks) => chunks.load('part-search') },
  { kind: 'text-highlight', selector: '.sqsrte-text-highlight', load: (chunks) => chunks.load('part-highlight') },
  { kind: 'audio', selector: '.sqs-audio-embed', load: (chunks) => chunks.load('part-audio') },
  { kind: 'menu', selector: '.menu-selector', looks: { inTurn: true }, load: (chunks) => chunks.load('part-menu') },
  { kind: 'video-background', selector: '.sqs-video-background', looks: null, load: (chunks) => chunks.load('video-background') },
  { kind: 'form-lightbox', selector: '.lightbox-handle-wrapper', load: (chunks) => chunks.load('part-form-lightbox') },
  { kind: 'time', selector: '[data-ss-time]', load: (chunks) => chunks.load('part-time') },
  { kind: 'follow', selector: '.twitter-follow-button', looks: null, load: (chunks) => chunks.load('part-follow') },
  {
    kind: 'comments-count',
    selector: '.disqus-comment-count',
    looks: null,
    load: (chunks) => chunks.load('part-comments-count'),
  },
  { kind: 'tour-dates', selector: '[data-block-type="59"]', load: (chunks) => chunks.load('part-tour-dates') },
  { kind: 'chart', selector: '[data-block-type="62"]', load: (chunks) => chunks.load('part-chart') },
  { kind: 'wedding-registry', selector: '[data-block-type="63"]', load: (chunks) => chunks.load('part-registry') },
  { kind: 'reservation', selector: reservations, load: (chunks) => chunks.load('reservation') },
  // Those tell by themselves what they are.
  { kind: 'door', selector: storeTriggers, looks: null, load: (chunks) => chunks.load('store-triggers') },
];
