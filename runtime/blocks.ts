/**
 * THE TABLE of blocks and parts: where they are found on pages, when they are mounted, and which chunk mounts them. The boot script, the
 * chunks `blocks`, `after-load` and `site-parts` each use one of the constants below; the build evaluates them (`scripts/build/block-table.ts`),
 * so that no script carries rows or fields that it does not need. Functions are therefore imported, not written in a row.
 */
import { nearFormMarginPx } from './contract/forms/limits.ts';
import { buttonSelector } from './features/buttons/index.ts';
import { loadCartCount, loadCartPage } from './features/cart/index.ts';
import { loadForm, reserveForm } from './features/forms/index.ts';
import { loadGallery, reserveGallery } from './features/gallery/index.ts';
import { reserveImage } from './features/images/index.ts';
import { loadVideo } from './features/video/index.ts';
import type { BlockDefinition, BlockKind, BlockPlace, SitePart } from './page/mountable.ts';

interface BlockRow extends BlockDefinition {
  /** `boot`: known from the start, and the boot script reserves boxes; `late`: known once the page has loaded. */
  readonly phase: 'boot' | 'late';
}

interface PartRow extends SitePart {
  /** For a part without a controller; as for blocks. */
  readonly phase?: 'boot' | 'late';
  /** Selectors of the part by phase, where `selector` alone does not find it. */
  readonly found?: { readonly boot: string; readonly late: string };
  readonly when?: 'load';
}

/** Parts that name their controller: `data-controller="Header"` and the like (site#part-names). */
const controllers = '[data-controller]';
/** Controllers of galleries, of videos and of what the store sells, which are blocks. */
const otherControllers =
  '[data-controller^=Gallery],[data-controller^=Video],[data-controller*=ProductI],[data-controller*=Cart]';

const effects = ['FilmGrain', 'Liquid', 'Parallax', 'RefractedCircles', 'RefractedLines'];
const drawings = ['Bokeh', 'Conic', 'Contours', 'Gradient', 'Images', 'Isometric', 'Shapes', 'Surface'];

/**
 * All parts. Archives, quotes, tag clouds, RSS links, social links, markdown, embeds and code are not in it: the server's HTML is complete.
 */
