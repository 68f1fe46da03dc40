/** The corpus: pages of every shape of the wild, and what must become of each. Expectations are written by hand. */
import { everyGallery } from '../every-gallery.ts';
import { itemsCarousel, itemsSimple, itemsSlideshow, lateImage, marquee, nativeVideo, accordion, portfolio, readingPost, scaledText, searchBlock, section71, videoBackground } from '../wild-pages.ts';
import * as blocks from './blocks.ts';
import { asJson, asLiteral, contextOf, contextScript } from './context.ts';
import { damages } from './damage.ts';
import { document70, document71, document2012, documentCover, documentNewest, type DocumentParts, type WriteDocument } from './documents.ts';

export interface WildPage {
  readonly html: string | Buffer;
  /** Kinds that must live, as the report counts them, besides what the document itself has. */
  readonly alive?: string;
  readonly skipped?: readonly string[];
  readonly errors?: readonly string[];
  readonly missingNames?: readonly string[];
  readonly blank?: readonly string[];
}

const gallery = (design: string, data = {}) => (everyGallery[design] ?? (() => ''))(`block-${design}`, data).replaceAll(/\/img\/picture\d-/g, '/img/kiln-');
const write = (document: WriteDocument, content: string, parts: DocumentParts = {}) => document(content, parts);
const script = (code: string) => `<script>${code}</script>`;
const damaged = (how: keyof typeof damages, content = blocks.text + gallery('grid') + blocks.imageBlock) => damages[how](document70(content));

