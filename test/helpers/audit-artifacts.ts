import type { Banner, Call, CookieWrite, JarCookie, PageArtifacts, Visit } from '../../cli/audit/artifacts.ts';

/** Cookie settings of a site that asks first and lets visitors decline. */
export const askingSettings = {
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerText: '<p>May we?</p>',
};

const askingContext = { pageType: 2, cookieSettings: askingSettings };

/** The banner of `askingSettings` as it ought to be. */
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

export const scriptSetter = {
  kind: 'script',
  via: 'document.cookie',
  url: 'https://shop.example/a.js',
  line: 3,
  column: 5,
  stack: ['count (https://shop.example/a.js:3:5)', '(top) (https://shop.example/a.js:9:1)'],
} as const;

export const cookieWrite = (name: string, lifetimeMs: number | null = null, more: Partial<CookieWrite> = {}): CookieWrite => ({
  name,
  value: '1',
  domain: 'shop.example',
  path: '/',
  lifetimeMs,
  setBy: scriptSetter,
  afterAnswer: false,
  ...more,
});

export const hit = (more: Partial<Call> = {}): Call => ({
  method: 'POST',
  url: 'https://shop.example/api/census/RecordHit',
  path: '/api/census/RecordHit',
  endpoint: 'record-hit',
  status: 200,
  body: { event: 'PAGE_VIEW', data: {} },
  sentBy: scriptSetter,
  afterAnswer: false,
  ...more,
});

/** A first visit to a page that asks first and does everything right; `more` says what is otherwise. */
export const visit = (more: Partial<Visit> = {}): Visit => ({
  journey: 'first',
  landedOn: 'https://shop.example/',
  status: 200,
  durationMs: 500,
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
  calls: [],
  bannerOnLoad: askingBanner,
  bannerAfterAnswer: null,
  ...more,
});

/** A visit in which the banner was clicked away and the answer stored. */
export const answeredVisit = (choice: 'accept' | 'decline', more: Partial<Visit> = {}): Visit =>
  visit({
    journey: choice === 'accept' ? 'accepted' : 'declined',
    answer: { choice, by: 'click' },
    jarAtAnswer: [],
    jarAfter: [jarCookie('ss_cookieAllowed', choice === 'accept' ? 'true' : 'false')],
    bannerAfterAnswer: noBanner,
    ...more,
  });

export const page = (...visits: Visit[]): PageArtifacts => ({
  url: 'https://shop.example/',
  path: '/',
  site: null,
  visits,
  incomplete: null,
});
