import { isTrackingCookie } from '../../../fake-server/common/judge/restriction.ts';
import { unescaped } from '../../../runtime/contract/unescaped.ts';
import { readLifetime } from '../declared/lifetimes.ts';
import { knownCookie } from '../parties/known-cookies.ts';
import { partyOf } from '../parties/parties.ts';
import { serviceKinds } from '../parties/party-kinds.ts';
import { isSameSite } from '../parties/sites.ts';

/** Kind of a cookie, judged by its name, domain and value. */
export type CookieKind =
  | 'listed'
  | 'known-tracker'
  | 'third-party'
  | 'third-party-service'
  | 'identifier'
  | 'unknown'
  | 'preference'
  | 'functional';

export interface JudgedCookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  /** Lifetime as written; null for a session cookie. */
  readonly lifetimeMs: number | null;
}

/** Names of cookies with a visitor's preferences (our choice). */
const preferenceNames =
  /(theme|colou?r_?-?(mode|scheme)|dark_?-?mode|lang|locale|currency|font_?-?size|contrast|layout|timezone|tz)/i;
const dayMs = 86_400_000;

/** Longest duration of this number of months, in milliseconds. */
export const monthsMs = (count: number): number => Math.ceil((count * 366) / 12) * dayMs;

/**
 * Returns the kind of a cookie on a page at `host`. A lasting value that could identify a visitor is an identifier, also with the
 * name of a needed cookie: no session, cart or anti-forgery value needs more than 13 months, or more than its owner states (our
 * choice).
 */
export function cookieKind(cookie: JudgedCookie, host: string): CookieKind {
  if (isTrackingCookie(cookie.name)) return 'listed';
  const known = knownCookie(cookie.name);
  const outlastsNeed = (cookie.lifetimeMs ?? 0) > Math.max(monthsMs(13), 1.02 * (readLifetime(known?.lifetime ?? '') ?? 0));
  const isMisnamed = known?.purpose === 'strictly-necessary' && outlastsNeed && isIdentifying(cookie.value);
  const purpose = isMisnamed ? undefined : known?.purpose;
  if (purpose === 'analytics' || purpose === 'marketing') return 'known-tracker';
  if (!isSameSite(cookie.domain, host)) {
    if (!serviceKinds.includes(partyOf(`https://${cookie.domain}/`).kind)) return 'third-party';
    return purpose === 'strictly-necessary' ? 'functional' : 'third-party-service';
  }
  if (purpose === 'strictly-necessary') return 'functional';
  if (lasts(cookie) && isIdentifying(cookie.value)) return 'identifier';
  if (purpose === 'functional') return 'preference';
  return preferenceNames.test(cookie.name) && isPlainWord(cookie.value) ? 'preference' : 'unknown';
}

/** Whether a cookie outlasts a day. */
export const lasts = ({ lifetimeMs }: Pick<JudgedCookie, 'lifetimeMs'>): boolean => lifetimeMs !== null && lifetimeMs > dayMs;

/** Whether a value is a word such as `dark`, `en-GB`, `14px` or `true`, which cannot identify a visitor. */
const isPlainWord = (value: string): boolean => /^[A-Za-z]{0,12}([-_/][A-Za-z]{1,12})?\d{0,2}(px|em)?$/.test(value);

/** Descriptions of the kinds, for reports. */
export const kindDescriptions: Readonly<Record<CookieKind, string>> = {
  listed: 'known as a tracking cookie',
  'known-tracker': 'known as a tracker’s cookie',
  'third-party': 'a third party’s cookie',
  'third-party-service': 'a cookie of a third party that is not known for tracking',
  identifier: 'a lasting cookie that can identify a visitor',
  preference: 'a preference',
  unknown: 'a cookie of unknown purpose',
  functional: 'needed by the page',
};

/** Words for the kinds, for tables. */
export const kindWords: Readonly<Record<CookieKind, string>> = {
  listed: 'tracking',
  'known-tracker': 'tracking',
  'third-party': 'third party',
  'third-party-service': 'service of a third party',
  identifier: 'identifier',
  preference: 'preference',
  unknown: 'unknown purpose',
  functional: 'needed',
};

/**
 * Whether a value, decoded, has a part of at least 12 characters with digits that is neither a date, a time nor a version.
 * Separators of JSON, lists and queries are between parts.
 */
export const isIdentifying = (value: string): boolean => partsOf(value).some(isIdentifyingPart);

/** Parts of a value, between the separators of JSON, lists and queries. */
export const partsOf = (value: string): string[] => unescaped(value).split(/["'\s,;:{}[\]=&?#!$()<>*@~]+/);

const isIdentifyingPart = (part: string): boolean =>
  (/^[\w.|%-]{12,}$/.test(part) && /\d/.test(part) && !notIdentifying.some((form) => form.test(part))) || isBase64(part);

/** Whether a text is like that of random bytes in base64, and unlike a path. */
const isBase64 = (part: string): boolean =>
  /^[A-Za-z\d+][A-Za-z\d+/]{15,}$/.test(part) && [/[A-Z]/g, /[a-z]/g, /\d/g].every((kind) => (part.match(kind)?.length ?? 0) > 1);

/** Forms of dates, of times in seconds or milliseconds, and of versions. */
const notIdentifying = [/^\d{4}-\d\d-\d\d/, /^1\d{9}(\d{3})?(\.\d{1,6})?$/, /^v?\d{1,4}(\.\d{1,4}){1,3}([-+_]\w{0,12})?$/];
