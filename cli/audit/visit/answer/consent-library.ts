import { partyOf } from '../../parties/parties.ts';
import type { SeenRequest } from '../traffic/traffic.ts';

/** Globals by which consent libraries are configured or called, from their documentation. */
export const libraryGlobals: readonly string[] = [
  ...['klaro', 'tarteaucitron', 'CookieConsent', 'cookieconsent', 'initCookieConsent', 'initLmcCookieConsentManager'],
  ...['Orejime', 'orejime', 'CookiesEuBanner', 'CookieCraft', 'CookieBar', 'OneTrust', 'Optanon', 'Cookiebot', 'Didomi'],
  ...['UC_UI', 'usercentrics', '_iub', 'axeptioSDK', 'Osano', 'CookieControl', 'cookiehub', 'truste', 'Termly', 'BorlabsCookie'],
  ...['CookieScript', 'CCM', '_sp_', 'ketch', 'airgap', 'googlefc', '__tcfapi', '__cmp'],
];

/** File names of consent libraries. */
const libraryFiles =
  /(^|[._-])(klaro|tarteaucitron|orejime|lmccookieconsentmanager|cookies?-?(consent|eu-banner|banner|bar|notice|law|though|craft|control|script|bot|hub)|consent-?(manager|banner))([._-][\w.-]*)?\.m?js$/i;

/** Returns the script of a consent library among the requests of a page, as its host and path; null without one. */
export function libraryScript(requests: readonly Pick<SeenRequest, 'url' | 'type'>[]): string | null {
  const scripts = requests.filter(({ url, type }) => type === 'Script' && URL.canParse(url)).map(({ url }) => new URL(url));
  const isLibrary = ({ href, pathname }: URL) =>
    partyOf(href).kind === 'consent' || libraryFiles.test(pathname.slice(pathname.lastIndexOf('/') + 1));
  const found = scripts.find(isLibrary);
  return found ? `${found.hostname}${found.pathname}` : null;
}
