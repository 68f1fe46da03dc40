import { fetchJson } from '../../browser/http.ts';
import { type Once, once } from '../../browser/once.ts';
import { loadScript, loadStyleSheet } from '../../browser/script-tag.ts';
import { runtimeError } from '../../contract/errors.ts';
import { readFields } from '../../contract/read.ts';
import { decodeBasicSettings, decodeSite } from '../../contract/site/page-context.ts';
import { captchaMessages, thirdPartyLimits } from '../../contract/third-parties/constants.ts';
import type { Page } from '../../page/page.ts';
import { thirdPartyAddresses } from './addresses.ts';
import { fontFamilies, isFamilyLinked, isKitLinked } from './web-fonts.ts';
import { whenAllowed } from './when-allowed.ts';

const tourDatesTimeoutMs = 10_000;

/** The service `third-parties`. Each file is fetched once for all callers; a failed file is fetched again by the next caller. */
export interface ThirdParties {
  /** Loads the social follow script; rejects after 10 s. */
  follow(): Promise<void>;
  /** Loads a script that draws the widgets of reservation blocks. */
  reservation(): Promise<void>;
  tableBooking(): Promise<void>;
  /** Loads the script that draws the widgets of wedding registries. */
  weddingRegistry(): Promise<void>;
  /** Returns an artist's dates as their service lists them; rejects after 10 s. */
  tourDates(artist: string, date: string): Promise<unknown>;
  /** Returns the host name of a service. */
  hostOf(name: 'reservation' | 'tableBooking' | 'weddingRegistry' | 'tourDates'): string;
  /**
   * Loads a captcha provider's script. Rejects after `timeoutMs`, and with '[GoogleReCaptchaAPI] Document was destroyed' for a
   * document without a window. A script that has not set the window's `global` is fetched again by the next caller.
   */
  captcha(
    document?: Document,
    provider?: 'captcha' | 'hcaptcha' | 'turnstile',
    timeoutMs?: number,
    global?: string,
  ): Promise<void>;
  /** Loads the script that writes the counts of comments. Returns false for a site without comments. */
  commentsCount(): Promise<boolean>;
  /** Loads the style sheets of the page's fonts: third-parties#web-fonts. Returns false without fonts to load. */
  webFonts(): Promise<boolean>;
  /** Loads them once the visitor may be tracked. */
  startFonts(): void;
}

export function createThirdParties(page: Page, window: Window & typeof globalThis): ThirdParties {
  const { rawContext, clock } = page;
  const { document } = window;
  const { googleFonts, typekitFonts, websiteSettings } = readFields(rawContext);
  const addresses = thirdPartyAddresses(window.location, readFields(websiteSettings).thirdPartyScripts);
  const tourDates = (artist: string, date: string) =>
    addresses.tourDates({ artist, site: decodeSite(rawContext).website.identifier, date });
  const loading = new WeakMap<Document, Map<string, Once<void>>>();

  /** Returns the pending or finished load of an address in a document. */
  const loadOnce = (where: Document, address: string, load: () => Promise<void>): Promise<void> => {
    const known = loading.get(where) ?? new Map<string, Once<void>>();
    loading.set(where, known);
    const resource = known.get(address) ?? once(load);
    known.set(address, resource);
    return resource.load();
  };
  const script = (src: string, where = document, timeoutMs?: number) =>
    loadOnce(where, src, () => loadScript(where, clock, timeoutMs === undefined ? { src } : { src, timeoutMs }));
  const sheet = (href: string) => loadOnce(document, href, () => loadStyleSheet(document, href));
  const fonts = once(async (): Promise<boolean> => {
    const families = fontFamilies(googleFonts).filter((family) => !isFamilyLinked(document, family));
    const { typekitId } = decodeSite(rawContext).website;
    // A kit contains all its fonts. It needs an id and, where the page has a list of kit fonts, an entry in the list.
    const kit = typekitId && (typekitFonts === undefined || fontFamilies(typekitFonts).length > 0) && !isKitLinked(document);
    const sheets = [...(families.length > 0 ? [addresses.fonts(families)] : []), ...(kit ? [addresses.fontKit(typekitId)] : [])];
    await Promise.all(sheets.map(sheet));
    return sheets.length > 0;
  });

  return {
    follow: () => script(addresses.social, document, thirdPartyLimits.followScriptTimeoutMs),
    reservation: () => script(addresses.reservation),
    tableBooking: () => script(addresses.tableBooking),
    weddingRegistry: () => script(addresses.weddingRegistry),
    tourDates: (artist, date) => fetchJson(tourDates(artist, date), tourDatesTimeoutMs),
    hostOf: (name) => new URL(name === 'tourDates' ? tourDates('', '') : addresses[name]).hostname,
    async captcha(where = document, provider = 'captcha', timeoutMs, global) {
      if (!where.defaultView) throw runtimeError('document-destroyed', captchaMessages.documentDestroyed);
      await script(addresses[provider], where, timeoutMs);
      if (global && !(global in where.defaultView)) loading.get(where)?.delete(addresses[provider]);
    },
    async commentsCount() {
      const { disqusShortname, commentsEnabled } = decodeBasicSettings(websiteSettings);
      if (!disqusShortname || !commentsEnabled) return false;
      await script(addresses.comments(disqusShortname));
      return true;
    },
    webFonts: fonts.load,
    startFonts: () => void whenAllowed(page, () => fonts.load().catch(() => {})),
  };
}

/** The service `third-parties`. Fetched by blocks that need a third party's file. */
export const create = (page: Page): ThirdParties => createThirdParties(page, window);

declare module '../../page/page.ts' {
  interface Services {
    readonly 'third-parties': ThirdParties;
  }
}
