import { describe, expect, test } from 'vitest';
import { decodePageContext } from '../../../runtime/contract/site/page-context.ts';
import { hostileValues } from '../../helpers/values/hostile.ts';

/** After a published page of template version 7.1; ids and names are made up. */
const page = {
  betaFeatureFlags: ['flag_one', 'flag_two'],
  facebookAppId: '1',
  rollups: { 'commons-layout': { js: '//static.example.test/layout.js' } },
  pageType: 50,
  website: {
    id: 'w1',
    identifier: 'fern-1234',
    websiteType: 4,
    cloneable: false,
    developerMode: true,
    siteStatus: {},
    language: 'en-GB',
    timeZone: 'Europe/London',
    siteTitle: 'Fern & Co',
    baseUrl: 'https://fern.example.test',
    authenticUrl: 'https://fern.example.test',
    internalUrl: 'https://fern-1234.example.test',
    typekitId: '',
    captchaSettings: { siteKey: 'key', enabledForDonations: false },
  },
  websiteSettings: {
    disqusShortname: 'fern',
    commentsEnabled: true,
    useEscapeKeyToLogin: false,
    ssBadgeType: 2,
    pinterestOverlayOptions: { mode: 'disabled' },
    storeSettings: {
      expressCheckout: true,
      measurementStandard: 2,
      isLive: true,
      defaultCurrency: 'GBP',
      selectedCurrency: 'GBP',
      currenciesSupported: ['USD', 'GBP'],
    },
    userAccountsSettings: { loginAllowed: true, signupAllowed: true },
    popupOverlaySettings: { style: 2, version: 1 },
    mobileInfoBarSettings: { style: 3, isLocationEnabled: true },
    announcementBarSettings: { style: 2, text: '<p>Hi</p>' },
  },
  cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true, cookieBannerPosition: 'TOP' },
  websiteCloneable: false,
  collection: { title: 'Journal', id: 'c1', fullUrl: '/journal', type: 1, permissionType: 1 },
  item: { title: 'First', id: 'i1', fullUrl: '/journal/first', publicCommentCount: 0, commentState: 1, recordType: 1 },
  product: { variantAttributeNames: ['size'], variants: [] },
  subscribed: false,
  appDomain: 'app.example.test',
  templateTweakable: true,
  tweakJSON: { 'product-gallery-auto-crop': 'true', '@width': '70px' },
  templateId: 't1',
  templateVersion: '7.1',
  templateWebsiteId: 'tw1',
  pageFeatures: [1, 2],
  gmRenderKey: 'a2V5',
  env: 'PRODUCTION',
  impersonatedSession: false,
  showAnnouncementBar: true,
};

describe('an anonymous visitor’s page', () => {
  const context = decodePageContext(page);

  test('has the fields of the page that the runtime reads', () => {
    expect(context).toMatchObject({
      pageType: 50,
      templateId: 't1',
      templateVersion: '7.1',
      variantId: 'tw1',
      appDomain: 'app.example.test',
      environment: 'PRODUCTION',
      rollups: page.rollups,
      betaFeatureFlags: ['flag_one', 'flag_two'],
      tweaks: page.tweakJSON,
      mapRenderKey: 'a2V5',
      showAnnouncementBar: true,
      subscribed: false,
      impersonatedSession: false,
      memberLocale: '',
      product: page.product,
      cloneable: false,
    });
    expect(context.collection).toMatchObject({ id: 'c1', title: 'Journal', type: 1, permissionType: 1 });
    expect(context.item).toMatchObject({ id: 'i1', title: 'First', recordType: 1 });
  });

  test('has the website, whose site status is unknown when `siteStatus` is empty', () => {
    expect(context.website).toEqual({
      id: 'w1',
      identifier: 'fern-1234',
      title: 'Fern & Co',
      websiteType: 4,
      siteStatus: null,
      language: 'en-GB',
      timeZone: 'Europe/London',
      baseUrl: 'https://fern.example.test',
      authenticUrl: 'https://fern.example.test',
      internalUrl: 'https://fern-1234.example.test',
      typekitId: '',
      developerMode: true,
      captchaSiteKey: 'key',
    });
    expect(decodePageContext({ website: { siteStatus: { value: 8 } } }).website.siteStatus).toBe(8);
  });

  test('has the settings, each overlay decoded', () => {
    expect(context.settings).toMatchObject({
      disqusShortname: 'fern',
      commentsEnabled: true,
      useEscapeKeyToLogin: false,
      badgeType: 2,
      pinterestOverlayMode: 'disabled',
      loginAllowed: true,
      signupAllowed: true,
      store: {
        expressCheckout: true,
        measurementStandard: 2,
        isLive: true,
        defaultCurrency: 'GBP',
        selectedCurrency: 'GBP',
        currenciesSupported: ['USD', 'GBP'],
      },
      popupOverlay: { style: 2, version: 1 },
      mobileInfoBar: { style: 3, location: true },
      announcementBar: { style: 2, text: '<p>Hi</p>' },
    });
    expect(context.cookieBanner).toMatchObject({ enabled: true, restrictive: true, variant: 'BAR', position: 'TOP' });
  });

  test('has no account and no roles', () => {
    expect(context.account).toBeNull();
    expect(context.websiteRoles).toEqual([]);
    expect(context.isOnlyViewer).toBe(false);
  });
});

