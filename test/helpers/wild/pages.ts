/** The corpus: pages in every shape of published ones with their expected outcome. Expectations are written by hand. */
import { everyGallery } from '../markup/every-gallery.ts';
import {
  accordion,
  itemsCarousel,
  itemsSimple,
  itemsSlideshow,
  lateImage,
  marquee,
  nativeVideo,
  portfolio,
  readingPost,
  scaledText,
  searchBlock,
  section71,
  videoBackground,
} from '../markup/wild-pages.ts';
import { asComplete, asHar, asMhtml, asSingleFile, type SavedWith } from './archives.ts';
import * as blocks from './blocks.ts';
import { asJson, asLiteral, contextOf, contextScript } from './context.ts';
import { damages } from './damage.ts';
import {
  type DocumentParts,
  document70,
  document71,
  document2012,
  documentCover,
  documentNewest,
  type WriteDocument,
} from './documents.ts';

/** Expected outcome of a page. Counts and rows are those of the whole page. */
export interface Expected {
  /** Kinds of mounted blocks, such as `gallery 2, form`. */
  readonly alive: string;
  readonly skipped?: readonly string[];
  /** Beginnings of the errors that the page's own scripts throw. */
  readonly errors?: readonly string[];
  readonly missingNames?: readonly string[];
  /** An expression that becomes true in the page. */
  readonly holds?: string;
  /** The reason for a layout shift on the page; without one no shift is allowed. */
  readonly moves?: string;
}
export interface WildPage extends Expected {
  readonly html: string | Buffer;
  /** Files in the folder beside the page, which has the page's name. */
  readonly files?: readonly SavedWith[];
}
interface More extends Partial<Expected>, DocumentParts {
  readonly damage?: keyof typeof damages;
}

/** Outcome of each document without further content. */
const basics: ReadonlyMap<WriteDocument, Expected> = new Map([
  [document2012, { alive: '' }],
  [document70, { alive: 'mobile-overlay 3, mobile-folders' }],
  [document71, { alive: 'cart-count, header' }],
  [documentNewest, { alive: 'cart-count, header' }],
  [documentCover, { alive: '' }],
]);

/** A page of a family with some content; `alive` and `more` are the outcome of that content. */
function on(
  write: WriteDocument,
  content: string,
  alive = '',
  { damage, skipped = [], errors, missingNames, holds, moves, ...parts }: More = {},
): WildPage {
  const basic = basics.get(write);
  const html = write(content, parts);
  return {
    html: damage ? damages[damage](html) : html,
    alive: [basic?.alive, alive].filter(Boolean).join(', '),
    skipped: [...(basic?.skipped ?? []), ...skipped],
    ...(errors ? { errors } : {}),
    ...(missingNames ? { missingNames } : {}),
    ...(holds ? { holds } : {}),
    ...(moves ? { moves } : {}),
  };
}

const gallery = (design: string) =>
  (everyGallery[design] ?? (() => ''))(`block-${design}`).replaceAll(/\/img\/picture\d-/g, '/img/kiln-');
const nobody = (...names: readonly string[]) =>
  names.map((name) => `sqs-block-${name} #block-${name}: the runtime has no feature for this kind`);
const unknown = (...names: readonly string[]) => names.map((name) => `${name}: unknown-controller`);
const script = (code: string) => `<script>${code}</script>`;

/** The content that every kind of damage is applied to: a gallery, an image and a text of 7.0. */
const common = blocks.text + blocks.imageBlock + gallery('grid');
const whole = 'gallery, image';
const damaged = (damage: keyof typeof damages, alive = whole, more: More = {}) =>
  on(document70, common, alive, { ...more, damage });
/** The page is not wider than its window. */
const fitsWindow = 'document.documentElement.scrollWidth <= innerWidth';
/** Pictures of galleries fill their boxes, which are as wide as their columns. */
const fillsBoxes =
  "[...document.querySelectorAll('.slide [data-ss-box], .sqs-active-slide [data-ss-box]')].every((box) => box.clientWidth " +
  "> 200 && box.querySelector('img[data-src]').offsetWidth >= box.clientWidth)";