const parts: readonly PartRow[] = [
  { kind: 'section', controller: 'SectionWrapperController', content: null, chunk: 'part-section' },
  { kind: 'header', controller: 'Header', content: { inTurn: true }, chunk: 'part-header' },
  { kind: 'divider', controller: 'SectionDivider', content: null, chunk: 'part-divider' },
  { kind: 'mobile-overlay', controller: 'MobileOverlayToggle', content: null, chunk: 'part-mobile-overlay' },
  { kind: 'background-overlay', controller: 'SectionBackgroundOverlayController', content: null, chunk: 'part-overlay' },
  { kind: 'background-fx', controller: effects.map((name) => `BackgroundImageFX${name}`), chunk: 'part-background-fx' },
  {
    kind: 'background-drawn',
    controller: drawings.map((name) => `Background${name}`),
    content: null,
    chunk: 'part-background-drawn',
  },
  { kind: 'items', controller: 'UserItemsListSimple', chunk: 'part-pictures' },
  { kind: 'items-carousel', controller: 'UserItemsListCarousel', content: { inTurn: true }, chunk: 'part-slides' },
  { kind: 'items-slideshow', controller: 'UserItemsListBannerSlideshow', content: { inTurn: true }, chunk: 'part-slides' },
  { kind: 'portfolio', controller: 'PortfolioHover', content: { inTurn: true }, chunk: 'part-portfolio' },
  { kind: 'reading-progress', controller: 'BlogProgressBar', content: null, chunk: 'part-reading' },
  { kind: 'mobile-folders', controller: 'MobileOverlayFolders', content: null, chunk: 'part-mobile-folders' },
  { kind: 'product-gallery', controller: 'ProductGallery', content: { inTurn: true }, chunk: 'part-product-gallery' },
  { kind: 'product-lightbox', controller: 'Lightbox', content: null, chunk: 'part-product-gallery' },
  { kind: 'blog-masonry', controller: 'BlogLayoutMasonry', chunk: 'part-blog-masonry' },
  {
    kind: 'list',
    controller: ['BlogImageLoader', 'EventsImageLoader', 'LessonImageLoad', 'LessonsList', 'CourseList', 'ProductList'],
    chunk: 'part-pictures',
  },
  { kind: 'related-posts', controller: 'RelatedPostImages', chunk: 'part-pictures' },
  { kind: 'banner-image', controller: 'SetUpBannerImage', chunk: 'part-pictures' },
  { kind: 'author-image', controller: 'AuthorProfileImageLoader', chunk: 'part-pictures' },
  // Before it is mounted it is off the page, so that it never comes near the view.
  { kind: 'scaled-text', selector: '.sqsrte-scaled-text', phase: 'boot', when: 'load', chunk: 'part-scaled-text' },
  {
    kind: 'accordion',
    selector: '.sqs-block-accordion',
    found: { boot: '.sqs-block-accordion[data-block-type="1337"]', late: '[data-block-type="69"]' },
    content: { inTurn: true },
    chunk: 'part-accordion',
  },
  {
    kind: 'marquee',
    selector: '.sqs-block-marquee',
    found: { boot: '.sqs-block-marquee[data-block-type="1337"]', late: '[data-block-type="70"]' },
    content: { inTurn: true },
    chunk: 'part-marquee',
  },
  {
    kind: 'search',
    selector: '.sqs-search-ui-text-input,[data-block-type="33"]',
    found: { boot: '.sqs-search-ui-text-input:not([data-block-type="33"] *)', late: '[data-block-type="33"]' },
    chunk: 'part-search',
  },
  { kind: 'text-highlight', selector: '.sqsrte-text-highlight', phase: 'boot', chunk: 'part-highlight' },
  { kind: 'audio', selector: '.sqs-audio-embed', phase: 'late', chunk: 'part-audio' },
  { kind: 'menu', selector: '.menu-selector', phase: 'late', content: { inTurn: true }, chunk: 'part-menu' },
  { kind: 'video-background', selector: '.sqs-video-background', phase: 'late', content: null, chunk: 'video-background' },
  { kind: 'form-lightbox', selector: '.lightbox-handle-wrapper', phase: 'late', chunk: 'part-form-lightbox' },
  { kind: 'time', selector: '[data-ss-time]', phase: 'late', chunk: 'part-time' },
  { kind: 'follow', selector: '.twitter-follow-button', phase: 'late', content: null, chunk: 'part-follow' },
  { kind: 'comments-count', selector: '.disqus-comment-count', phase: 'late', content: null, chunk: 'part-comments-count' },
  { kind: 'tour-dates', selector: '[data-block-type="59"]', phase: 'late', chunk: 'part-tour-dates' },
  { kind: 'chart', selector: '[data-block-type="62"]', phase: 'late', chunk: 'part-chart' },
  { kind: 'wedding-registry', selector: '[data-block-type="63"]', phase: 'late', chunk: 'part-registry' },
  // OPENTABLE, OPENTABLE_V2, TOCK.
  {
    kind: 'reservation',
    selector: '[data-block-type="50"],[data-block-type="66"],[data-block-type="68"]',
    phase: 'late',
    chunk: 'reservation',
  },
  // Triggers of the store: elements that open something when they are pressed.
  {
    kind: 'account',
    controller: 'UserAccountLink',
    selector: '.user-account-link',
    phase: 'late',
    content: null,
    chunk: 'part-account',
  },
  { kind: 'access-denied', selector: '[data-ss-door=access-denied]', phase: 'late', content: null, chunk: 'store-triggers' },
  { kind: 'pricing-options', selector: '[data-ss-door=pricing-options]', phase: 'late', content: null, chunk: 'store-triggers' },
  {
    kind: 'quick-view',
    selector: '.sqs-product-quick-view-button[data-id]',
    phase: 'late',
    content: null,
    chunk: 'store-triggers',
  },
  { kind: 'donation', selector: '.sqs-block-donation', phase: 'late', content: null, chunk: 'store-triggers' },
  { kind: 'floating-cart', selector: '.floating-cart a', phase: 'late', content: null, chunk: 'store-triggers' },
];

/** The selector of the parts without a controller in a phase. */
const foundIn = (phase: 'boot' | 'late', when?: 'load'): string =>
  parts
    .filter((part) => part.when === when && (part.found || part.phase === phase))
    .map(({ found, selector }) => found?.[phase] ?? selector)
    .join();

const lightboxLinks = '.sqs-block-image-button.lightbox';
/** The button of everything that sells a product: product pages, product blocks, lists. */
const buyButtons = '.sqs-add-to-cart-button';

