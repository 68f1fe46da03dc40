// Part of the boot script.
/** One cookie: its owner, lifetime and purpose. The table of all cookies is below: analytics#known-cookies. */

export interface CookieRow {
  readonly name: string;
  /** A `platform` cookie is set by the platform's responses or other code; the runtime reads or deletes it. */
  readonly owner: 'runtime' | 'platform';
  /** null: until the browser closes, or unknown. */
  readonly lifetimeMs: number | null;
  readonly purpose: string;
  /** Deleted while cookies are restricted. */
  readonly tracking: boolean;
}

/** Names for the boot script, separate from their rows so that its bundle has no rows. */
export const visitorRecordCookieName = 'ss_cvr';
export const visitSessionCookieName = 'ss_cvt';
export const analyticsIdCookieName = 'ss_cid';
export const consentCookieName = 'ss_cookieAllowed';
export const crumbCookieName = 'crumb';

/** Separate rows, so that a bundler keeps the used ones only. */
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
  // 390 days as a literal: a bundler drops an unused row without calculations only.
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

/** All cookies, for code in Node and tests. */
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

/** consent#restricted-cookies */
export const clearedWhenRestricted = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'] as const;

/** consent#banner-cookies. A literal, because the boot script reads the list on pages that have broken iteration too. */
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
