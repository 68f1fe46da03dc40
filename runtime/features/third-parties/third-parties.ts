import { fetchJson } from '../../browser/http.ts';
import { loadScript, loadStyleSheet } from '../../browser/script-tag.ts';
import { runtimeError } from '../../contract/errors.ts';
import { readFields } from '../../contract/read.ts';
import { decodeBasicSettings, decodeSite } from '../../contract/site/page-context.ts';
import { thirdPartyLimits } from '../../contract/third-parties/limits.ts';
import { captchaMessages } from '../../contract/third-parties/messages.ts';
import type { Page } from '../../page/page.ts';
import { fontFamilies, thirdPartyAddresses } from './addresses.ts';
import { isFamilyLinked, isKitLinked } from './linked-fonts.ts';

/** A list of dates that does not come (our choice). */
const tourDatesTimeoutMs = 10_000;

/** The service `third-parties`: files of others, each fetched once however often it is asked for. Spec 2 §7, §8, §9. */
export interface ThirdParties {
  /** The social follow script; rejects after 10 s. */
  follow(): Promise<void>;
  /** The scripts that draw the widgets of reservation blocks. */
  reservation(): Promise<void>;
  tableBooking(): Promise<void>;
  /** The script that draws the widgets of wedding registries. */
  weddingRegistry(): Promise<void>;
  /** An artist's dates, as their service lists them; rejects after 10 s. */
  tourDates(artist: string, date: string): Promise<unknown>;
  /** Who a visitor's browser will ask for it: a host's name. */
  hostOf(name: 'reservation' | 'tableBooking' | 'weddingRegistry' | 'tourDates'): string;
  /**
   * The captcha provider's script, given up after `timeoutMs`, if that is said; one that has not put the `global` on the window, if
   * that is said, is fetched anew when it is asked for again. Rejects with '[GoogleReCaptchaAPI] Document was destroyed' for a
   * document without a window.
   */
  captcha(
    document?: Document,
    provider?: 'captcha' | 'hcaptcha' | 'turnstile',
    timeoutMs?: number,
    global?: string,
  ): Promise<void>;
  /** The script that writes how many comments there are; false where the site has no comments. */
  commentsCount(): Promise<boolean>;
  /** The style sheets of the page's font lists, but for what the page links itself; false where there are none. */
  webFonts(): Promise<boolean>;
}

export function createThirdParties({ rawContext, clock }: Page, window: Window & typeof globalThis): ThirdParties {
  const { document } = window;
  const { googleFonts, typekitFonts, websiteSettings } = readFields(rawContext);
  const addresses = thirdPartyAddresses(window.location, readFields(websiteSettings).thirdPartyScripts);
  const tourDates = (artist: string, date: string) =>
    addresses.tourDates({ artist, site: decodeSite(rawContext).website.identifier, date });
  const loading = new WeakMap<Document, Map<string, Promise<void>>>();

  /** One that failed is fetched anew when it is asked for again. */
  const once = (where: Document, address: string, load: () => Promise<void>): Promise<void> => {
    const known = loading.get(where) ?? new Map<string, Promise<void>>();
    loading.set(where, known);
    const promise = known.get(address) ?? load();
    known.set(address, promise);
    promise.catch(() => known.delete(address));
    return promise;
  };
  const script = (src: string, where = document, timeoutMs?: number) =>
    once(where, src, () => loadScript(where, clock, timeoutMs === undefined ? { src } : { src, timeoutMs }));
  const sheet = (href: string) => once(document, href, () => loadStyleSheet(document, href));
  let fonts: Promise<boolean> | undefined;
  const loadFonts = async (): Promise<boolean> => {
    const families = fontFamilies(googleFonts).filter((family) => !isFamilyLinked(document, family));
    const { typekitId } = decodeSite(rawContext).website;
    // A kit holds all of its fonts: its id is needed, and where the page lists kit fonts, one of them.
    const kit = typekitId && (typekitFonts === undefined || fontFamilies(typekitFonts).length > 0) && !isKitLinked(document);
    const sheets = [...(families.length > 0 ? [addresses.fonts(families)] : []), ...(kit ? [addresses.fontKit(typekitId)] : [])];
    await Promise.all(sheets.map(sheet));
    return sheets.length > 0;
  };

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
    webFonts() {
      fonts ??= loadFonts();
      fonts.catch(() => {
        fonts = undefined;
      });
      return fonts;
    },
  };
}