// site#signed-in
describe('a signed-in visitor', () => {
  const authenticatedAccount = { id: 'a1', displayName: 'Robin', email: 'robin@example.test', roles: {} };

  test('has an account and the roles that are held', () => {
    const context = decodePageContext({ authenticatedAccount, websiteRoles: { '1': true, '4': false } });
    expect(context.account).toEqual({ id: 'a1' });
    expect(context.websiteRoles).toEqual(['1']);
    expect(context.isOnlyViewer).toBe(false);
  });

  test('is only a viewer if role 10 is the one role', () => {
    const isOnlyViewer = (websiteRoles: unknown) => decodePageContext({ authenticatedAccount, websiteRoles }).isOnlyViewer;
    expect(isOnlyViewer({ '10': true })).toBe(true);
    expect(isOnlyViewer({ '10': true, '1': true })).toBe(false);
    expect(isOnlyViewer({ '10': false })).toBe(false);
    expect(isOnlyViewer({})).toBe(false);
    expect(isOnlyViewer(undefined)).toBe(false);
  });

  test('roles without an account make no visitor a viewer', () => {
    expect(decodePageContext({ websiteRoles: { '10': true } }).isOnlyViewer).toBe(false);
  });
});

// site#cloneable
test('a site is cloneable if either of the two places says so', () => {
  expect(decodePageContext({ website: { cloneable: true } }).cloneable).toBe(true);
  expect(decodePageContext({ websiteCloneable: true, website: { cloneable: false } }).cloneable).toBe(true);
  expect(decodePageContext({ website: {} }).cloneable).toBe(false);
});

test('old and special pages lack collection, permission type, cookie settings or template version', () => {
  const old = decodePageContext({ pageType: 1, collection: { id: 'c', title: 'Home', fullUrl: '/', type: 10 } });
  expect(old.collection?.permissionType).toBeNull();
  expect(old.templateVersion).toBe('');
  expect(old.cookieBanner.enabled).toBe(false);
  expect(decodePageContext({ pageType: 205, collection: {} }).collection).toBeNull();
  expect(decodePageContext({ templateVersion: 7.1 }).templateVersion).toBe('7.1');
});

// site#default-currency
test('a store without a currency sells in US dollars', () => {
  expect(decodePageContext({}).settings.store).toMatchObject({ defaultCurrency: 'USD', selectedCurrency: 'USD' });
});

test('no value, in place of the context or of any part of it, makes it throw', () => {
  for (const value of hostileValues) {
    expect(() => decodePageContext(value)).not.toThrow();
    for (const key of Object.keys(page)) expect(() => decodePageContext({ ...page, [key]: value }), key).not.toThrow();
    const website = Object.fromEntries(Object.keys(page.website).map((key) => [key, value]));
    const websiteSettings = Object.fromEntries(Object.keys(page.websiteSettings).map((key) => [key, value]));
    expect(() => decodePageContext({ website, websiteSettings, authenticatedAccount: value, websiteRoles: value })).not.toThrow();
  }
});
