import { decodePageContext } from '../contract/decoders/page-context.ts';
import { RuntimeError } from '../contract/errors.ts';
import { thirdPartyLimits } from '../contract/limits.ts';
import { captchaMessages } from '../contract/messages.ts';
import { loadScript, loadStyleSheet } from '../lib/script-tag.ts';
import type { Page } from '../page/page.ts';
import { fontFamilies, thirdPartyAddresses } from './addresses.ts';

/** The service `third-parties`: files of others, each fetched once however often it is asked for. Spec 2 §7, §8, §9. */
export interface ThirdParties {
  /** The social follow script; rejects after 10 s. */
  follow(): Promise<void>;
  /** The scripts that draw the widgets of reservation blocks. */
  reservation(): Promise<void>;
  tableBooking(): Promise<void>;
  /** The captcha provider's script. Rejects with '[GoogleReCaptchaAPI] Document was destroyed' for a document without a window. */
  captcha(document?: Document): Promise<void>;
  /** The script that writes how many comments there are; false where the site has no comments. */
  commentsCount(): Promise<boolean>;
  /** The style sheets of the page's font lists; false where there are none. */
  webFonts(): Promise<boolean>;
}

export function createThirdParties({ given, clock }: Page, window: Window & typeof globalThis): ThirdParties {
  const { document } = window;
  const context = decodePageContext(given);
  const addresses = thirdPartyAddresses(window.location);
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

  return {
    follow: () => script(addresses.social, document, thirdPartyLimits.followScriptTimeoutMs),
    reservation: () => script(addresses.reservation),
    tableBooking: () => script(addresses.tableBooking),
    async captcha(where = document) {
      if (!where.defaultView) throw new RuntimeError('document-destroyed', captchaMessages.documentDestroyed);
      await script(addresses.captcha, where);
    },
    async commentsCount() {
      const { disqusShortname, commentsEnabled } = context.settings;
      if (!disqusShortname || !commentsEnabled) return false;
      await script(addresses.comments(disqusShortname));
      return true;
    },
    async webFonts() {
      const families = fontFamilies(context.googleFonts);
      const { typekitId } = context.website;
      // A kit holds all of its fonts: its id is needed, and where the page lists kit fonts, one of them.
      const kit = typekitId && (context.typekitFonts === undefined || fontFamilies(context.typekitFonts).length > 0);
      const sheets = [
        ...(families.length > 0 ? [addresses.fonts(families)] : []),
        ...(kit ? [addresses.fontKit(typekitId)] : []),
      ];
      await Promise.all(sheets.map(sheet));
      return sheets.length > 0;
    },
  };
}
