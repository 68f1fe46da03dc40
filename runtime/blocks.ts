// Part of the boot script.
/**
 * THE TABLE of blocks and components: where they are found on pages, when they are mounted, by which chunk, and which further
 * chunks they need. The boot script and the chunk `blocks` use the constants below; the build evaluates them
 * (`scripts/build/folded-tables.ts`), so that neither carries rows or fields that it does not need. Functions are therefore
 * imported, not written in a row.
 */
import { nearFormMarginPx } from './contract/forms/constants.ts';
import { buttonSelector } from './features/buttons/index.ts';
import { loadCartCount, loadCartPage, reserveCart } from './features/cart/index.ts';
import { loadForm, reserveForm } from './features/forms/index.ts';
import { loadGallery, reserveGallery } from './features/gallery/index.ts';
import { reserveImage } from './features/images/index.ts';
import { loadVideo } from './features/video/index.ts';
import type { BlockDefinition, BlockPlace, ComponentDefinition } from './page/mountable.ts';

/** Fields of a row that the lists below follow from. */
interface Early {
  /**
   * Chunks that the element needs, separated by blanks, as for `Chunks.prefetch`: the boot script fetches them as soon as an
   * element near the view is parsed. Rare blocks have none, and cost the boot script nothing.
   */
  readonly needs?: string;
  /**
   * What visitors press, for presses that wait for the code (site#early-presses): every part of the element, or the controls in
   * it. Without `needs` the code is fetched as soon as the chunk `blocks` runs, wherever the element is.
   */
  readonly press?: 'whole' | 'controls';
}

/** A block says what mounts it; the chunk `blocks` has the mount of components. */
type BlockRow = BlockDefinition &
  Early &
  (Required<Pick<BlockDefinition, 'chunk'>> | Required<Pick<BlockDefinition, 'load'>> | { readonly kind: 'component' });

interface ComponentRow extends ComponentDefinition, Early {
  /** Where the component is found, if `selector` finds too much. */
  readonly found?: string;
  readonly when?: 'load';
}

/** Components that name their controller: `data-controller="Header"` and the like (site#component-names). */
const controllers = '[data-controller]';
/** Controllers of galleries, of videos and of what the store sells, which are blocks. */
const otherControllers =
  '[data-controller^=Gallery],[data-controller^=Video],[data-controller*=ProductI],[data-controller*=Cart]';

const effects = ['FilmGrain', 'Liquid', 'Parallax', 'RefractedCircles', 'RefractedLines'];
const drawings = ['Bokeh', 'Conic', 'Contours', 'Gradient', 'Images', 'Isometric', 'Shapes', 'Surface'];

/**
 * All components. Archives, quotes, tag clouds, RSS links, social links, markdown, embeds and code are not in it: the server's
 * HTML is complete.
 */
