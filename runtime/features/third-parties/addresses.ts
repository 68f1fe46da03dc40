import { readFields, readText } from '../../contract/read.ts';
import { isLocalhost } from '../calls/index.ts';

/**
 * Where third parties' files are. The specification names none of the addresses: those of `ThirdPartySetting` are guesses that a site's settings
 * replace.
 */
export interface ThirdPartyAddresses {
  readonly captcha: string;
  readonly hcaptcha: string;
  readonly turnstile: string;
  readonly social: string;
  readonly reservation: string;
  readonly tableBooking: string;
  readonly weddingRegistry: string;
  /** Lists an artist's dates as JSON. */
  tourDates(query: TourQuery): string;
  /** Counts the comments of the site with this short name. */
  comments(shortName: string): string;
  fonts(families: readonly string[]): string;
  fontKit(id: string): string;
}

/** Whose dates, for which site, and `upcoming`, `past` or `all`. */
interface TourQuery {
  readonly artist: string;
  readonly site: string;
  readonly date: string;
}

/** Names in `websiteSettings.thirdPartyScripts` (our choice): an address of http or https in place of our guess. */
type ThirdPartySetting = 'social' | 'reservation' | 'tableBooking' | 'weddingRegistry' | 'tourDates';

type PageAddress = Pick<Location, 'protocol' | 'hostname' | 'port'>;

/** Where the stand-ins of the fake platform are, for pages on localhost; null elsewhere. */
export const standInOrigin = ({ protocol, hostname, port }: PageAddress): string | null =>
  isLocalhost(hostname) ? `${protocol}//third-party.localhost${port ? `:${port}` : ''}` : null;

/** On localhost they are the stand-ins of the fake platform, so that no page under development reaches out. */
export function thirdPartyAddresses(place: PageAddress, settings: unknown = null): ThirdPartyAddresses {
  const local = standInOrigin(place);
  /** What the site says, else the stand-in or the guess. On localhost only another address there counts. */
  const chosen = (name: ThirdPartySetting, standIn: string, guess: string): string => {
    const setting = addressIn(readText(readFields(settings)[name]));
    if (setting && (!local || isLocalhost(setting.hostname))) return setting.href;
    return local ? local + standIn : guess;
  };
  const familyQuery = (families: readonly string[]) => families.map((family) => `family=${encodeURIComponent(family)}`).join('&');
  return {
    captcha: local ? `${local}/captcha/api.js?render=explicit` : 'https://www.google.com/recaptcha/api.js?render=explicit',
    hcaptcha: local ? `${local}/captcha/hcaptcha.js?render=explicit` : 'https://js.hcaptcha.com/1/api.js?render=explicit',
    turnstile: local
      ? `${local}/captcha/turnstile.js?render=explicit`
      : 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    social: chosen('social', '/social/widgets.js', 'https://platform.twitter.com/widgets.js'),
    reservation: chosen('reservation', '/reservation/loader.js', 'https://www.opentable.com/widget/reservation/loader'),
    tableBooking: chosen('tableBooking', '/booking/booking.js', 'https://www.exploretock.com/tock.js'),
    weddingRegistry: chosen('weddingRegistry', '/registry/widget.js', 'https://widget.zola.com/js/widget.js'),
    tourDates({ artist, site, date }) {
      const base = chosen('tourDates', '/tour-dates/', 'https://rest.bandsintown.com/artists/').replace(/\/*$/, '/');
      return `${base}${encodeURIComponent(artist)}/events?${new URLSearchParams({ app_id: `squarespace-${site}`, date })}`;
    },
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

function addressIn(text: string): URL | null {
  try {
    const address = new URL(text);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
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
