/** Returns the hexadecimal id of a record, as the platform gives them. */
export const recordId = (n: number): string => (0x5f1a2b3c000000 + n * 7919).toString(16).padStart(24, '5');

const currencies =
  'USD CAD GBP AUD EUR CHF NOK SEK DKK NZD SGD MXN HKD CZK ILS MYR RUB PHP PLN THB BRL ARS COP IDR INR JPY ZAR'.split(' ');
const flags = [
  'campaigns_discount_section',
  'commerce_new_checkout',
  'editor_site_styles',
  'member_areas_feature',
  'nested_categories',
];
const words = 'Thrown glazed and fired in the old mill by the river – Töpfe für jeden Tag'.split(' ');
const noBanner = {
  isCookieBannerEnabled: false,
  isRestrictiveCookiePolicyEnabled: false,
  isRestrictiveCookiePolicyAbsolute: false,
  cookieBannerText: '',
  cookieBannerTheme: '',
  cookieBannerVariant: '',
  cookieBannerPosition: '',
  cookieBannerCtaVariant: '',
  cookieBannerCtaText: '',
  cookieBannerAcceptType: 'OPT_IN',
  cookieBannerOptOutCtaText: '',
};

/** Tweaks of a template: every value is a string, and names may hold `@` and `.`. */
const tweaks = (count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `${n % 9 === 0 ? '@' : ''}tweak-${words[n % 12]}-${words[(n * 5) % 11]}${n % 7 === 0 ? '.' : '-'}${n}`,
      [`${n % 90}px`, 'true', 'Basic', `rgba(${n % 255},${n % 99},60,1)`, `"${words[n % 11]}", serif`][n % 5] ?? '',
    ]),
  );

/**
 * Returns the context of a published page with the keys that all of them have. Real ones take 30 to 300 kB, mostly of tweaks and
 * of the records of the collection's items.
 */
export function publishedContext(bytes = 30_000): Record<string, unknown> {
  const many = Math.max(1, Math.floor(bytes / 1000));
  return {
    betaFeatureFlags: Array.from({ length: many }, (_, n) => `${flags[n % flags.length]}_${n}`),
    facebookAppId: '314192535267336',
    facebookApiVersion: 'v6.0',
    rollups: {
      'squarespace-common': { js: `//assets.bench.example/universal/scripts-compressed/common-${recordId(1)}-min.en-US.js` },
    },
    pageType: 2,
    website: {
      id: 'w1',
      identifier: 'bench-kiln',
      websiteType: 4,
      cloneable: false,
      siteStatus: {},
      language: 'en-GB',
      timeZone: 'Europe/London',
      siteTitle: 'Kiln & Söhne',
      siteDescription: `<p>${words.join(' ')}.</p>`,
      baseUrl: 'https://kiln.example',
      typekitId: '',
      captchaSettings: { enabledForDonations: false },
    },
    websiteSettings: {
      id: recordId(2),
      ssBadgeType: 1,
      pinterestOverlayOptions: { mode: 'disabled' },
      announcementBarSettings: { style: 1 },
      popupOverlaySettings: { style: 1, enabledPages: [] },
      mobileInfoBarSettings: { style: 1, isContactEmailEnabled: false, isBusinessHoursEnabled: false },
      storeSettings: { isLive: false, defaultCurrency: 'GBP', selectedCurrency: 'GBP', currenciesSupported: currencies },
      useEscapeKeyToLogin: false,
    },
    cookieSettings: noBanner,
    websiteCloneable: false,
    collection: { id: 'c1', title: 'Bench', fullUrl: '/', type: 10, permissionType: 1 },
    items: Array.from({ length: many }, (_, n) => ({
      ...{
        id: recordId(100 + n),
        collectionId: 'c1',
        recordType: 2,
        addedOn: 1700000000000 + n,
        systemDataVariants: '2500x1203,100w,300w,500w',
      },
      ...{
        title: `Pot ${n}`,
        body: `<p>${words.slice(n % 5).join(' ')} &amp; “more”</p>`,
        mediaFocalPoint: { x: 0.5, y: 0.5, source: 3 },
      },
      ...{
        colorData: { topLeftAverage: '9d8b77', centerAverage: 'c4b49f' },
        assetUrl: `https://images.bench.example/${recordId(n)}/pot.jpg`,
      },
    })),
    subscribed: false,
    appDomain: 'bench.example',
    templateTweakable: true,
    tweakJSON: tweaks(many * 8),
    templateId: 't1',
    templateVersion: '7.1',
    pageFeatures: [1, 2, 4],
    gmRenderKey: 'QUl6YVN5QmVuY2g=',
    tzData: {
      zones: [[0, 'GB-Eire', 'GMT/BST', null]],
      rules: { 'GB-Eire': [[1996, 'max', null, 'Oct', 'lastSun', '1:00u', '0', 'GMT']] },
    },
    showAnnouncementBar: false,
    i18nContext: { languages: ['en-GB', 'de-DE'], defaultLanguage: 'en-GB' },
  };
}

/** Returns JSON as in the head of a published page: one line, `\uXXXX` for other characters than ASCII. */
const headJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns the script of the head that assigns the context. */
export const contextScript = (context: object): string =>
  `<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${headJson(context)};</script>`;