const blocks: readonly BlockRow[] = [
  // Gallery and summary blocks, the social blocks that are drawn as galleries, and gallery sections.
  {
    kind: 'gallery',
    phase: 'boot',
    selector:
      '.sqs-block-gallery,.sqs-block-summary-v2,.sqs-block-instagram,.sqs-block-flickr,.sqs-block-fivehundredpix,[data-controller^=Gallery]',
    content: { selector: 'img,video,iframe,.sqs-video-wrapper', inTurn: true },
    load: loadGallery,
    reserve: reserveGallery,
  },
  // Images outside galleries; `data-load="false"` says that a template or a gallery loads the image.
  {
    kind: 'image',
    phase: 'boot',
    selector: ':is(.sqs-block-image,.sqs-video-wrapper) img[data-src]:not([src]),img[data-src]:not([src],[data-load])',
    when: 'load',
    chunk: 'images',
    reserve: reserveImage,
  },
  { kind: 'button', phase: 'boot', selector: buttonSelector, when: 'idle', content: null, chunk: 'buttons' },
  // Forms of the server, newsletters among them, and the empty wrappers of forms that the browser draws.
  {
    kind: 'form',
    phase: 'boot',
    selector: 'form[data-form-id],.form-wrapper',
    marginPx: nearFormMarginPx,
    // The success message replaces the fields of a form that was sent.
    content: { selector: 'input:not([type=hidden]),textarea,select,button,[data-ss-form=success] *' },
    load: loadForm,
    reserve: reserveForm,
  },
  // `block-animation-site-default` does not animate on a site without animations.
  {
    kind: 'animation',
    phase: 'late',
    selector:
      '[class*=block-animation-]:not(.block-animation-none,.tweak-global-animations-animation-type-none .block-animation-site-default)',
    when: 'load',
    content: null,
    chunk: 'block-animations',
  },
  { kind: 'tooltip', phase: 'late', selector: '[data-ss-tooltip]', when: 'load', content: null, chunk: 'tooltip' },
  { kind: 'lightbox', phase: 'late', selector: lightboxLinks, chunk: 'lightbox-links' },
  // Videos in blocks of their own and in the slides of galleries.
  {
    kind: 'video',
    phase: 'late',
    selector: '.sqs-native-video,.sqs-video-background-native,.sqs-video-wrapper',
    load: loadVideo,
  },
  {
    kind: 'narrow',
    phase: 'late',
    selector: '.sqs-block-image,.sqs-block-newsletter',
    isHelper: true,
    chunk: 'narrow',
  },
  { kind: 'product', phase: 'late', selector: buyButtons, chunk: 'product' },
  { kind: 'cart-count', phase: 'late', selector: '.sqs-cart-quantity', when: 'idle', content: null, load: loadCartCount },
  {
    kind: 'cart',
    phase: 'late',
    selector: '#sqs-cart-root,.sqs-fullpage-shopping-cart-content,[data-ss-cart]',
    when: 'load',
    load: loadCartPage,
  },
  { kind: 'map', phase: 'late', selector: '.sqs-block-map', chunk: 'maps' },
  // Social galleries, summaries of events and calendars, which the platform renders on request.
  {
    kind: 'widget',
    phase: 'late',
    selector: '[data-async-rendering-enabled="true"],.sqs-block-calendar',
    chunk: 'widgets',
  },
  // Few pages have them; the chunk finds out which part an element is.
  { kind: 'part', phase: 'late', selector: foundIn('late'), chunk: 'site-parts' },
];

const inBoot = blocks.filter(({ phase }) => phase === 'boot');

/** The boot script: where blocks are, and the boxes that it reserves for them. */
export const bootPlaces: readonly BlockPlace[] = [
  ...inBoot.map(({ selector, reserve }) => (reserve ? { selector, reserve } : { selector })),
  { selector: controllers },
];

/** The chunk `blocks`: the rest of the same rows, in the same order. The parts of the last place are in `partsAtBoot`. */
export const bootKinds: readonly BlockKind[] = inBoot.map(
  ({ phase: _phase, selector: _selector, reserve: _reserve, ...kind }) => kind,
);

/** The chunk `blocks`: parts that name their controller, and parts of the phase `boot`, which no page has without other blocks. */
export const partsAtBoot: readonly BlockDefinition[] = [
  {
    kind: 'part',
    selector: `:is(${controllers},${foundIn('boot')}):not(${otherControllers})`,
    chunk: 'site-parts',
  },
  { kind: 'part', selector: foundIn('boot', 'load'), when: 'load', chunk: 'site-parts' },
];

/** The chunk `after-load`: kinds that are known once the page has loaded. */
export const lateBlocks: readonly BlockDefinition[] = blocks.flatMap(({ phase, ...block }) => (phase === 'late' ? [block] : []));

/** The chunk `site-parts`: the parts by controller and selector, each with the chunk that mounts it. */
export const siteParts: readonly SitePart[] = parts.map(({ phase: _phase, found: _found, when: _when, ...part }) => part);

/** The chunk `blocks`: elements that open something when they are clicked, once they are mounted. */
export const clickTargets = { lightboxLinks, buyButtons };
