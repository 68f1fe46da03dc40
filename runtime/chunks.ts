/**
 * THE TABLE of downloads: the build's list of entries, the type of `chunks.load`, and the budget of each chunk in brotli bytes of
 * its file with the files that it shares. The modules of chunks are `features/<feature>/chunks/*.ts(x)`, or the one module that a
 * chunk would repeat, such as a service. A chunk's `file` is its public name, which the build writes into the calls that load it:
 * content blockers filter addresses with the words banner, cookie, consent, popup and vitals.
 */
import { type Language, languages } from './contract/texts/languages.ts';
import type { TextFamilies } from './contract/texts/texts.ts';
import type { ServiceChunk, Services } from './page/page.ts';

/** Budgets of a family of texts in one language. */
const textBudgets: Readonly<Record<keyof TextFamilies, number>> = {
  common: 1_824,
  forms: 1_056,
  captions: 608,
  store: 2_368,
  owners: 832,
};

type TextChunks = {
  readonly [Family in keyof TextFamilies as `${Family}-${Language}`]: {
    readonly module: () => Promise<{ readonly texts: TextFamilies[Family] }>;
    readonly maxBrotliBytes: number;
  };
};

/** The texts of a page in its language: `common-de` and the like. */
const textChunks = Object.fromEntries(
  languages.flatMap((language) =>
    Object.entries(textBudgets).map(([family, maxBrotliBytes]) => [
      `${family}-${language}`,
      { module: () => import(`./contract/texts/${language}/${family}.ts`), maxBrotliBytes },
    ]),
  ),
) as TextChunks;

