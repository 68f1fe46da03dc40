/** An API of the browser that Baseline 2022 (runtime/browser/README.md) lacks. The type checker covers JavaScript's own. */
export interface RecentApi {
  readonly name: string;
  /** Its use in code. */
  readonly word: RegExp;
  /** The date it became Baseline; null before that. */
  readonly since: string | null;
  /** Files that test for the API before they use it, or that work without it. */
  readonly guarded?: readonly string[];
}

export const recentApis: readonly RecentApi[] = [
  {
    name: 'the inert property',
    word: /\.inert\b/,
    since: '2023-04',
    guarded: [
      'runtime/features/gallery/designs/carousel.ts',
      'runtime/features/components/chunks/component-mobile-folders.ts',
      'runtime/features/components/slides/track.ts',
      'runtime/ui/dom/modal.ts',
    ],
  },
  {
    name: 'sheets made by scripts',
    word: /new CSSStyleSheet|\badoptedStyleSheets\b/,
    since: '2023-03',
    guarded: ['runtime/features/blocks/page-blocks.ts', 'runtime/browser/adopt-styles.ts', 'runtime/browser/read-sheet.ts'],
  },
  {
    name: 'popovers',
    word: /\.(show|hide|toggle)Popover\b/,
    since: '2025-01',
    guarded: ['runtime/features/tooltips/tooltip.ts'],
  },
  { name: 'roles and states as properties', word: /\.aria[A-Z]\w+|\baria[A-Z]\w+:/, since: '2023-10' },
  {
    name: 'checkVisibility',
    word: /\.checkVisibility\b/,
    since: '2024-03',
    guarded: ['runtime/features/consent/banner/stay-below-header.ts'],
  },
  {
    name: 'AbortSignal.timeout, any',
    word: /AbortSignal\.(timeout|any)\b/,
    since: '2024-04',
    guarded: ['runtime/browser/http.ts'],
  },
  {
    name: 'idle callbacks',
    word: /\b(request|cancel)IdleCallback\b/,
    since: null,
    guarded: ['runtime/browser/clock.ts', 'runtime/features/vitals/chunks/vitals.ts'],
  },
  {
    name: 'the Navigation API',
    word: /\bnavigation\?*\./,
    since: '2026-01',
    guarded: ['runtime/features/gallery/chunks/gallery-address.ts'],
  },
  { name: 'the scheduler', word: /\bscheduler\./, since: null },
  {
    name: 'trusted types',
    word: /\btrustedTypes\b/,
    since: '2026-02',
    guarded: ['runtime/browser/trusted-types.ts'],
  },
  { name: 'view transitions', word: /\bstartViewTransition\b/, since: '2025-10' },
  { name: 'URL.canParse, URL.parse', word: /\bURL\.(canParse|parse)\b/, since: '2023-12' },
  {
    name: 'computedStyleMap',
    word: /\bcomputedStyleMap\b|\.attributeStyleMap\b/,
    since: null,
    guarded: ['runtime/features/images/drawn-width.ts'],
  },
  {
    name: 'navigator.connection',
    word: /\{ connection \}|\.connection\b/,
    since: null,
    guarded: ['runtime/features/images/load-queue.ts', 'runtime/features/video/is-quiet.ts'],
  },
  { name: 'userActivation', word: /\buserActivation\b/, since: '2023-11' },
  {
    name: 'prerendering',
    word: /\bprerendering\b/,
    since: null,
    guarded: ['runtime/boot/create-page.ts', 'runtime/browser/page-lifecycle.ts'],
  },
  { name: 'fetchLater', word: /\bfetchLater\b/, since: null },
  { name: 'scrollend', word: /['"]scrollend['"]/, since: '2025-12' },
  { name: 'setHTMLUnsafe, getHTML, moveBefore', word: /\.(setHTMLUnsafe|getHTML|setHTML|moveBefore)\b/, since: '2024-09' },
  {
    name: 'closeWatcher, requestClose',
    word: /\bCloseWatcher\b|\.requestClose\b/,
    since: null,
    guarded: ['runtime/ui/dom/modal.ts'],
  },
  { name: 'CSS highlights', word: /CSS\.highlights\b/, since: '2025-06' },
  { name: 'compression streams', word: /\b(De)?[cC]ompressionStream\b/, since: '2023-05' },
  { name: 'OffscreenCanvas', word: /\bOffscreenCanvas\b/, since: '2023-03' },
  { name: 'video frame callbacks', word: /\brequestVideoFrameCallback\b/, since: '2024-10' },
  { name: 'Intl.Segmenter', word: /\bIntl\.(Segmenter|DurationFormat)\b/, since: '2024-04' },
  { name: 'look-behind in patterns', word: /\(\?<[=!]/, since: '2023-03' },
];
