import { pageWide } from './page-wide.ts';

/** What the page's policy makes of our own texts, or of what an inert document is to clean. */
interface Policy {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy } | undefined;

declare module './page-wide.ts' {
  interface PageWide {
    readonly trustedTypes: Policy;
  }
}

const asItIs = (text: string): string => text;
const unchanged: Policy = { createHTML: asItIs, createScript: asItIs, createScriptURL: asItIs };

/** The one policy of the page, `ss-runtime`: a page that lists the names it allows allows each of them once. */
export const trustedPolicy = (): Policy =>
  pageWide('trustedTypes', () => {
    try {
      return (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('ss-runtime', unchanged) ?? unchanged;
    } catch {
      // The page allows no such name: the browser will refuse, and the caller knows what then.
      return unchanged;
    }
  });

/** Makes markup fit for parsing on pages that require trusted types: our own, or what goes into an inert document to be cleaned. */
export const trustedHtml = (html: string): string => trustedPolicy().createHTML(html);

/** Lets a script of the page's own HTML run on pages that require trusted types: its text, or its address. */
export const trustedScript = (kind: 'createScript' | 'createScriptURL', value: string): string => trustedPolicy()[kind](value);
