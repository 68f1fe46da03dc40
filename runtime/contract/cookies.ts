/** Every cookie that the specifications name: who owns it, how long it lives, what it is for (spec 1 §3-§5, spec 2 §5, §7, §9). */

export interface CookieRow {
  readonly name: string;
  /** `platform` cookies are set by the platform's responses or other code; the runtime reads or clears them. */
  readonly owner: 'runtime' | 'platform';
  /** null: until the browser closes, or not known. */
  readonly lifetimeMs: number | null;
  readonly purpose: string;
  /** A tracking cookie may not be kept while cookies are restricted. */
  readonly tracking: boolean;
}

/** Names that the boot script needs, apart from their rows so that it does not carry the rest. */
export const visitorRecordCookieName = 'ss_cvr';
export const visitSessionCookieName = 'ss_cvt';
export const analyticsIdCookieName = 'ss_cid';
export const consentCookieName = 'ss_cookieAllowed';
export const crumbCookieName = 'crumb';

/** The rows one by one, so that a bundler keeps only those that are used. */
const visitorRecordCookie = {
  name: visitorRecordCookieName,
  owner: 'runtime',
  lifetimeMs: 63_072_000_000,
  purpose: 'the visitor record: id, first, previous and latest visit, visit count',
  tracking: true,
} as const satisfies CookieRow;

const visitSessionCookie = {
  name: visitSessionCookieName,
  owner: 'runtime',
  lifetimeMs: 1_800_000,
  purpose: 'the visit session: time of the latest hit',
  tracking: true,
} as const satisfies CookieRow;

const analyticsIdCookie = {
  name: analyticsIdCookieName,
  owner: 'runtime',
  // 390 days, written out: a bundler drops a row that it need not calculate.
  lifetimeMs: 33_696_000_000,
  purpose: 'the analytics id',
  tracking: true,
} as const satisfies CookieRow;

const pageVisitCookie = {
  name: 'ss_cpvisit',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'older page-visit mark',
  tracking: true,
} as const satisfies CookieRow;

const visitCookie = {
  name: 'ss_cvisit',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'older visit mark',
  tracking: true,
} as const satisfies CookieRow;

const marketingAttributionCookie = {
  name: 'SS_MATTR',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'marketing attribution',
  tracking: true,
} as const satisfies CookieRow;

const marketingIdCookie = {
  name: 'SS_MID',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'marketing id',
  tracking: true,
} as const satisfies CookieRow;

const lastVisitCookie = {
  name: 'SS_lastvisit',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'time of the last visit',
  tracking: true,
} as const satisfies CookieRow;

const userSegmentCookie = {
  name: 'user_segment',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'audience segment',
  tracking: true,
} as const satisfies CookieRow;

const consentCookie = {
  name: consentCookieName,
  owner: 'runtime',
  lifetimeMs: 2_592_000_000,
  purpose: 'the visitor’s answer to the cookie banner',
  tracking: false,
} as const satisfies CookieRow;

export const crumbCookie = {
  name: crumbCookieName,
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'anti-forgery value',
  tracking: false,
} as const satisfies CookieRow;

export const hasCartCookie = {
  name: 'hasCart',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'there is a cart',
  tracking: false,
} as const satisfies CookieRow;

export const cartCookie = {
  name: 'CART',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'the cart token',
  tracking: false,
} as const satisfies CookieRow;

export const lastSiteCookie = {
  name: 'ss_lastid',
  owner: 'runtime',
  lifetimeMs: null,
  purpose: 'base64 of the site identifier, on the app domain',
  tracking: false,
} as const satisfies CookieRow;

const sevenPreviewCookie = {
  name: 'squarespace_seven_preview',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'preview of the newer product',
  tracking: false,
} as const satisfies CookieRow;

const sixOverrideCookie = {
  name: 'squarespace_six_override',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'stay with the older product',
  tracking: false,
} as const satisfies CookieRow;

const frameExpandedCookie = {
  name: 'seven_frame_expanded',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'the editor frame is expanded',
  tracking: false,
} as const satisfies CookieRow;

const disableUserScriptsCookie = {
  name: 'disable-user-scripts',
  owner: 'platform',
  lifetimeMs: null,
  purpose: 'owner’s scripts are switched off',
  tracking: false,
} as const satisfies CookieRow;

/** All of them: for Node code and tests. */
export const cookies = {
  visitorRecord: visitorRecordCookie,
  visitSession: visitSessionCookie,
  analyticsId: analyticsIdCookie,
  pageVisit: pageVisitCookie,
  visit: visitCookie,
  marketingAttribution: marketingAttributionCookie,
  marketingId: marketingIdCookie,
  lastVisit: lastVisitCookie,
  userSegment: userSegmentCookie,
  consent: consentCookie,
  crumb: crumbCookie,
  hasCart: hasCartCookie,
  cart: cartCookie,
  lastSite: lastSiteCookie,
  sevenPreview: sevenPreviewCookie,
  sixOverride: sixOverrideCookie,
  frameExpanded: frameExpandedCookie,
  disableUserScripts: disableUserScriptsCookie,
} as const satisfies Record<string, CookieRow>;

/** Cleared while cookies are restricted (spec 2 §5): the tracking rule's five. */
export const clearedWhenRestricted = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'] as const;

/**
 * Cleared by the cookie banner under the restrictive policy (spec 2 §9): the longer list of nine. Written out: the boot script reads it
 * before it can report that a page has broken iteration.
 */
export const clearedByCookieBanner = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
] as const;
