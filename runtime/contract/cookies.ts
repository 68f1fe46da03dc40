/** Every cookie that the specifications name: who owns it, how long it lives, what it is for (spec 1 §3-§5, spec 2 §5, §7, §9). */

const dayMs = 86_400_000;

export interface CookieRow {
  readonly name: string;
  /** `platform` cookies are set by the platform's answers or other code; the runtime reads or clears them. */
  readonly owner: 'runtime' | 'platform';
  /** null: until the browser closes, or not known. */
  readonly lifetimeMs: number | null;
  readonly purpose: string;
  /** A tracking cookie may not be kept while cookies are restricted. */
  readonly tracking: boolean;
}

export const cookies = {
  visitorRecord: {
    name: 'ss_cvr',
    owner: 'runtime',
    lifetimeMs: 63_072_000_000,
    purpose: 'the visitor record: id, first, previous and latest visit, visit count',
    tracking: true,
  },
  visitSession: {
    name: 'ss_cvt',
    owner: 'runtime',
    lifetimeMs: 1_800_000,
    purpose: 'the visit session: time of the latest hit',
    tracking: true,
  },
  analyticsId: { name: 'ss_cid', owner: 'runtime', lifetimeMs: 390 * dayMs, purpose: 'the analytics id', tracking: true },
  pageVisit: { name: 'ss_cpvisit', owner: 'platform', lifetimeMs: null, purpose: 'older page-visit mark', tracking: true },
  visit: { name: 'ss_cvisit', owner: 'platform', lifetimeMs: null, purpose: 'older visit mark', tracking: true },
  marketingAttribution: {
    name: 'SS_MATTR',
    owner: 'platform',
    lifetimeMs: null,
    purpose: 'marketing attribution',
    tracking: true,
  },
  marketingId: { name: 'SS_MID', owner: 'platform', lifetimeMs: null, purpose: 'marketing id', tracking: true },
  lastVisit: { name: 'SS_lastvisit', owner: 'platform', lifetimeMs: null, purpose: 'time of the last visit', tracking: true },
  userSegment: { name: 'user_segment', owner: 'platform', lifetimeMs: null, purpose: 'audience segment', tracking: true },
  consent: {
    name: 'ss_cookieAllowed',
    owner: 'runtime',
    lifetimeMs: 2_592_000_000,
    purpose: 'the visitor’s answer to the cookie banner',
    tracking: false,
  },
  crumb: { name: 'crumb', owner: 'platform', lifetimeMs: null, purpose: 'anti-forgery value', tracking: false },
  hasCart: { name: 'hasCart', owner: 'platform', lifetimeMs: null, purpose: 'there is a cart', tracking: false },
  cart: { name: 'CART', owner: 'platform', lifetimeMs: null, purpose: 'the cart token', tracking: false },
  lastSite: {
    name: 'ss_lastid',
    owner: 'runtime',
    lifetimeMs: null,
    purpose: 'base64 of the site identifier, on the app domain',
    tracking: false,
  },
  sevenPreview: {
    name: 'squarespace_seven_preview',
    owner: 'platform',
    lifetimeMs: null,
    purpose: 'preview of the newer product',
    tracking: false,
  },
  sixOverride: {
    name: 'squarespace_six_override',
    owner: 'platform',
    lifetimeMs: null,
    purpose: 'stay with the older product',
    tracking: false,
  },
  frameExpanded: {
    name: 'seven_frame_expanded',
    owner: 'platform',
    lifetimeMs: null,
    purpose: 'the editor frame is expanded',
    tracking: false,
  },
  disableUserScripts: {
    name: 'disable-user-scripts',
    owner: 'platform',
    lifetimeMs: null,
    purpose: 'owner’s scripts are switched off',
    tracking: false,
  },
} as const satisfies Record<string, CookieRow>;

/** Cleared while cookies are restricted (spec 2 §5): the tracking rule's five. */
export const clearedWhenRestricted = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'] as const;

/** Cleared by the cookie banner under the restrictive policy (spec 2 §9): the longer list of nine. */
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