const componentTable = [
  {
    kind: 'section',
    controller: 'SectionWrapperController',
    content: null,
    needs: 'component-section component-header component-divider images',
    chunk: 'component-section',
  },
  { kind: 'header', controller: 'Header', content: { inTurn: true }, press: 'controls', chunk: 'component-header' },
  { kind: 'divider', controller: 'SectionDivider', content: null, chunk: 'component-divider' },
  { kind: 'mobile-overlay', controller: 'MobileOverlayToggle', content: null, press: 'whole', chunk: 'component-mobile-overlay' },
  { kind: 'background-overlay', controller: 'SectionBackgroundOverlayController', content: null, chunk: 'component-overlay' },
  { kind: 'background-fx', controller: effects.map((name) => `BackgroundImageFX${name}`), chunk: 'component-background-fx' },
  {
    kind: 'background-drawn',
    controller: drawings.map((name) => `Background${name}`),
    content: null,
    chunk: 'component-background-drawn',
  },
  { kind: 'items', controller: 'UserItemsListSimple', chunk: 'component-pictures' },
  {
    kind: 'items-carousel',
    controller: 'UserItemsListCarousel',
    content: { inTurn: true },
    press: 'controls',
    needs: 'component-slides',
    chunk: 'component-slides',
  },
  {
    kind: 'items-slideshow',
    controller: 'UserItemsListBannerSlideshow',
    content: { inTurn: true },
    press: 'controls',
    needs: 'component-slides',
    chunk: 'component-slides',
  },
  { kind: 'portfolio', controller: 'PortfolioHover', content: { inTurn: true }, chunk: 'component-portfolio' },
  { kind: 'reading-progress', controller: 'BlogProgressBar', content: null, chunk: 'component-reading' },
  {
    kind: 'mobile-folders',
    controller: 'MobileOverlayFolders',
    content: null,
    press: 'controls',
    chunk: 'component-mobile-folders',
  },
  {
    kind: 'product-gallery',
    controller: 'ProductGallery',
    content: { inTurn: true },
    press: 'controls',
    needs: 'component-product-gallery',
    chunk: 'component-product-gallery',
  },
  { kind: 'product-lightbox', controller: 'Lightbox', content: null, chunk: 'component-product-gallery' },
  { kind: 'blog-masonry', controller: 'BlogLayoutMasonry', chunk: 'component-blog-masonry' },
  {
    kind: 'list',
    controller: ['BlogImageLoader', 'EventsImageLoader', 'LessonImageLoad', 'LessonsList', 'CourseList', 'ProductList'],
    chunk: 'component-pictures',
  },
  { kind: 'related-posts', controller: 'RelatedPostImages', chunk: 'component-pictures' },
  { kind: 'banner-image', controller: 'SetUpBannerImage', chunk: 'component-pictures' },
  { kind: 'author-image', controller: 'AuthorProfileImageLoader', chunk: 'component-pictures' },
  // Before it is mounted it is off the page, so that it never comes near the view.
  { kind: 'scaled-text', selector: '.sqsrte-scaled-text', when: 'load', chunk: 'component-scaled-text' },
  {
    kind: 'accordion',
    selector: '.sqs-block-accordion',
    found: '.sqs-block-accordion[data-block-type="1337"],[data-block-type="69"]',
    content: { inTurn: true },
    press: 'controls',
    needs: 'component-accordion',
    chunk: 'component-accordion',
  },
  {
    kind: 'marquee',
    selector: '.sqs-block-marquee',
    found: '.sqs-block-marquee[data-block-type="1337"],[data-block-type="70"]',
    content: { inTurn: true },
    chunk: 'component-marquee',
  },
  {
    kind: 'search',
    selector: '.sqs-search-ui-text-input,[data-block-type="33"]',
    found: '.sqs-search-ui-text-input:not([data-block-type="33"] *),[data-block-type="33"]',
    chunk: 'component-search',
    press: 'controls',
  },
  { kind: 'text-highlight', selector: '.sqsrte-text-highlight', chunk: 'component-highlight' },
  { kind: 'audio', selector: '.sqs-audio-embed', chunk: 'component-audio', press: 'controls' },
  { kind: 'menu', selector: '.menu-selector', content: { inTurn: true }, chunk: 'component-menu', press: 'controls' },
  { kind: 'video-background', selector: '.sqs-video-background', content: null, chunk: 'video-background' },
  { kind: 'form-lightbox', selector: '.lightbox-handle-wrapper', chunk: 'component-form-lightbox', press: 'controls' },
  { kind: 'time', selector: '[data-ss-time]', chunk: 'component-time' },
  { kind: 'follow', selector: '.twitter-follow-button', content: null, chunk: 'component-follow' },
  { kind: 'comments-count', selector: '.disqus-comment-count', content: null, chunk: 'component-comments-count' },
  { kind: 'tour-dates', selector: '[data-block-type="59"]', chunk: 'component-tour-dates' },
  { kind: 'chart', selector: '[data-block-type="62"]', chunk: 'component-chart' },
  { kind: 'wedding-registry', selector: '[data-block-type="63"]', chunk: 'component-registry' },
  // OPENTABLE, OPENTABLE_V2, TOCK.
  {
    kind: 'reservation',
    selector: '[data-block-type="50"],[data-block-type="66"],[data-block-type="68"]',
    chunk: 'reservation',
  },
  // Triggers of the store: elements that open something when they are pressed.
  {
    kind: 'account',
    controller: 'UserAccountLink',
    selector: '.user-account-link',
    content: null,
    press: 'controls',
    needs: 'store-triggers',
    chunk: 'store-triggers',
  },
  {
    kind: 'access-denied',
    selector: '[data-ss-trigger=access-denied]',
    content: null,
    press: 'whole',
    needs: 'store-triggers',
    chunk: 'store-triggers',
  },
  {
    kind: 'pricing-options',
    selector: '[data-ss-trigger=pricing-options]',
    content: null,
    press: 'whole',
    needs: 'store-triggers',
    chunk: 'store-triggers',
  },
  {
    kind: 'quick-view',
    selector: '.sqs-product-quick-view-button[data-id]',
    content: null,
    press: 'whole',
    needs: 'store-triggers',
    chunk: 'store-triggers',
  },
  {
    kind: 'donation',
    selector: '.sqs-block-donation',
    content: null,
    press: 'controls',
    needs: 'store-triggers',
    chunk: 'store-triggers',
  },
  { kind: 'floating-cart', selector: '.floating-cart a', needs: 'store-triggers', chunk: 'store-triggers' },
] as const satisfies readonly ComponentRow[];