export const chunks = {
  // Every page, once it has started or loaded.
  'after-load': { module: () => import('./boot/after-load.ts'), maxBrotliBytes: 9_344 },
  vitals: { module: () => import('./features/vitals/chunks/vitals.ts'), maxBrotliBytes: 4_192, file: 'paint-times' },
  unhide: { module: () => import('./features/platform-states/chunks/unhide.ts'), maxBrotliBytes: 2_784 },
  'saved-page': { module: () => import('./features/platform-states/chunks/saved-page.ts'), maxBrotliBytes: 2_176 },
  heartbeat: { module: () => import('./features/analytics/chunks/heartbeat.ts'), maxBrotliBytes: 320 },
  arrival: { module: () => import('./features/analytics/chunks/arrival.ts'), maxBrotliBytes: 1_344 },
  errors: { module: () => import('./features/error-reports/chunks/errors.ts'), maxBrotliBytes: 2_752 },
  // Pages without common blocks.
  'rare-blocks': { module: () => import('./features/components/chunks/rare-blocks.ts'), maxBrotliBytes: 1_216 },
  // Pages with blocks, and their kinds.
  blocks: { module: () => import('./features/blocks/chunks/blocks.ts'), maxBrotliBytes: 8_064 },
  buttons: { module: () => import('./features/buttons/chunks/buttons.ts'), maxBrotliBytes: 1_088 },
  images: { module: () => import('./features/images/chunks/images.ts'), maxBrotliBytes: 4_672 },
  'block-animations': { module: () => import('./features/animations/chunks/block-animations.ts'), maxBrotliBytes: 896 },
  narrow: { module: () => import('./features/blocks/chunks/narrow.ts'), maxBrotliBytes: 672 },
  reservation: { module: () => import('./features/reservation/chunks/reservation.ts'), maxBrotliBytes: 3_168 },
  tooltip: { module: () => import('./features/tooltips/chunks/tooltip.ts'), maxBrotliBytes: 2_144 },
  video: { module: () => import('./features/video/chunks/video.ts'), maxBrotliBytes: 2_688 },
  'native-video': { module: () => import('./features/video/chunks/native-video.ts'), maxBrotliBytes: 3_776 },
  'video-background': { module: () => import('./features/video/chunks/video-background.ts'), maxBrotliBytes: 3_552 },
  'photo-video': { module: () => import('./features/video/chunks/photo-video.ts'), maxBrotliBytes: 2_240 },
  // Galleries: the block's data, the designs, the transitions, and add-ons that only some galleries have.
  gallery: { module: () => import('./features/gallery/chunks/gallery.ts'), maxBrotliBytes: 7_872 },
  'first-pictures': { module: () => import('./features/gallery/chunks/first-pictures.ts'), maxBrotliBytes: 1_600 },
  'gallery-steps': { module: () => import('./features/gallery/chunks/gallery-steps.ts'), maxBrotliBytes: 6_784 },
  'gallery-layouts': { module: () => import('./features/gallery/chunks/gallery-layouts.ts'), maxBrotliBytes: 2_944 },
  'gallery-strip': { module: () => import('./features/gallery/designs/strip.ts'), maxBrotliBytes: 4_000 },
  'gallery-thumbnails': { module: () => import('./features/gallery/chunks/gallery-thumbnails.ts'), maxBrotliBytes: 4_288 },
  'gallery-carousel': { module: () => import('./features/gallery/designs/carousel.ts'), maxBrotliBytes: 3_680 },
  'gallery-slides': { module: () => import('./features/gallery/sections/slides.ts'), maxBrotliBytes: 2_272 },
  'gallery-reel': { module: () => import('./features/gallery/sections/reel.ts'), maxBrotliBytes: 4_500 },
  'gallery-transitions': { module: () => import('./features/gallery/chunks/gallery-transitions.ts'), maxBrotliBytes: 1_952 },
  'gallery-gestures': { module: () => import('./features/gallery/chunks/gallery-gestures.ts'), maxBrotliBytes: 2_432 },
  'gallery-meta': { module: () => import('./features/gallery/chunks/gallery-meta.ts'), maxBrotliBytes: 1_472 },
  'gallery-address': { module: () => import('./features/gallery/chunks/gallery-address.ts'), maxBrotliBytes: 832 },
  lightbox: { module: () => import('./features/lightbox/chunks/lightbox.ts'), maxBrotliBytes: 11_392 },
  'lightbox-links': { module: () => import('./features/lightbox/chunks/lightbox-links.ts'), maxBrotliBytes: 1_280 },
  // Components: elements of pages that name their controller, and blocks that move: a chunk for each (blocks.ts).
  'component-section': { module: () => import('./features/components/chunks/component-section.ts'), maxBrotliBytes: 928 },
  'component-header': { module: () => import('./features/components/chunks/component-header.ts'), maxBrotliBytes: 5_440 },
  'component-divider': { module: () => import('./features/components/chunks/component-divider.ts'), maxBrotliBytes: 1_440 },
  'component-mobile-overlay': {
    module: () => import('./features/components/chunks/component-mobile-overlay.ts'),
    maxBrotliBytes: 3_136,
  },
  'component-overlay': { module: () => import('./features/components/chunks/component-overlay.ts'), maxBrotliBytes: 288 },
  'component-background-fx': {
    module: () => import('./features/components/chunks/component-background-fx.ts'),
    maxBrotliBytes: 1_216,
  },
  'component-background-drawn': {
    module: () => import('./features/components/chunks/component-background-drawn.ts'),
    maxBrotliBytes: 768,
  },
  'component-pictures': { module: () => import('./features/components/chunks/component-pictures.ts'), maxBrotliBytes: 672 },
  'component-blog-masonry': {
    module: () => import('./features/components/chunks/component-blog-masonry.ts'),
    maxBrotliBytes: 1_408,
  },
  'component-left-image': { module: () => import('./features/components/chunks/component-left-image.ts'), maxBrotliBytes: 992 },
  'component-slides': { module: () => import('./features/components/chunks/component-slides.ts'), maxBrotliBytes: 5_184 },
  'component-portfolio': { module: () => import('./features/components/chunks/component-portfolio.ts'), maxBrotliBytes: 2_624 },
  'component-reading': { module: () => import('./features/components/chunks/component-reading.ts'), maxBrotliBytes: 672 },
  'component-accordion': { module: () => import('./features/components/chunks/component-accordion.ts'), maxBrotliBytes: 1_600 },
  'component-scaled-text': {
    module: () => import('./features/components/chunks/component-scaled-text.ts'),
    maxBrotliBytes: 1_024,
  },
  'component-marquee': { module: () => import('./features/components/chunks/component-marquee.ts'), maxBrotliBytes: 3_136 },
  'component-mobile-folders': {
    module: () => import('./features/components/chunks/component-mobile-folders.ts'),
    maxBrotliBytes: 1_184,
  },
  'component-product-gallery': {
    module: () => import('./features/components/chunks/component-product-gallery.ts'),
    maxBrotliBytes: 1_632,
  },
  'component-highlight': { module: () => import('./features/components/chunks/component-highlight.ts'), maxBrotliBytes: 1_472 },
  'component-audio': { module: () => import('./features/components/chunks/component-audio.ts'), maxBrotliBytes: 1_792 },
  'component-menu': { module: () => import('./features/components/chunks/component-menu.ts'), maxBrotliBytes: 1_472 },
  'component-time': { module: () => import('./features/components/chunks/component-time.ts'), maxBrotliBytes: 1_792 },
  'component-follow': { module: () => import('./features/components/chunks/component-follow.ts'), maxBrotliBytes: 608 },
  'component-comments-count': {
    module: () => import('./features/components/chunks/component-comments-count.ts'),
    maxBrotliBytes: 608,
  },
  'component-tour-dates': { module: () => import('./features/components/chunks/component-tour-dates.ts'), maxBrotliBytes: 3_552 },
  'component-chart': { module: () => import('./features/components/chunks/component-chart.ts'), maxBrotliBytes: 3_840 },
  'component-registry': { module: () => import('./features/components/chunks/component-registry.ts'), maxBrotliBytes: 2_368 },
  'component-form-lightbox': {
    module: () => import('./features/components/chunks/component-form-lightbox.ts'),
    maxBrotliBytes: 5_120,
  },
  'component-search': { module: () => import('./features/components/chunks/component-search.ts'), maxBrotliBytes: 480 },
  // Overlays.
  'cookie-banner': { module: () => import('./features/consent/chunks/cookie-banner.ts'), maxBrotliBytes: 4_736, file: 'choice' },
  'cookie-banner-top': {
    module: () => import('./features/consent/chunks/cookie-banner-top.ts'),
    maxBrotliBytes: 5_344,
    file: 'choice-top',
  },
  'consent-features': {
    module: () => import('./features/consent/chunks/consent-features.ts'),
    maxBrotliBytes: 4_480,
    file: 'choice-features',
  },
  extras: { module: () => import('./features/bars/chunks/extras.ts'), maxBrotliBytes: 8_960 },
  popup: { module: () => import('./features/popup/chunks/popup.ts'), maxBrotliBytes: 6_976, file: 'late-dialog' },
  notice: { module: () => import('./features/dialogs/chunks/notice.ts'), maxBrotliBytes: 1_280 },
  'overlay-manager': { module: () => import('./features/owner/chunks/overlay-manager.tsx'), maxBrotliBytes: 78_560 },
  // Forms.
  forms: { module: () => import('./features/forms/chunks/forms.ts'), maxBrotliBytes: 4_736 },
  'form-controller': { module: () => import('./features/forms/controller/form-controller.ts'), maxBrotliBytes: 2_656 },
  'form-extras': { module: () => import('./features/forms/chunks/form-extras.ts'), maxBrotliBytes: 2_784 },
  'form-strings': { module: () => import('./features/forms/strings/form-strings.ts'), maxBrotliBytes: 1_728 },
  'form-errors': { module: () => import('./features/forms/errors/error-view.ts'), maxBrotliBytes: 2_464 },
  'form-send': { module: () => import('./features/forms/sending/send-form.ts'), maxBrotliBytes: 2_880 },
  'form-success': { module: () => import('./features/forms/chunks/form-success.ts'), maxBrotliBytes: 1_344 },
  'form-context': { module: () => import('./features/forms/finding/find-context.ts'), maxBrotliBytes: 3_392 },
  'form-captcha': { module: () => import('./features/forms/captcha/form-captcha.ts'), maxBrotliBytes: 1_312 },
  'form-places': { module: () => import('./features/forms/chunks/form-places.ts'), maxBrotliBytes: 2_752 },
  'form-island': { module: () => import('./features/forms/drawing/drawing.ts'), maxBrotliBytes: 76_704 },
  // The store.
  product: { module: () => import('./features/products/chunks/product.ts'), maxBrotliBytes: 6_240 },
  'product-plans': { module: () => import('./features/products/chunks/product-plans.ts'), maxBrotliBytes: 4_128 },
  'product-fields': { module: () => import('./features/products/chunks/product-fields.ts'), maxBrotliBytes: 1_472 },
  'product-image': { module: () => import('./features/products/chunks/product-image.ts'), maxBrotliBytes: 896 },
  'store-triggers': { module: () => import('./features/products/chunks/store-triggers.ts'), maxBrotliBytes: 2_656 },
  donation: { module: () => import('./features/products/chunks/donation.ts'), maxBrotliBytes: 3_552 },
  'quick-view': { module: () => import('./features/products/chunks/quick-view.tsx'), maxBrotliBytes: 78_208 },
  'cart-panel': { module: () => import('./features/cart/chunks/cart-panel.tsx'), maxBrotliBytes: 80_512 },
  'cart-page': { module: () => import('./features/cart/chunks/cart-page.tsx'), maxBrotliBytes: 80_512 },
  // Maps: the block with its picture, which is a service too, and the two adapters of interactive maps.
  maps: { module: () => import('./features/maps/chunks/maps.ts'), maxBrotliBytes: 8_832 },
  'map-embedded': { module: () => import('./features/maps/chunks/map-embedded.ts'), maxBrotliBytes: 22_688 },
  'map-hosted': { module: () => import('./features/maps/chunks/map-hosted.ts'), maxBrotliBytes: 1_792 },
  // Blocks that the platform renders on request.
  widgets: { module: () => import('./features/widgets/chunks/widgets.ts'), maxBrotliBytes: 15_040 },
  calendar: { module: () => import('./features/calendar/chunks/calendar.tsx'), maxBrotliBytes: 76_480 },
  // Visitors' accounts.
  'account-dialog': { module: () => import('./features/members/chunks/account-dialog.tsx'), maxBrotliBytes: 76_480 },
  // Services: `page.service(name)`.
  accounts: { module: () => import('./features/members/accounts.ts'), maxBrotliBytes: 2_304 },
  animations: { module: () => import('./features/animations/animations.ts'), maxBrotliBytes: 736 },
  calls: { module: () => import('./features/calls/calls.ts'), maxBrotliBytes: 4_576 },
  commerce: { module: () => import('./features/commerce/commerce.ts'), maxBrotliBytes: 7_648 },
  dialogs: { module: () => import('./features/dialogs/dialogs.ts'), maxBrotliBytes: 6_304 },
  helpers: { module: () => import('./features/helpers/helpers.ts'), maxBrotliBytes: 3_456 },
  owner: { module: () => import('./features/owner/owner.ts'), maxBrotliBytes: 3_840 },
  'third-parties': { module: () => import('./features/third-parties/third-parties.ts'), maxBrotliBytes: 2_656 },
  // Names that templates call.
  'compat-nodes': { module: () => import('./compat/chunks/compat-nodes.ts'), maxBrotliBytes: 12_000 },
  compat: { module: () => import('./compat/chunks/compat.ts'), maxBrotliBytes: 7_904 },
  ...textChunks,
} as const;

export type ChunkName = keyof typeof chunks;

type Exports = { readonly [Name in ChunkName]: Awaited<ReturnType<(typeof chunks)[Name]['module']>> };

/** Does not compile if a service has no chunk of its name that creates it. */
type WithServices<Table extends { readonly [Name in keyof Services]: ServiceChunk<Name> }> = Table;

declare module './browser/load-chunk.ts' {
  interface ChunkExports extends WithServices<Exports> {}
}