const style = (css: string) => `<style>${css}</style>`;
const unread = (reason: string) => ({
  holds: fitsWindow,
  skipped: [`sqs-block-gallery #block-grid: ${reason}`],
  moves: 'pictures of a gallery whose data nobody can read are as high as they are',
});

export const wildPages: Readonly<Record<string, WildPage>> = {
  // Template families without further content.
  2012: on(document2012, blocks.text + gallery('slideshow'), 'gallery'),
  '2012-forms': on(document2012, blocks.form({ old: true }) + blocks.newsletter, 'form 2'),
  70: on(document70, blocks.text + blocks.imageBlock + blocks.button, 'image, button'),
  71: on(document71, section71(blocks.text + blocks.button), 'section, button'),
  newest: on(
    documentNewest,
    section71(blocks.imageComponent + blocks.buttonComponent + blocks.codeComponent + blocks.shape + blocks.textHighlight),
    'section, button, text-highlight',
  ),
  cover: on(documentCover, blocks.coverSlices),

  // Galleries.
  'galleries-a': on(document70, gallery('slideshow') + gallery('slider') + gallery('stacked'), 'gallery 3'),
  'galleries-b': on(document70, gallery('grid') + gallery('linked-slider') + gallery('cropped'), 'gallery 3'),
  'summaries-a': on(document70, gallery('carousel') + gallery('list'), 'gallery 2'),
  'summaries-b': on(document70, gallery('autogrid') + gallery('autocolumns'), 'gallery 2'),
  'galleries-71': on(
    document71,
    ['grid', 'masonry', 'strips'].map((kind) => section71(gallery(`section-${kind}`), { id: kind })).join(''),
    'section 3, gallery 3',
  ),
  // An unknown design, in links without a box.
  'gallery-unknown': on(document70, gallery('grid').replace('&quot;grid&quot;', '&quot;wall&quot;'), 'gallery', {
    holds: `document.querySelectorAll('.sqs-gallery img[src]').length === 8`,
    moves: 'pictures of a design that nobody knows are as high as they are',
  }),
  'gallery-social': on(document70, blocks.instagram, 'gallery, widget'),

  // Blocks.
  'blocks-still': {
    ...on(
      document70,
      blocks.text +
        blocks.spacer +
        blocks.line +
        blocks.quote +
        blocks.markdown +
        blocks.code +
        blocks.embed +
        blocks.social +
        blocks.archive +
        blocks.menu +
        blocks.tagCloud +
        blocks.rss,
      'animation',
    ),
    holds: "document.getElementById('own-code').textContent === 'ran' && window.markdownRan",
  },
  'blocks-of-others': on(
    document70,
    blocks.audio +
      blocks.tourDates +
      blocks.chart +
      blocks.soundcloud +
      blocks.donation +
      blocks.twitter +
      blocks.reservation +
      blocks.unknownBlock,
    'reservation, audio, tour-dates, donation',
    {
      // Its table is empty.
      skipped: [...nobody('soundcloud', 'twitter', 'lantern'), 'sqs-block-chart #block-chart: no-numbers'],
    },
  ),
  'blocks-71': on(
    document71,
    section71(accordion('', 'true') + marquee + scaledText + searchBlock),
    'section, accordion, marquee, scaled-text, search',
    { moves: 'its first answer opens, and a scaled text is as high as its words make it, once they are measured' },
  ),
  images: on(document70, blocks.imageBlock + blocks.lightboxImage, 'image 2, lightbox'),
  maps: on(document70, blocks.map + blocks.barestMap + blocks.brokenMap, 'map 2', {
    skipped: ['sqs-block-map #block-map-3: data-unparseable'],
    moves: 'the second map has its height from its data alone',
  }),
  calendars: on(document70, blocks.calendar + blocks.calendarWithoutData, 'calendar', {
    skipped: ['sqs-block-calendar #block-lost: data-missing'],
  }),
  videos: on(document70, blocks.video + blocks.videoWithOverlay, 'video 2, image'),
  'videos-native': on(
    document71,
    section71(
      nativeVideo({ muted: true, autoPlay: false, loop: false, controls: 'full' }, 'block-v1') + nativeVideo(null, 'block-v2'),
      { background: videoBackground },
    ),
    'section, native-video 2, video-background',
    { moves: 'the film is upright, which its data alone says' },
  ),
  'videos-played': on(document71, section71(blocks.playedVideo), 'section, native-video'),

  // Forms of both generations, and the store.
  forms: on(document70, blocks.form() + blocks.newsletter, 'form 2'),
  'forms-newest': on(documentNewest, section71(blocks.formComponent()), 'section, form'),
  'forms-broken': on(documentNewest, section71(blocks.formComponent().replace('"formFields":[', '"formFields":[,')), 'section', {
    skipped: ['form-wrapper: form-unparseable'],
  }),
  product: on(document71, blocks.product, 'product, product-gallery'),
  'product-context': on(document70, blocks.productOfContext, 'product', {
    context: contextOf('7', {
      product: blocks.contextProduct,
      item: { title: 'Cup', id: '5f00000000000000000000a2', fullUrl: '/shop/cup', recordType: 11 },
    }),
  }),
  'product-block': on(document70, blocks.productBlock, 'product, quick-view'),
  cart: {
    ...on(document71, blocks.cartPage, 'cart', { context: contextOf('7.1', { pageType: 205, collection: undefined }) }),
    holds:
      "document.querySelector('#sqs-cart-container').textContent || document.querySelector('#sqs-cart-root [data-ss-block]')",
  },

  // Parts of templates.
  'items-71': on(
    document71,
    section71(itemsSimple) + section71(itemsCarousel(4, true), { id: 's2' }) + section71(itemsSlideshow, { id: 's3' }),
    'section 3, items, items-carousel, items-slideshow',
  ),
  'portfolio-71': on(document71, section71(portfolio), 'section, portfolio'),
  'sections-71': on(
    documentNewest,
    section71(blocks.text, {
      background: lateImage(),
      divider: { enabled: true, type: 'wavy', height: { unit: 'vw', value: 6 } },
    }) +
      section71(blocks.text, {
        id: 's2',
        divider: { enabled: true, type: 'jagged', height: { unit: 'vw', value: 2 }, isFlipX: true },
      }),
    'section 2, divider 2',
  ),
  'banner-70': on(
    document70,
    blocks.banner70 + blocks.itemBanner + blocks.related + blocks.author,
    'banner-image, background-image, related-posts, author-image',
  ),
  'journal-70': on(document70, readingPost + blocks.itemFurniture, 'reading-progress'),
  'controls-70': on(document70, blocks.themeControls + blocks.events, '', {
    skipped: unknown('NavToggle #navToggle', 'SocialToggle #socialEllipsis'),
  }),

  // Settings that add an overlay.
  announcement: {
    ...on(documentNewest, section71(blocks.text), 'section', {
      context: contextOf('7.1', {
        showAnnouncementBar: true,
        websiteSettings: {
          announcementBarSettings: {
            style: 2,
            text: '<p>Closed on Monday</p>',
            clickthroughUrl: { url: '/visit', newWindow: false },
          },
        },
      }),
    }),
    holds: "document.querySelector('.sqs-announcement-bar-dropzone').textContent.includes('Closed on Monday')",
  },
  'cookie-banner': {
    ...on(document70, blocks.text, '', {
      context: contextOf('7', {
        cookieSettings: {
          isCookieBannerEnabled: true,
          isRestrictiveCookiePolicyEnabled: true,
          cookieBannerText: '',
          cookieBannerVariant: '',
          cookieBannerCtaText: '',
        },
      }),
    }),
    holds: "document.querySelector('.sqs-cookie-banner-v2')",
  },
  popup: on(document71, section71(blocks.text), 'section', {
    context: contextOf('7.1', {
      websiteSettings: {
        popupOverlaySettings: {
          style: 1,
          showOnScroll: false,
          showOnTimer: true,
          timerDelay: 0,
          showUntilSignup: false,
          displayFrequency: 1,
          enableMobile: true,
          enabledPages: [],
          showOnAllPages: true,
          version: 1,
        },
      },
    }),
  }),
  'info-bar': on(document2012, blocks.text, '', {
    context: contextOf(null, {
      websiteSettings: {
        mobileInfoBarSettings: {
          style: 1,
          isContactEmailEnabled: true,
          isContactPhoneNumberEnabled: false,
          isLocationEnabled: false,
          isBusinessHoursEnabled: false,
        },
      },
    }),
  }),
  owner: on(document71, section71(blocks.text), 'section', {
    context: contextOf('7.1', {
      authenticatedAccount: { id: '5fa', displayName: 'The owner', email: 'owner@pots.example', roles: {} },
      websiteRoles: { 1: true },
    }),
  }),

  // Contexts.
  'context-without-static': on(document70, common, whole, { contextTag: contextScript(asJson(contextOf('7')), '') }),
  'context-formatted': on(document70, common, whole, { contextTag: contextScript(asLiteral(contextOf('7'))) }),
  'context-twice': {
    ...on(document70, common, whole, { head: contextScript(asJson(contextOf('7', { templateId: 'later' }))) }),
    holds: "Static.SQUARESPACE_CONTEXT.templateId === 'later'",
  },
  'context-cut': {
    ...on(document70, common, whole, {
      contextTag: contextScript(asJson(contextOf('7')).slice(0, -40)),
      errors: ['Uncaught SyntaxError: Invalid or unexpected token'],
    }),
    holds: "Static.SQUARESPACE_CONTEXT.website.id === 'context-cut'",
  },
  'context-template': on(document70, common, whole, {
    contextTag: contextScript('{{ context | json }}'),
    errors: ["Uncaught SyntaxError: Unexpected token '{'"],
  }),

  // Calls of owners' scripts before and after the runtime is loaded.
  'owner-y': {
    ...on(document70, '<div id="bar">bar</div>', '', {
      head: script(
        "SquarespaceFonts.loadViaContext(); Y.use('node', function (Y) { window.used = true; }); " +
          'Y.Squarespace.FollowButtonUtils = {}; Y.Squarespace.FollowButtonUtils.renderAll = function () {};',
      ),
      bodyEnd: script(
        "Y.use('node', 'squarespace-ui-base', function (Y) { Y.one('#bar').addClass('seen'); Y.Global.on('tweak:change', " +
          'function () {}); });',
      ),
    }),
    holds: "window.used && document.getElementById('bar').className === 'seen'",
  },
  'owner-events': {
    ...on(document71, section71(blocks.text), 'section', {
      head: script(
        "Squarespace.onInitialize(Y, function () { window.initialised = true; }); window.addEventListener('mercury:load', " +
          'function () {});',
      ),
      bodyEnd: script(
        'if (window.ImageLoader) ImageLoader.load(document.querySelector("img"), { load: true }); window.dataLayer = []; ' +
          'dataLayer.push(arguments.length);',
      ),
      errors: ['Uncaught ReferenceError: arguments is not defined'],
    }),
    holds: 'window.initialised',
  },
  'owner-jquery': on(document70, common, whole, {
    head: script("$(function () { $('.x').hide(); });"),
    bodyEnd: script("jQuery('.y').slideUp();"),
    errors: ['Uncaught ReferenceError: $ is not defined', 'Uncaught ReferenceError: jQuery is not defined'],
  }),
  'owner-unknown-names': on(document70, blocks.text, '', {
    bodyEnd: script('if (Squarespace.lantern) Squarespace.lantern(); Y.Squarespace.Lanterns && 1;'),
    missingNames: ['Squarespace.lantern', 'Y.Squarespace.Lanterns'],
  }),

  // Owners' CSS with rules for every element, or for all elements of a name.
  'css-of-links': on(document70, gallery('grid') + gallery('carousel'), 'gallery 2', {
    head: style('a{display:inline-block}img{max-width:100%;height:auto;border:3px solid;padding:2px}'),
    holds: fillsBoxes,
    moves: 'borders around pictures make their boxes higher than they are',
  }),
  'css-resets': on(document70, gallery('grid') + gallery('slideshow'), 'gallery 2', {
    head: style('a,button{all:unset}div{position:relative}'),
    holds: `${fillsBoxes} && getComputedStyle(document.querySelector('.meta')).position === 'absolute'`,
    moves: 'links are lines of text until they are known to be boxes of pictures',
  }),
  'css-in-motion': on(document70, gallery('carousel'), 'gallery', {
    head: style('*{transition:all .3s}'),
    holds: fillsBoxes,
    moves: 'all of it moves to its place, as the page asks',
  }),

  // Damage.
  'numeric-references': damaged('numericReferences'),
  'single-quotes': damaged('singleQuotes'),
  backslashes: damaged('backslashes'),
  'double-encoding': damaged('doubleEncoding', 'image', unread('data-unparseable')),
  'cut-json': damaged('cutJson', 'image', unread('data-unparseable')),
  'empty-json': damaged('emptyJson', 'image', unread('data-missing')),
  'no-json': damaged('noJson', 'image', unread('data-missing')),
  'templates-in-json': damaged('templatesInJson', 'image', unread('data-unparseable')),
  'templates-around': damaged('templatesAround'),
  php: damaged('php'),
  'http-addresses': damaged('httpAddresses'),
  'relative-addresses': damaged('relativeAddresses'),
  'no-end-tags': damaged('noEndTags'),
  'upper-case': damaged('upperCase'),
  crlf: damaged('crlf'),
  cr: damaged('cr'),
  'no-doctype': damaged('noDoctype'),
  'no-head': damaged('noHead'),
  'comments-around': damaged('commentsAround'),
  minified: damaged('minified'),
  formatted: damaged('formatted'),
  'attributes-missing': damaged('attributesMissing'),
  'utf8-mark': damaged('utf8Mark'),
  'utf16-little': damaged('utf16Little'),
  'utf16-big': damaged('utf16Big'),
  'windows-1252': { ...damaged('windows1252'), holds: "document.body.textContent.includes('caf\\u00e9 \\u2013')" },
  'shift-jis': { ...damaged('shiftJis'), holds: "document.body.textContent.includes('\\u4e73\\u5668')" },
  'saved-copies': damaged('savedCopies'),
  'base-elsewhere': on(document70, blocks.text + blocks.newsletter, 'form', { damage: 'baseElsewhere' }),
  'formatted-71': on(document71, section71(gallery('section-grid') + blocks.imageBlock), 'section, gallery, image', {
    damage: 'formatted',
  }),
  'minified-71': on(documentNewest, section71(blocks.formComponent() + blocks.imageComponent), 'section, form', {
    damage: 'minified',
  }),
};