/** The kinds that a chunk mounts: a record over them has one mount for each. */
export type KindsOf<Chunk> = Extract<(typeof componentTable)[number], { readonly chunk: Chunk }>['kind'];

const componentRows: readonly ComponentRow[] = componentTable;

/** The selector of the components without a controller, by the time of their mount. */
const foundComponents = (when?: 'load'): string =>
  componentRows
    .filter((row) => row.when === when && row.selector)
    .map(({ found, selector }) => found ?? selector)
    .join();

const blocks: readonly BlockRow[] = [
  // Gallery and summary blocks, the social blocks that are drawn as galleries, and gallery sections.
  {
    kind: 'gallery',
    selector:
      '.sqs-block-gallery,.sqs-block-summary-v2,.sqs-block-instagram,[data-controller^=Gallery],.sqs-block-flickr,.sqs-block-fivehundredpix',
    content: { selector: 'img,video,iframe,.sqs-video-wrapper', inTurn: true },
    needs: 'first-pictures gallery lightbox-links',
    load: loadGallery,
    reserve: reserveGallery,
  },
  // Images outside galleries; `data-load="false"` says that a template or a gallery loads the image.
  {
    kind: 'image',
    selector: 'img[data-src]:not([src],[data-ss-consent]):is(:not([data-load]),.sqs-block-image *,.sqs-video-wrapper *)',
    when: 'load',
    needs: 'images',
    chunk: 'images',
    reserve: reserveImage,
  },
  { kind: 'button', selector: buttonSelector, when: 'idle', content: null, chunk: 'buttons' },
  // Forms of the server, newsletters among them, and the empty wrappers of forms that the browser draws.
  {
    kind: 'form',
    selector: 'form[data-form-id],.form-wrapper',
    marginPx: nearFormMarginPx,
    // The success message replaces the fields of a form that was sent.
    content: { selector: 'input:not([type=hidden]),textarea,select,button,[data-ss-form=success] *' },
    needs: 'forms',
    load: loadForm,
    reserve: reserveForm,
  },
  // `block-animation-site-default` does not animate on a site without animations.
  {
    kind: 'animation',
    selector:
      '[class*=block-animation-]:not(.block-animation-none,.tweak-global-animations-animation-type-none ' +
      '.block-animation-site-default)',
    when: 'load',
    content: null,
    chunk: 'block-animations',
  },
  { kind: 'tooltip', selector: '[data-ss-tooltip]', when: 'load', content: null, chunk: 'tooltip' },
  { kind: 'lightbox', selector: '.sqs-block-image-button.lightbox', chunk: 'lightbox-links', press: 'whole' },
  // Videos in blocks of their own and in the slides of galleries.
  {
    kind: 'video',
    selector: '.sqs-native-video,.sqs-video-background-native,.sqs-video-wrapper',
    press: 'whole',
    needs: 'video',
    load: loadVideo,
  },
  {
    kind: 'narrow',
    selector: '.sqs-block-image,.sqs-block-newsletter',
    isHelper: true,
    chunk: 'narrow',
  },
  // The button of everything that sells a product: product pages, product blocks, lists.
  { kind: 'product', selector: '.sqs-add-to-cart-button', press: 'whole', needs: 'product', chunk: 'product' },
  { kind: 'cart-count', selector: '.sqs-cart-quantity', when: 'idle', content: null, load: loadCartCount },
  {
    kind: 'cart',
    selector: '#sqs-cart-root,.sqs-fullpage-shopping-cart-content,[data-ss-cart]',
    when: 'load',
    needs: 'cart-page react commerce calls',
    load: loadCartPage,
    reserve: reserveCart,
  },
  { kind: 'map', selector: '.sqs-block-map', needs: 'maps', chunk: 'maps' },
  // Social galleries, summaries of events and calendars, which the platform renders on request.
  {
    kind: 'widget',
    selector: '[data-async-rendering-enabled="true"],.sqs-block-calendar',
    needs: 'widgets calls',
    chunk: 'widgets',
  },
  // Components: the chunk `blocks` finds out which an element is, and fetches its chunk.
  { kind: 'component', selector: `:is(${controllers}:not(${otherControllers}),${foundComponents()})` },
  { kind: 'component', selector: foundComponents('load'), when: 'load' },
];

