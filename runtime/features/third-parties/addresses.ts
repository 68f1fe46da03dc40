import { readFields, readText } from '../../contract/read.ts';
import { isLocalhost } from '../calls/index.ts';

/** Where third parties' files are (the specification names none of the addresses: our choice). */
export interface ThirdPartyAddresses {
  readonly captcha: string;
  readonly hcaptcha: string;
  readonly turnstile: string;
  readonly social: string;
  readonly reservation: string;
  readonly tableBooking: string;
  /** Counts the comments of the site with this short name. */
  comments(shortName: string): string;
  fonts(families: readonly string[]): string;
  fontKit(id: string): string;
}

type Place = Pick<Location, 'protocol' | 'hostname' | 'port'>;

/** Where the stand-ins of the fake platform are, for pages on localhost; null elsewhere. */
export const standInOrigin = ({ protocol, hostname, port }: Place): string | null =>
  isLocalhost(hostname) ? `${protocol}//third-party.localhost${port ? `:${port}` : ''}` : null;

/** On localhost they are the stand-ins of the fake platform, so that no page under development reaches out. */
export function thirdPartyAddresses(place: Place): ThirdPartyAddresses {
  const local = standInOrigin(place);
  const familyQuery = (families: readonly string[]) => families.map((family) => `family=${encodeURIComponent(family)}`).join('&');
  return {
    captcha: local ? `${local}/captcha/api.js?render=explicit` : 'https://www.google.com/recaptcha/api.js?render=explicit',
    hcaptcha: local ? `${local}/captcha/hcaptcha.js?render=explicit` : 'https://js.hcaptcha.com/1/api.js?render=explicit',
    turnstile: local
      ? `${local}/captcha/turnstile.js?render=explicit`
      : 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    social: local ? `${local}/social/widgets.js` : 'https://platform.twitter.com/widgets.js',
    reservation: local ? `${local}/reservation/loader.js` : 'https://www.opentable.com/widget/reservation/loader',
    tableBooking: local ? `${local}/booking/booking.js` : 'https://www.exploretock.com/tock.js',
    comments: (shortName) =>
      local
        ? `${local}/comments/count.js?shortname=${encodeURIComponent(shortName)}`
        : `https://${encodeURIComponent(shortName)}.disqus.com/count.js`,
    fonts: (families) =>
      `${local ? `${local}/fonts/css2` : 'https://fonts.googleapis.com/css2'}?${familyQuery(families)}&display=swap`,
    fontKit: (id) =>
      local ? `${local}/fonts/kit/${encodeURIComponent(id)}.css` : `https://use.typekit.net/${encodeURIComponent(id)}.css`,
  };
}

/**
 * The families of a page's font list: texts as they are (`Lato:wght@400;700`), or the `family` or `name` of objects; a list, an
 * object with `fonts` in it, or a text with bars between (our choice: no published page shows one). Anything else is left out.
 */
export function fontFamilies(list: unknown): readonly string[] {
  if (typeof list === 'string') return list.split('|').filter(Boolean);
  const entries = Array.isArray(list) ? list : readFields(list).fonts;
  if (!Array.isArray(entries)) return [];
  return entries
    .map((entry) => readText(entry) || readText(readFields(entry).family) || readText(readFields(entry).name))
    .filter(Boolean);
}
