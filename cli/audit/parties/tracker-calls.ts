import type { Party } from './parties.ts';
import type { PartyKind } from './party-kinds.ts';

/** A request as far as its shape tells a tracker. */
export interface ShapedRequest {
  readonly url: string;
  /** The body as text; empty without one. */
  readonly body: string;
}

interface Shape {
  readonly owner: string;
  readonly kind: PartyKind;
  /** Whether path, parameters and body are those of this tracker. */
  matches(path: string, query: URLSearchParams, body: string): boolean;
}

const has = (query: URLSearchParams, ...names: string[]): boolean => names.every((name) => query.has(name));
const googleTag = /^(G|UA|AW|DC|GT|MC)-[A-Z0-9-]{4,}$/;

/**
 * Requests of trackers by their documented shape, for trackers that are served from the site’s own host: server-side tagging, reverse
 * proxies and CNAME records. Sources: Google’s tag and Measurement Protocol guides, Matomo’s Tracking HTTP API, the proxy guides of
 * Plausible, PostHog, Umami and Meta, the Snowplow tracker protocol, and Adobe’s and Segment’s API references.
 */
const shapes: readonly Shape[] = [
  {
    owner: 'Google Tag Manager',
    kind: 'tag-manager',
    matches: (_path, query) => /^GTM-[A-Z0-9]{4,}$/.test(query.get('id') ?? ''),
  },
  {
    owner: 'Google Analytics',
    kind: 'analytics',
    matches: (path, query) =>
      (/\/gtag\b/.test(path) && googleTag.test(query.get('id') ?? '')) ||
      (googleTag.test(query.get('tid') ?? '') && (query.has('v') || query.has('en')) && (query.has('cid') || query.has('gtm'))),
  },
  {
    owner: 'Google Ads',
    kind: 'ads',
    matches: (path, query) =>
      /\/pagead\/|\/ccm\/collect/.test(path) && (has(query, 'label') || has(query, 'gtm') || has(query, 'tid')),
  },
  {
    owner: 'Meta Pixel',
    kind: 'ads',
    matches: (_path, query) =>
      /^\d{8,20}$/.test(query.get('id') ?? '') && has(query, 'ev') && (has(query, 'dl') || has(query, 'if')),
  },
  {
    owner: 'Matomo',
    kind: 'analytics',
    matches: (path, query, body) =>
      /^\d+$/.test(query.get('idsite') ?? '') && (query.get('rec') === '1' || /\/(matomo|piwik)\.php$/.test(path))
        ? true
        : /\/(matomo|piwik)\.php$/.test(path) && /idsite=\d+/.test(body),
  },
  { owner: 'Piwik PRO', kind: 'analytics', matches: (path, query) => path.endsWith('/ppms.php') && has(query, 'idsite') },
  {
    owner: 'Plausible',
    kind: 'cookieless-analytics',
    matches: (path, _query, body) =>
      /\/event\/?$/.test(path) && /"(n|name)":\s*"/.test(body) && /"(u|url)":\s*"/.test(body) && /"(d|domain)":\s*"/.test(body),
  },
  {
    owner: 'Umami',
    kind: 'cookieless-analytics',
    matches: (_path, _query, body) =>
      /"type":\s*"(event|identify)"/.test(body) && /"payload":\s*\{/.test(body) && /"website":\s*"[0-9a-f-]{36}"/.test(body),
  },
  {
    owner: 'Fathom',
    kind: 'cookieless-analytics',
    matches: (_path, query) => /^[A-Z]{6,10}$/.test(query.get('sid') ?? '') && has(query, 'h', 'p', 'r'),
  },
  {
    owner: 'Vercel Analytics',
    kind: 'cookieless-analytics',
    matches: (path) => /^\/_vercel\/insights\/(view|event)$/.test(path),
  },
  {
    owner: 'PostHog',
    kind: 'analytics',
    matches: (path, query, body) =>
      /\/(e|i\/v0\/e|decide|flags|batch|capture|s)\/?$/.test(path) &&
      (/^\d+\.\d+/.test(query.get('ver') ?? '') || /"distinct_id":|\bphc_\w{20,}/.test(body)),
  },
  {
    owner: 'Snowplow',
    kind: 'analytics',
    matches: (path, query, body) =>
      path.endsWith('/com.snowplowanalytics.snowplow/tp2') ||
      /iglu:com\.snowplowanalytics/.test(body) ||
      (/^js-/.test(query.get('tv') ?? '') && has(query, 'e', 'p')),
  },
  {
    owner: 'Segment',
    kind: 'analytics',
    matches: (_path, _query, body) =>
      /"anonymousId":/.test(body) && /"messageId":/.test(body) && /"(type|batch|writeKey)":/.test(body),
  },
  {
    owner: 'Amplitude',
    kind: 'analytics',
    matches: (_path, _query, body) => /"api_key":\s*"[0-9a-f]{32}"/.test(body) && /"(device_id|events)":/.test(body),
  },
  {
    owner: 'Mixpanel',
    kind: 'analytics',
    matches: (path, query, body) =>
      /\/(track|engage)\/?$/.test(path) &&
      (/"mp_lib"|%22mp_lib%22|%24device_id/.test(body) || (has(query, 'data') && has(query, 'ip'))),
  },
  {
    owner: 'Adobe Analytics',
    kind: 'analytics',
    matches: (path, query) =>
      /\/b\/ss\/[^/]+\/\d+\/(JS|H|TE)/.test(path) || (/\/ee\/.*v\d\/(interact|collect)$/.test(path) && has(query, 'configId')),
  },
  {
    owner: 'Yandex Metrica',
    kind: 'analytics',
    matches: (path, query) => /\/watch\/\d+/.test(path) && has(query, 'browser-info'),
  },
  { owner: 'Cloudflare Zaraz', kind: 'tag-manager', matches: (path) => path.startsWith('/cdn-cgi/zaraz/') },
  {
    owner: 'TikTok',
    kind: 'ads',
    matches: (path, _query, body) => /\/api\/v2\/pixel/.test(path) && /"pixel_code"|"sdkid"/.test(body),
  },
  {
    owner: 'Microsoft Clarity',
    kind: 'session-recording',
    matches: (path, _query, body) => path.endsWith('/collect') && /"e":\["\d+\.\d+\.\d+"/.test(body),
  },
];

/** Returns the tracker whose requests have this shape; null for another request. */
export function trackerCall({ url, body }: ShapedRequest): Party | null {
  if (!URL.canParse(url)) return null;
  const { pathname, searchParams } = new URL(url);
  const shape = shapes.find(({ matches }) => matches(pathname, searchParams, body));
  return shape ? { owner: shape.owner, kind: shape.kind } : null;
}

/** Whether a request of a Google tag reports that storage is denied (Consent Mode): `gcs=G100`, or all four signals of `gcd` denied. */
export function isDeniedInConsentMode(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { searchParams } = new URL(url);
  return searchParams.get('gcs') === 'G100' && !searchParams.has('fbp');
}

/**
 * Whether a body is part of a session recording: events of rrweb, a copy of the page’s markup, or a row of positions of the mouse with
 * their times.
 */
export function isRecording(body: string): boolean {
  if (body.length < 40) return false;
  const isRrweb = /"type":\s*[2-6],\s*"data":\s*[{["]/.test(body) && /"timestamp":\s*\d{12,}/.test(body);
  const isMarkup = /(<|\\u003c|%3C)(html|body)[\s>%\\]/i.test(body) && /(<|\\u003c|%3C)(\/|\\\/|%2F)body/i.test(body);
  const positions = body.match(/"(x|clientX|pageX)":\s*-?\d+(\.\d+)?,\s*"(y|clientY|pageY)":\s*-?\d+/g)?.length ?? 0;
  return isRrweb || isMarkup || (positions >= 2 && /mouse|pointer|cursor|move|"t(s|ime|imestamp)?":/i.test(body));
}