type Row = Early & Partial<BlockPlace> & Pick<ComponentRow, 'kind' | 'controller'>;

const rows: readonly Row[] = [...blocks, ...componentRows];

/** Returns the selector of a row: its own, and the names of its controllers. */
const selectorOf = ({ selector, controller = [] }: Row): string => {
  const named = [controller].flat().map((name) => `[data-controller*=${name}]`);
  return [...(selector ? [selector] : []), ...named].join();
};

/** Returns the selector of everything that the rows name. */
const selectorsOf = (chosen: readonly Row[]): string => chosen.map(selectorOf).join();

const pressed = (press: Early['press']): readonly Row[] => rows.filter((row) => row.press === press);

export interface EarlyRow {
  readonly selector: string;
  /** Separated by blanks, beside the chunk `blocks`, which every page with a match needs. */
  readonly chunks: string;
  /** The kind of a row with `reserve`. */
  readonly kind?: string;
  readonly reserve?: BlockPlace['reserve'];
}

/**
 * The boot script: the chunks to fetch for each block, and what gives it its box while the document is parsed. Rows that need the
 * same are one.
 */
export const earlyRows: readonly EarlyRow[] = [
  ...rows.flatMap((row): readonly EarlyRow[] => {
    const { needs = '', kind, reserve } = row;
    return reserve ? [{ selector: selectorOf(row), chunks: needs, kind, reserve }] : [];
  }),
  ...[...new Set(rows.flatMap(({ needs = '', reserve }) => (needs && !reserve ? needs : [])))].map((chunks) => ({
    selector: selectorsOf(rows.filter(({ needs, reserve }) => needs === chunks && !reserve)),
    chunks,
  })),
  // Most other blocks and components. Texts, code and spacers are complete in the server's HTML, and their types begin with 2.
  { selector: `${controllers},[data-block-type]:not([data-block-type^="2"]),.sqs-cart-quantity`, chunks: '' },
];

/** The chunk `rare-blocks`: selectors of blocks that a page without a block in `earlyRows` rarely has. */
export const rareSigns = [
  '[class*="sqs-block-button-container"]',
  ...rows.flatMap(({ selector, kind }) => (selector && !['component', 'button'].includes(kind) ? selector : [])),
].join();

/** The chunks `blocks` and `rare-blocks`: rare blocks that visitors press, each with its chunk. */
export const pressedRows = [...blocks, ...componentRows].flatMap(
  ({ press, needs, selector, chunk }): readonly (readonly [string, string])[] =>
    press && !needs && selector && chunk ? [[selector, chunk]] : [],
);

/** The chunk `blocks`: all kinds of blocks, without the functions that the boot script has. */
export const blockKinds: readonly BlockDefinition[] = blocks.map(
  ({ reserve: _reserve, needs: _needs, press: _press, ...kind }) => kind,
);

/** The chunk `blocks`: the components by controller and selector, each with the chunk that mounts it. */
export const components: readonly ComponentDefinition[] = componentRows.map(
  ({ found: _found, when: _when, needs: _needs, press: _press, ...component }) => component,
);

/** The chunk `blocks`: presses that wait for the code of their block. In galleries pictures are pressed as well. */
export const clickTargets = {
  galleries: selectorsOf(blocks.filter(({ kind }) => kind === 'gallery')),
  wholes: selectorsOf(pressed('whole')),
  holders: selectorsOf(pressed('controls')),
  controls:
    'button,[role=button],a[href="#"],a:not([href]),.sqs-gallery-controls,[data-product-gallery],.lightbox-handle,.menu-select-labels',
  // The lightbox mounts the videos in it, and a quick view its product.
  leftToBrowser: '.sqs-lightbox *,.ss-quick-view *',
};

/** The boot script: all that may be a control of a block. Buttons of the site's own code are not held. */
export const earlyControls =
  ':is(button,[type=submit],[role=tab],[role=button],[href="#"],a:not([href]),[class*=gallery] ' +
  `:is(img,a:has(img)),[class*=button-c] a,${selectorsOf(pressed('whole'))}):not(.sqs-block-code *)`;
