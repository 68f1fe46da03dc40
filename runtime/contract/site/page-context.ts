import { type CookieBanner, decodeCookieBanner } from '../consent/cookie-banner.ts';
import {
  type AnnouncementBarSettings,
  decodeAnnouncementBar,
  decodeMobileInfoBar,
  decodePopupOverlay,
  type MobileInfoBarSettings,
  type PopupOverlaySettings,
} from '../overlays/overlay-settings.ts';
import { type Fields, readFields, readFlag, readNumber, readText, readTexts } from '../read.ts';
import {
  type CollectionContext,
  type CoreContext,
  type CoreWebsite,
  decodeCoreContext,
  decodeCoreWebsite,
  heldRoles,
} from './core-context.ts';

/** The page context (`Static.SQUARESPACE_CONTEXT`). site#page-context */
export interface PageContext extends CoreContext, SiteContext {
  readonly collection: TypedCollection | null;
  /** `7`, `7.1`, `8` or empty. */
  readonly templateVersion: string;
  /** Id of the template's own website (`templateWebsiteId`). */
  readonly variantId: string;
  readonly memberLocale: string;
  /** Ids of the held roles (`10` is the viewer); empty for anonymous visitors. */
  readonly websiteRoles: readonly string[];
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
  /** The page's product, not decoded: variants, productType, subscribable. */
  readonly product: unknown;
}

interface TypedCollection extends CollectionContext {
  /** One of `collectionTypes`; null where the page has none. */
  readonly type: number | null;
}

/** The site of a page. */
export interface SiteContext {
  readonly appDomain: string;
  readonly website: WebsiteContext;
}

interface WebsiteContext extends CoreWebsite {
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
  /** Empty without a captcha. */
  readonly captchaSiteKey: string;
}

interface WebsiteSettings extends BasicSettings {
  readonly store: StoreSettings;
  readonly popupOverlay: PopupOverlaySettings;
  readonly mobileInfoBar: MobileInfoBarSettings;
  readonly announcementBar: AnnouncementBarSettings;
}

/** Settings without a decoder of their own. */
export interface BasicSettings {
  readonly disqusShortname: string;
  readonly commentsEnabled: boolean;
  readonly useEscapeKeyToLogin: boolean;
  /** 1 none, 2 black, 3 white. */
  readonly badgeType: number;
  readonly pinterestOverlayMode: string;
  readonly loginAllowed: boolean;
  readonly signupAllowed: boolean;
}

interface StoreSettings {
  readonly expressCheckout: boolean;
  /** 1 imperial, 2 metric; null where the page has none. */
  readonly measurementStandard: number | null;
  readonly isLive: boolean;
  /** USD, unless the store names another. */
  readonly defaultCurrency: string;
  readonly selectedCurrency: string;
  readonly currenciesSupported: readonly string[];
}

/**
 * Returns the page context; missing fields and fields of a wrong type have their defaults. Never throws. Chunks of the browser
 * decode the part that they need (`decodeSite`, `decodeBasicSettings`): this whole decoder weighs 2 kB.
 */
export const decodePageContext = (input: unknown): PageContext => {
  const fields = readFields(input);
  const core = decodeCoreContext(input);
  return {
    ...core,
    collection: core.collection && { ...core.collection, type: readNumber(readFields(fields.collection).type) },
    ...decodeSite(input),
    templateVersion: typeof fields.templateVersion === 'number' ? `${fields.templateVersion}` : readText(fields.templateVersion),
    variantId: readText(fields.templateWebsiteId),
    memberLocale: readText(readFields(fields.authenticatedAccount).locale),
    websiteRoles: heldRoles(fields.websiteRoles),
    environment: readText(fields.env),
    rollups: readFields(fields.rollups),
    betaFeatureFlags: readTexts(fields.betaFeatureFlags),
    tweaks: readFields(fields.tweakJSON),
    googleFonts: fields.googleFonts,
    typekitFonts: fields.typekitFonts,
    mapRenderKey: readText(fields.gmRenderKey),
    showAnnouncementBar: readFlag(fields.showAnnouncementBar),
    subscribed: readFlag(fields.subscribed),
    impersonatedSession: readFlag(fields.impersonatedSession),
    settings: decodeSettings(fields.websiteSettings),
    cookieBanner: decodeCookieBanner(fields.cookieSettings),
    product: fields.product,
  };
};

/** Returns the site of the page context. Never throws. */
export const decodeSite = (input: unknown): SiteContext => {
  const fields = readFields(input);
  return { appDomain: readText(fields.appDomain), website: decodeWebsite(fields.website) };
};

const decodeWebsite = (input: unknown): WebsiteContext => {
  const fields = readFields(input);
  return {
    ...decodeCoreWebsite(input),
    identifier: readText(fields.identifier),
    title: readText(fields.siteTitle),
    websiteType: readNumber(fields.websiteType),
    siteStatus: readNumber(readFields(fields.siteStatus).value),
    timeZone: readText(fields.timeZone),
    baseUrl: readText(fields.baseUrl),
    authenticUrl: readText(fields.authenticUrl),
    internalUrl: readText(fields.internalUrl),
    typekitId: readText(fields.typekitId),
    developerMode: readFlag(fields.developerMode),
    captchaSiteKey: readText(readFields(fields.captchaSettings).siteKey),
  };
};

const decodeSettings = (input: unknown): WebsiteSettings => {
  const fields = readFields(input);
  return {
    ...decodeBasicSettings(input),
    store: decodeStore(fields.storeSettings),
    popupOverlay: decodePopupOverlay(fields.popupOverlaySettings),
    mobileInfoBar: decodeMobileInfoBar(fields.mobileInfoBarSettings),
    announcementBar: decodeAnnouncementBar(fields.announcementBarSettings),
  };
};

/** Returns the basic settings of a page's `websiteSettings`. Never throws. */
export const decodeBasicSettings = (input: unknown): BasicSettings => {
  const fields = readFields(input);
  const accounts = readFields(fields.userAccountsSettings);
  return {
    disqusShortname: readText(fields.disqusShortname),
    commentsEnabled: readFlag(fields.commentsEnabled),
    useEscapeKeyToLogin: readFlag(fields.useEscapeKeyToLogin),
    badgeType: readNumber(fields.ssBadgeType) ?? 1,
    pinterestOverlayMode: readText(readFields(fields.pinterestOverlayOptions).mode),
    loginAllowed: readFlag(accounts.loginAllowed),
    signupAllowed: readFlag(accounts.signupAllowed),
  };
};

const decodeStore = (input: unknown): StoreSettings => {
  const fields = readFields(input);
  const defaultCurrency = readText(fields.defaultCurrency) || 'USD';
  return {
    expressCheckout: readFlag(fields.expressCheckout),
    measurementStandard: readNumber(fields.measurementStandard),
    isLive: readFlag(fields.isLive),
    defaultCurrency,
    selectedCurrency: readText(fields.selectedCurrency) || defaultCurrency,
    currenciesSupported: readTexts(fields.currenciesSupported),
  };
};

/**
 * Objects of the page context (`Static.SQUARESPACE_CONTEXT`) that features read beyond the decoded context: site#page-context.
 */
type ContextPart = 'collection' | 'tweakJSON' | 'website' | 'websiteSettings';

/** Returns one object of the page context as it was assigned; without it an object without fields. */
export const contextPart = (rawContext: unknown, name: ContextPart): Fields => readFields(readFields(rawContext)[name]);
