import { type CookieBanner, decodeCookieBanner } from './cookie-banner.ts';
import {
  type AnnouncementBarSettings,
  decodeAnnouncementBar,
  decodeMobileInfoBar,
  decodePopupOverlay,
  type MobileInfoBarSettings,
  type PopupOverlaySettings,
} from './overlays.ts';
import { type Fields, readFields, readFlag, readNumber, readText, readTexts } from './read.ts';

/** What a page tells the runtime about itself (`Static.SQUARESPACE_CONTEXT`). Spec 1 §1, spec 2 §3 "Website context values read". */
export interface PageContext {
  /** null: the page does not say. */
  readonly pageType: number | null;
  readonly templateId: string;
  /** `7`, `7.1`, `8` or empty. */
  readonly templateVersion: string;
  /** Id of the template's own website (`templateWebsiteId`; where it stands is our choice). */
  readonly variantId: string;
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
  readonly websiteLocale: string;
  readonly memberLocale: string;
  readonly website: WebsiteContext;
  readonly settings: WebsiteSettings;
  readonly cookieBanner: CookieBanner;
  readonly collection: CollectionContext | null;
  readonly item: ItemContext | null;
  /** The page's product as it came: variants, productType, subscribable. */
  readonly product: unknown;
  /** null: nobody is signed in. */
  readonly account: AccountContext | null;
  /** Ids of the roles that are held (`10` is the viewer's); empty for anonymous visitors. */
  readonly websiteRoles: Readonly<Record<string, true>>;
  /** Signed in, and the viewer's role is the only one. */
  readonly isOnlyViewer: boolean;
  /** What either `website.cloneable` or `websiteCloneable` says. */
  readonly cloneable: boolean;
}

export interface WebsiteContext {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
  readonly websiteType: number | null;
  readonly siteStatus: number | null;
  readonly language: string;
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

export interface CollectionContext {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly type: number | null;
  /** null on old pages. */
  readonly permissionType: number | null;
}

export interface ItemContext {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly recordType: number | null;
}

export interface AccountContext {
  readonly id: string;
  readonly displayName: string;
}

/**
 * Answers the page context with defaults for what is absent; what has a wrong type counts as absent. Never throws.
 * A signed-in visitor is one whose `authenticatedAccount` is an object.
 */
export const decodePageContext = (input: unknown): PageContext => {
  const given = readFields(input);
  const website = decodeWebsite(given.website);
  const account = decodeAccount(given.authenticatedAccount);
  const roles = Object.entries(readFields(given.websiteRoles)).filter(([, held]) => held === true);
  return {
    pageType: readNumber(given.pageType),
    templateId: readText(given.templateId),
    templateVersion: typeof given.templateVersion === 'number' ? `${given.templateVersion}` : readText(given.templateVersion),
    variantId: readText(given.templateWebsiteId),
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
    websiteLocale: website.language,
    memberLocale: readText(readFields(given.authenticatedAccount).locale),
    website,
    settings: decodeSettings(given.websiteSettings),
    cookieBanner: decodeCookieBanner(given.cookieSettings),
    collection: decodeCollection(given.collection),
    item: decodeItem(given.item),
    product: given.product,
    account,
    websiteRoles: Object.fromEntries(roles) as Record<string, true>,
    isOnlyViewer: account !== null && roles.length === 1 && roles[0]?.[0] === '10',
    cloneable: readFlag(readFields(given.website).cloneable) || readFlag(given.websiteCloneable),
  };
};

const decodeWebsite = (input: unknown): WebsiteContext => {
  const given = readFields(input);
  return {
    id: readText(given.id),
    identifier: readText(given.identifier),
    title: readText(given.siteTitle),
    websiteType: readNumber(given.websiteType),
    siteStatus: readNumber(readFields(given.siteStatus).value),
    language: readText(given.language),
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

/** A page without a collection has an empty object or nothing there; both are null. */
const decodeCollection = (input: unknown): CollectionContext | null => {
  const given = readFields(input);
  const id = readText(given.id);
  return id
    ? {
        id,
        title: readText(given.title),
        fullUrl: readText(given.fullUrl),
        type: readNumber(given.type),
        permissionType: readNumber(given.permissionType),
      }
    : null;
};

const decodeItem = (input: unknown): ItemContext | null => {
  const given = readFields(input);
  const id = readText(given.id);
  return id
    ? { id, title: readText(given.title), fullUrl: readText(given.fullUrl), recordType: readNumber(given.recordType) }
    : null;
};

const decodeAccount = (input: unknown): AccountContext | null => {
  const given = readFields(input);
  return given === input ? { id: readText(given.id), displayName: readText(given.displayName) } : null;
};
