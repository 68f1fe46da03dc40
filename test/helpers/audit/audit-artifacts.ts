import type {
  Banner,
  CookieWrite,
  Environment,
  JarCookie,
  PageArtifacts,
  PageVisit,
  Request,
} from '../../../cli/audit/artifacts/artifacts.ts';
import type { Call } from '../../../cli/audit/artifacts/calls.ts';
import { type ObservedRequest, unobservedRequest } from '../../../cli/audit/artifacts/observed-requests.ts';

/** Cookie settings of a site that asks for consent and offers a decline button. */
export const askingSettings = {
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerText: '<p>May we?</p>',
};

const askingContext = { pageType: 2, cookieSettings: askingSettings };

/** The correct banner of `askingSettings`. */
export const askingBanner: Banner = {
  count: 1,
  visible: true,
  text: 'May we?',
  data: { variant: 'BAR', position: 'BOTTOM', theme: 'DARK', 'cta-variant': 'ICON', 'accept-type': 'OPT_IN_AND_OUT' },
  acceptVisible: true,
  declineVisible: true,
};

export const noBanner: Banner = { count: 0, visible: false, text: '', data: {}, acceptVisible: false, declineVisible: false };

export const jarCookie = (name: string, value = '1', more: Partial<JarCookie> = {}): JarCookie => ({
  name,
  value,
  domain: 'shop.example',
  path: '/',
  expiresMs: null,
  httpOnly: false,
  secure: false,
  ...more,
});

export const scriptInitiator = {
  kind: 'script',
  via: 'document.cookie',
  url: 'https://shop.example/a.js',
  line: 3,
  column: 5,
  stack: ['count (https://shop.example/a.js:3:5)', '(top) (https://shop.example/a.js:9:1)'],
} as const;

const wellFormed: Readonly<Record<string, string>> = {
  ss_cvr: 'a1|1748772000000|1748772000000|1748858400000|1',
  ss_cvt: '1748858400000',
  ss_cookieAllowed: 'true',
};

export const cookieWrite = (name: string, lifetimeMs: number | null = null, more: Partial<CookieWrite> = {}): CookieWrite => ({
  name,
  value: wellFormed[name] ?? '1',
  domain: 'shop.example',
  path: '/',
  lifetimeMs,
  initiator: scriptInitiator,
  line: `${name}=0`,
  atMs: 1_700_000_000_000,
  afterAnswer: false,
  ...more,
});

/** Returns a page view that was sent; `more` overrides fields, and a path alone gives the address. */
export const hit = ({ path = '/api/census/RecordHit', ...more }: Partial<Call> = {}): Call => ({
  method: 'POST',
  url: `https://shop.example${path}`,
  path,
  endpoint: 'record-hit',
  status: 200,
  body: { event: 'PAGE_VIEW', data: {}, ss_cvr: '' },
  sentBy: scriptInitiator,
  afterAnswer: false,
  page: 'https://shop.example/',
  atMs: 1_700_000_000_000,
  contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
  csrfHeader: null,
  bodyText: null,
  ...more,
});

export const seenRequest = (url: string, more: Partial<ObservedRequest> = {}): ObservedRequest => ({
  method: 'GET',
  url,
  type: 'Image',
  page: 'https://shop.example/',
  status: 200,
  etag: null,
  sentBy: scriptInitiator,
  afterAnswer: false,
  pageMs: 100,
  respondedAfterMs: 5,
  requestHeaders: {},
  responseHeaders: {},
  postData: null,
  transfer: {
    statusText: 'OK',
    protocol: 'http/1.1',
    mimeType: 'image/gif',
    serverAddress: '192.0.2.1',
    fromCache: false,
    endedAfterMs: 8,
    wireBytes: 243,
    bodyBytes: 43,
  },
  ...more,
});

/** Time of the request for the page in `visit`. */
const openedAtMs = 1_699_999_964_000;

/** Returns the request of a call, as a visit has it for what only the platform's journal reports. */
const sentCall = ({ endpoint, path: _path, body, status, crumbFail, settings, atMs, bodyText, ...call }: Call): Request =>
  unobservedRequest({
    ...call,
    pageMs: atMs - openedAtMs,
    postData: bodyText,
    call: { endpoint, body, status, ...(crumbFail !== undefined && { crumbFail }), ...(settings !== undefined && { settings }) },
  });

/** Fields of a visit; `calls` are added to its requests. */
interface VisitFields extends Partial<PageVisit> {
  readonly calls?: readonly Call[];
}

/** Returns a first visit to a page that asks for consent and breaks no rule; `more` overrides fields. */
export const visit = ({ calls = [], requests = [], ...more }: VisitFields = {}): PageVisit => ({
  journey: 'first',
  landedOn: 'https://shop.example/',
  status: 200,
  durationMs: 500,
  openedAtMs,
  endedAtMs: 1_700_000_000_000,
  context: askingContext,
  runtime: 'ready',
  censusDisabled: false,
  settingsText: 'May we?',
  answer: null,
  jarBefore: [],
  jarAtAnswer: null,
  jarAfter: [],
  writes: [],
  bannerOnLoad: askingBanner,
  bannerAfterAnswer: null,
  bannerAtEnd: null,
  force: null,
  storage: [],
  storageWrites: [],
  bannerControls: [],
  fingerprints: [],
  popups: [],
  requests: [...requests, ...calls.map(sentCall)],
  pictures: [],
  ...more,
});

/** Returns a visit in which the banner was answered and the answer was stored. */
export const answeredVisit = (choice: 'accept' | 'decline', more: VisitFields = {}): PageVisit =>
  visit({
    journey: choice === 'accept' ? 'accepted' : 'declined',
    answer: { choice, by: 'click', verified: true, pageMs: 2000 },
    jarAtAnswer: [],
    jarAfter: [jarCookie('ss_cookieAllowed', choice === 'accept' ? 'true' : 'false')],
    bannerAfterAnswer: noBanner,
    ...more,
  });

export const environment: Environment = {
  startedAt: '2026-01-31T12:00:00.000Z',
  toolVersion: '1.2.3',
  browser: 'Chrome/140.0.7339.80',
  userAgent: 'Mozilla/5.0 Chrome/140.0.0.0',
  platform: 'Linux 6.1.0 x64',
  device: null,
  locale: 'en-US',
  timezone: 'Europe/Berlin',
  proxy: null,
  insecure: false,
  viewport: { widthPx: 1280, heightPx: 800, scale: 1 },
};

export const page = (...visits: PageVisit[]): PageArtifacts => ({
  url: 'https://shop.example/',
  path: '/',
  site: null,
  visits,
  incomplete: null,
});
