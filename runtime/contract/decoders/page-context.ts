import { type CookieBanner, decodeCookieBanner } from './cookie-banner.ts';
import { type CoreContext, type CoreWebsite, decodeCoreContext, decodeCoreWebsite } from './core-context.ts';
import {
  type AnnouncementBarSettings,
  decodeAnnouncementBar,
  decodeMobileInfoBar,
  decodePopupOverlay,
  type MobileInfoBarSettings,
  type PopupOverlaySettings,
} from './overlays.ts';
import { type Fields, readFields, readFlag, readNumber, readText, readTexts } from './read.ts';

/** All that a page tells the runtime about itself (`Static.SQUARESPACE_CONTEXT`). Spec 1 §1, spec 2 §3 "Website context values read". */
export interface PageContext extends CoreContext {
  /** `7`, `7.1`, `8` or empty. */
  readonly templateVersion: string;
  readonly appDomain: string;
  readonly environment: string;
  readonly rollups: Fields;
  readonly betaFeatureFlags: readonly string[];
  readonly tweaks: Fields;
  readonly googleFonts: unknown;
  readonly typekitFonts: unknown;
  /** Base64 of the browser map key. */
  readonly mapRenderKey: string;
  readonly showAnnouncementBar: boolean;
  readonly subscribed: boolean;
  readonly impersonatedSession: boolean;
  readonly website: WebsiteContext;
  readonly settings: WebsiteSettings;
  readonly cookieBanner: CookieBanner;
  /** The page's product as it came: variants, productType, subscribable. */
  readonly product: unknown;
}

export interface WebsiteContext extends CoreWebsite {
  readonly identifier: string;
  readonly title: string;
  readonly websiteType: number | null;
  readonly siteStatus: number | null;
  readonly timeZone: string;
  readonly baseUrl: string;
  readonly authenticUrl: string;
  readonly internalUrl: string;
  readonly typekitId: string;
  readonly developerMode: boolean;
  /** Empty: no captcha is set up. */
  readonly captchaSiteKey: string;
}

export interface WebsiteSettings {
  readonly disqusShortname: string;
  readonly commentsEnabled: boolean;
  readonly useEscapeKeyToLogin: boolean;
  /** 1 none, 2 black, 3 white. */
  readonly badgeType: number;
  readonly pinterestOverlayMode: string;
  readonly loginAllowed: boolean;
  readonly signupAllowed: boolean;
  readonly store: StoreSettings;
  readonly popupOverlay: PopupOverlaySettings;
  readonly mobileInfoBar: MobileInfoBarSettings;
  readonly announcementBar: AnnouncementBarSettings;
}

export interface StoreSettings {
  readonly expressCheckout: boolean;
  /** 1 imperial, 2 metric; null: the page does not say. */
  readonly measurementStandard: number | null;
  readonly isLive: boolean;
  /** USD, unless the store names another. */
  readonly defaultCurrency: string;
  readonly selectedCurrency: string;
  readonly currenciesSupported: readonly string[];
}

/**
 * Answers the page context with defaults for what is absent; what has a wrong type counts as absent. Never throws.
 * A signed-in visitor is one whose `authenticatedAccount` is an object.
 */
export const decodePageContext = (input: unknown): PageContext => {
  const given = readFields(input);
  return {
    ...decodeCoreContext(input),
    templateVersion: typeof given.templateVersion === 'number' ? `${given.templateVersion}` : readText(given.templateVersion),
    appDomain: readText(given.appDomain),
    environment: readText(given.env),
    rollups: readFields(given.rollups),
    betaFeatureFlags: readTexts(given.betaFeatureFlags),
    tweaks: readFields(given.tweakJSON),
    googleFonts: given.googleFonts,
    typekitFonts: given.typekitFonts,
    mapRenderKey: readText(given.gmRenderKey),
    showAnnouncementBar: readFlag(given.showAnnouncementBar),
    subscribed: readFlag(given.subscribed),
    impersonatedSession: readFlag(given.impersonatedSession),
    website: decodeWebsite(given.website),
    settings: decodeSettings(given.websiteSettings),
    cookieBanner: decodeCookieBanner(given.cookieSettings),
    product: given.product,
  };
};

const decodeWebsite = (input: unknown): WebsiteContext => {
  const given = readFields(input);
  return {
    ...decodeCoreWebsite(input),
    identifier: readText(given.identifier),
    title: readText(given.siteTitle),
    websiteType: readNumber(given.websiteType),
    siteStatus: readNumber(readFields(given.siteStatus).value),
    timeZone: readText(given.timeZone),
    baseUrl: readText(given.baseUrl),
    authenticUrl: readText(given.authenticUrl),
    internalUrl: readText(given.internalUrl),
    typekitId: readText(given.typekitId),
    developerMode: readFlag(given.developerMode),
    captchaSiteKey: readText(readFields(given.captchaSettings).siteKey),
  };
};

const decodeSettings = (input: unknown): WebsiteSettings => {
  const given = readFields(input);
  const accounts = readFields(given.userAccountsSettings);
  return {
    disqusShortname: readText(given.disqusShortname),
    commentsEnabled: readFlag(given.commentsEnabled),
    useEscapeKeyToLogin: readFlag(given.useEscapeKeyToLogin),
    badgeType: readNumber(given.ssBadgeType) ?? 1,
    pinterestOverlayMode: readText(readFields(given.pinterestOverlayOptions).mode),
    loginAllowed: readFlag(accounts.loginAllowed),
    signupAllowed: readFlag(accounts.signupAllowed),
    store: decodeStore(given.storeSettings),
    popupOverlay: decodePopupOverlay(given.popupOverlaySettings),
    mobileInfoBar: decodeMobileInfoBar(given.mobileInfoBarSettings),
    announcementBar: decodeAnnouncementBar(given.announcementBarSettings),
  };
};

const decodeStore = (input: unknown): StoreSettings => {
  const given = readFields(input);
  const defaultCurrency = readText(given.defaultCurrency) || 'USD';
  return {
    expressCheckout: readFlag(given.expressCheckout),
    measurementStandard: readNumber(given.measurementStandard),
    isLive: readFlag(given.isLive),
    defaultCurrency,
    selectedCurrency: readText(given.selectedCurrency) || defaultCurrency,
    currenciesSupported: readTexts(given.currenciesSupported),
  };
};