export const wildPages: Readonly<Record<string, WildPage>> = {
  // Template families, plain.
  '2012': { html: write(document2012, blocks.text + gallery('slideshow')) },
  '2012-forms': { html: write(document2012, blocks.form({ old: true }) + blocks.newsletter) },
  '70': { html: write(document70, blocks.text + blocks.imageBlock + blocks.button) },
  '71': { html: write(document71, section71(blocks.text + blocks.button)) },
  newest: { html: write(documentNewest, section71(blocks.imageComponent + blocks.buttonComponent + blocks.codeComponent + blocks.shape + blocks.textHighlight)) },
  cover: { html: write(documentCover, blocks.coverSlices) },
  // Galleries.
  'galleries-old-a': { html: write(document70, gallery('slideshow') + gallery('slider') + gallery('stacked')) },
  'galleries-old-b': { html: write(document70, gallery('grid') + gallery('linked-slider') + gallery('cropped')) },
  'summaries-a': { html: write(document70, gallery('carousel') + gallery('list')) },
  'summaries-b': { html: write(document70, gallery('autogrid') + gallery('autocolumns')) },
  'galleries-71': { html: write(document71, section71(gallery('section-grid')) + section71(gallery('section-masonry'), { id: 's2' }) + section71(gallery('section-strips'), { id: 's3' })) },
  'gallery-social': { html: write(document70, blocks.instagram) },
  // Blocks.
  'blocks-still': { html: write(document70, blocks.text + blocks.spacer + blocks.line + blocks.quote + blocks.markdown + blocks.code + blocks.embed + blocks.social + blocks.archive + blocks.menu + blocks.tagCloud + blocks.rss) },
  'blocks-of-others': { html: write(document70, blocks.audio + blocks.tourDates + blocks.chart + blocks.soundcloud + blocks.donation + blocks.twitter + blocks.reservation + blocks.unknownBlock) },
  accordions: { html: write(document71, section71(accordion('', 'true') + marquee + scaledText + searchBlock)) },
  'images-lightbox': { html: write(document70, blocks.imageBlock + blocks.lightboxImage) },
  maps: { html: write(document70, blocks.map + blocks.barestMap + blocks.brokenMap) },
  calendars: { html: write(document70, blocks.calendar + blocks.calendarWithoutData) },
  videos: { html: write(document70, blocks.video + blocks.videoWithOverlay) },
  'videos-native': { html: write(document71, section71(nativeVideo({ muted: true, autoPlay: false, loop: false, controls: 'full' }, 'block-v1') + nativeVideo(null, 'block-v2'), { background: videoBackground })) },
  'videos-played': { html: write(document71, section71(blocks.playedVideo)) },
  // Forms and the store.
  forms: { html: write(document70, blocks.form() + blocks.newsletter) },
  'forms-newest': { html: write(documentNewest, section71(blocks.formComponent())) },
  'forms-broken': { html: write(documentNewest, section71(blocks.formComponent().replace('"formFields":[', '"formFields":[,'))) },
  product: { html: write(document71, blocks.product) },
  'product-context': { html: write(document70, blocks.productOfContext, { context: contextOf('7', { product: blocks.contextProduct, item: { title: 'Cup', id: '5f00000000000000000000a2', fullUrl: '/shop/cup', recordType: 11 } }) }) },
  'product-block': { html: write(document70, blocks.productBlock) },
  cart: { html: write(document71, blocks.cartPage, { context: contextOf('7.1', { pageType: 205, collection: undefined }) }) },
  // Parts of templates.
  'items-71': { html: write(document71, section71(itemsSimple) + section71(itemsCarousel(4, true), { id: 's2' }) + section71(itemsSlideshow, { id: 's3' })) },
  'portfolio-71': { html: write(document71, section71(portfolio)) },
  'sections-71': { html: write(documentNewest, section71(blocks.text, { background: lateImage(), divider: { enabled: true, type: 'wavy', height: { unit: 'vw', value: 6 } } }) + section71(blocks.text, { id: 's2', divider: { enabled: true, type: 'jagged', height: { unit: 'vw', value: 2 }, isFlipX: true } })) },
  'banner-70': { html: write(document70, blocks.banner70 + blocks.itemBanner + blocks.related + blocks.author) },
  'journal-70': { html: write(document70, readingPost + blocks.itemFurniture) },
  'controls-70': { html: write(document70, blocks.themeControls + blocks.events) },
  // Overlays.
  announcement: { html: write(documentNewest, section71(blocks.text), { context: contextOf('7.1', { showAnnouncementBar: true, websiteSettings: { announcementBarSettings: { style: 2, text: '<p>Closed on Monday</p>', clickthroughUrl: { url: '/visit', newWindow: false } } } }) }) },
  'cookie-banner': { html: write(document70, blocks.text, { context: contextOf('7', { cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true, cookieBannerText: '', cookieBannerVariant: '', cookieBannerCtaText: '' } }) }) },
  popup: { html: write(document71, section71(blocks.text), { context: contextOf('7.1', { websiteSettings: { popupOverlaySettings: { style: 1, showOnScroll: false, showOnTimer: true, timerDelay: 0, showUntilSignup: false, displayFrequency: 1, enableMobile: true, enabledPages: [], showOnAllPages: true, version: 1 } } }) }) },
  'info-bar': { html: write(document2012, blocks.text, { context: contextOf(null, { websiteSettings: { mobileInfoBarSettings: { style: 1, isContactEmailEnabled: true, isContactPhoneNumberEnabled: false, isLocationEnabled: false, isBusinessHoursEnabled: false } } }) }) },
  owner: { html: write(document71, section71(blocks.text), { context: contextOf('7.1', { authenticatedAccount: { id: '5fa', displayName: 'The owner', email: 'owner@pots.example', roles: {} }, websiteRoles: { 1: true } }) }) },
  // What owners' scripts call before ours is there.
  'context-without-static': { html: write(document70, blocks.text + gallery('grid'), { contextTag: contextScript(asJson(contextOf('7')), '') }) },
  'context-formatted': { html: write(document70, blocks.text + gallery('grid'), { contextTag: contextScript(asLiteral(contextOf('7'))) }) },
  'context-twice': { html: write(document70, blocks.text, { head: contextScript(asJson(contextOf('7', { templateId: 'later' }))) }) },
  'context-broken': { html: write(document70, blocks.text, { contextTag: contextScript(asJson(contextOf('7')).slice(0, -40)) }), errors: ['Uncaught SyntaxError'] },
  'context-template': { html: write(document70, blocks.text, { contextTag: contextScript('{{ context | json }}') }), errors: ['Uncaught SyntaxError'] },
  'owner-y': { html: write(document70, '<div id="bar">bar</div>', { bodyEnd: script("Y.use('node', 'squarespace-ui-base', function (Y) { Y.one('#bar').addClass('seen'); Y.Global.on('tweak:change', function () {}); });"), head: script("SquarespaceFonts.loadViaContext(); Y.use('node', function (Y) { window.used = true; }); Y.Squarespace.FollowButtonUtils = {}; Y.Squarespace.FollowButtonUtils.renderAll = function () {};") }) },
  'owner-events': { html: write(document71, section71(blocks.text), { head: script("Squarespace.onInitialize(Y, function () { window.initialised = (window.initialised || 0) + 1; }); window.addEventListener('mercury:load', function () {});"), bodyEnd: script('if (window.ImageLoader) ImageLoader.load(document.querySelector("img"), { load: true }); dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments); }') }) },
  'owner-jquery': { html: write(document70, blocks.text + gallery('slideshow'), { head: script("$(function () { $('.x').hide(); });"), bodyEnd: script("jQuery('.y').slideUp();") }), errors: ['Uncaught ReferenceError: $ is not defined', 'Uncaught ReferenceError: jQuery is not defined'] },
  'owner-unknown-names': { html: write(document70, blocks.text, { bodyEnd: script('if (Squarespace.lantern) Squarespace.lantern(); Y.Squarespace.Lanterns && 1;') }), missingNames: ['Squarespace.lantern', 'Y.Squarespace.Lanterns'] },
  // Damage.
  ...Object.fromEntries((Object.keys(damages) as (keyof typeof damages)[]).map((how) => [`damage-${how}`, { html: damaged(how) }])),
  'damage-formatted-71': { html: damages.formatted(document71(section71(gallery('section-grid') + blocks.imageBlock))) },
  'damage-minified-71': { html: damages.minified(documentNewest(section71(blocks.formComponent() + blocks.imageComponent))) },
};
