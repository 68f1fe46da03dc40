/** The page context as servers write it: keys of every page, and further keys of some. */
export type Fields = Readonly<Record<string, unknown>>;

export const contextOf = (templateVersion: '7' | '7.1' | null, more: Fields = {}): Fields => ({
  facebookAppId: '0',
  rollups: {},
  pageType: 2,
  website: {
    id: '5f0000000000000000000001',
    identifier: 'tidewater',
    websiteType: 1,
    cloneable: false,
    siteStatus: {},
    language: 'en-GB',
    timeZone: 'Europe/London',
    siteTitle: 'Tidewater Pottery',
    typekitId: '',
  },
  websiteSettings: {
    disqusShortname: '',
    commentsEnabled: false,
    useEscapeKeyToLogin: false,
    popupOverlaySettings: { style: 1, enabledPages: [] },
    announcementBarSettings: {},
    storeSettings: { expressCheckout: false, isLive: false, defaultCurrency: 'GBP', selectedCurrency: 'GBP' },
  },
  cookieSettings: { isRestrictiveCookiePolicyEnabled: false, cookieBannerText: '' },
  websiteCloneable: false,
  collection: { title: 'Home', id: '5f0000000000000000000002', fullUrl: '/', type: 10, permissionType: 1 },
  subscribed: false,
  appDomain: 'squarespace.com',
  templateTweakable: true,
  tweakJSON: { 'site-width': '1200px', '@banner.height': '70px', 'show-banner': 'true' },
  templateId: '5f0000000000000000000003',
  pageFeatures: [1, 2, 4],
  impersonatedSession: false,
  tzData: { zones: [[0, 'EU', 'GMT/BST', null]], rules: {} },
  betaFeatureFlags: ['ORDERS-SERVICE-check-digital-good-access-with-service'],
  ...(templateVersion === null ? {} : { templateVersion }),
  ...more,
});

/** As strict JSON on one line, as servers write it; `\u003c` keeps it inside its script. */
export const asJson = (context: Fields): string => JSON.stringify(context).replaceAll('<', '\\u003c');

/** As a formatter prints it: one property a line, keys without quotes. */
export const asLiteral = (context: Fields): string =>
  JSON.stringify(context, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');

export const contextScript = (text: string, before = 'Static = window.Static || {}; '): string =>
  `<script data-name="static-context">${before}Static.SQUARESPACE_CONTEXT = ${text};</script>`;