/** Pictures of the sizes that the pages name. */
export const wildPictures: readonly SavedWith[] = [
  '320x180',
  '800x500',
  '1600x1000',
  '1500x1200',
  '1200x1600',
  '2500x1250',
  '1400x1400',
  '900x600',
  '1600x900',
  '1000x1500',
].map((size) => {
  const [width, height] = size.split('x');
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 4 4" ` +
    'preserveAspectRatio="none"><rect width="4" height="4" fill="#8aa"/><path d="M0 4 2 1l2 3z" fill="#255"/></svg>';
  return { path: `/img/kiln-${size}.svg`, contentType: 'image/svg+xml', text };
});

const fullPage = document70(common);
/** The same page as a file of every archive format, each a separate site. Scripts are kept in the HAR only. */
export const wildFiles: Readonly<Record<string, WildPage>> = {
  'saved.mhtml': { ...damaged('crlf'), html: asMhtml(fullPage, wildPictures) },
  'visit.har': { ...damaged('crlf'), html: asHar(fullPage, wildPictures) },
  'Pots & Tiles.html': {
    ...damaged('crlf'),
    ...asComplete(fullPage, wildPictures, 'Pots & Tiles_files'),
    // The platform's host is unreachable: the saved copies are used.
    holds:
      "ownersRan && frames[0].document.title === 'A frame' && document.querySelector('.slide " +
      "img[src*=Tiles_files]').naturalWidth > 0",
  },
  'single.html': { ...damaged('crlf'), html: asSingleFile(fullPage, wildPictures) },
};
