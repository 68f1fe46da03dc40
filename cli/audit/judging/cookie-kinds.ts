/** Kind of a cookie, judged by its name, domain and value. */
export type CookieKind = 'listed' | 'known-tracker' | 'third-party' | 'identifier' | 'unknown' | 'preference' | 'functional';

export interface JudgedCookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  /** Lifetime as written; null for a session cookie. */
  readonly lifetimeMs: number | null;
}

/** Tracking cookies of the platform: consent#banner-cookies. */
const listed = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment', 'ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
/** Cookies that the platform's pages need. */
const functional = [
  'ss_cookieAllowed',
  'crumb',
  'CART',
  'hasCart',
  'ss_lastid',
  'squarespace_seven_preview',
  'squarespace_six_override',
  'seven_frame_expanded',
  'disable-user-scripts',
];
/**
 * Cookies that pages of other platforms need: sessions, anti-forgery, load balancing, answers to consent banners (our choice).
 */
const functionalNames =
  /^(PHPSESSID|JSESSIONID|ASP\.NET_SessionId|connect\.sid|laravel_session|wordpress_test_cookie|.*(csrf|xsrf).*|__cf_bm|cf_clearance|AWSALB.*|OptanonConsent|OptanonAlertBoxClosed|CookieConsent|euconsent.*|cookieyes-.*|cookielawinfo-.*|cc_cookie|klaro|didomi_token|borlabs-cookie|cookie_?consent.*|cmplz_.*)$/i;
/** Names of cookies with a visitor's preferences (our choice). */
const preferenceNames =
  /(theme|colou?r_?-?(mode|scheme)|dark_?-?mode|lang|locale|currency|font_?-?size|contrast|layout|timezone|tz)/i;
/** Names of widespread trackers' cookies (our choice). */
const trackerNames =
  /^(_ga(_.*)?|_gid|_gat.*|_gac_.*|_gcl_.*|__utm[a-z]|_fbp|_fbc|fr|IDE|DSID|test_cookie|_uet(s|v)id|MUID|_clck|_clsk|CLID|hubspotutk|__hstc|__hss(c|rc)|ajs_.*|mp_.*_mixpanel|amplitude_id.*|amp_.*|_hj.*|_pin_unauth|_pinterest_.*|_tt_.*|_ttp|ttclid|_scid.*|sc_at|li_.*|bcookie|lidc|personalization_id|guest_id.*|muc_ads|_pk_(id|ses|ref).*|_sp_(id|ses).*|ph_.*_posthog|optimizely.*|_vwo.*|_vis_opt.*|__qca|_parsely.*|_mkto_trk|YSC|VISITOR_INFO1_LIVE|NID)$/;
const dayMs = 86_400_000;

/**
 * Returns the kind of a cookie on a page at `host`. A lasting value that could identify a visitor is an identifier (our choice).
 */
export function cookieKind(cookie: JudgedCookie, host: string): CookieKind {
  if (listed.includes(cookie.name)) return 'listed';
  if (trackerNames.test(cookie.name)) return 'known-tracker';
  if (!isSameSite(cookie.domain, host)) return 'third-party';
  if (functional.includes(cookie.name) || functionalNames.test(cookie.name)) return 'functional';
  const lasts = cookie.lifetimeMs !== null && cookie.lifetimeMs > dayMs;
  if (lasts && isIdentifying(cookie.value)) return 'identifier';
  return preferenceNames.test(cookie.name) && isPlainWord(cookie.value) ? 'preference' : 'unknown';
}

/** Whether a value is a word such as `dark`, `en-GB`, `14px` or `true`, which cannot identify a visitor. */
const isPlainWord = (value: string): boolean => /^[A-Za-z]{0,12}([-_/][A-Za-z]{1,12})?\d{0,2}(px|em)?$/.test(value);

/** Descriptions of the kinds, for reports. */
export const kindDescriptions: Readonly<Record<CookieKind, string>> = {
  listed: 'known as a tracking cookie',
  'known-tracker': 'known as a tracker’s cookie',
  'third-party': 'a third party’s cookie',
  identifier: 'a lasting cookie that can identify a visitor',
  preference: 'a preference',
  unknown: 'a cookie of unknown purpose',
  functional: 'needed by the page',
};

/** Whether a value has at least 12 characters with digits and is neither a plain word nor a date. */
export const isIdentifying = (value: string): boolean =>
  /^[\w.|%-]{12,}$/.test(value) && /\d/.test(value) && !/^\d{4}-\d\d-\d\d/.test(value);

export const isSameSite = (domain: string, host: string): boolean =>
  domain === '' ||
  host === domain ||
  host.endsWith(`.${domain}`) ||
  domain.endsWith(`.${host}`) ||
  parent(domain) === parent(host);

/**
 * Returns the parent domain, so that sibling hosts count as one site. A host of two labels, such as `site.localhost`, is returned
 * unchanged.
 */
const parent = (host: string): string => {
  const labels = host.split('.');
  return labels.length > 2 ? labels.slice(1).join('.') : host;
};
