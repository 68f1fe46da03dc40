import { readFields, readText } from '../../contract/read.ts';
import { isLocalhost } from '../calls/index.ts';

/** Addresses of third parties' files: third-parties#third-party-addresses. */
export interface ThirdPartyAddresses {
  readonly captcha: string;
  readonly hcaptcha: string;
  readonly turnstile: string;
  readonly social: string;
  readonly reservation: string;
  readonly tableBooking: string;
  readonly weddingRegistry: string;
  /** Returns the address of an artist's dates as JSON. */
  tourDates(query: TourQuery): string;
  /** Returns the address of the script that counts the comments of a site. */
  comments(shortName: string): string;
  fonts(families: readonly string[]): string;
  fontKit(id: string): string;
}

interface TourQuery {
  readonly artist: string;
  /** Identifier of the site. */
  readonly site: string;
  /** `upcoming`, `past` or `all`. */
  readonly date: string;
}

/** Names in `websiteSettings.thirdPartyScripts`. */
type ThirdPartySetting = 'social' | 'reservation' | 'tableBooking' | 'weddingRegistry' | 'tourDates';

type PageAddress = Pick<Location, 'protocol' | 'hostname' | 'port'>;

/** Returns the origin of the fake platform's stand-ins for a page on localhost; null for any other page. */
export const standInOrigin = ({ protocol, hostname, port }: PageAddress): string | null =>
  isLocalhost(hostname) ? `${protocol}//third-party.localhost${port ? `:${port}` : ''}` : null;

/** Returns the addresses for a page: third-parties#third-party-stand-ins. */
export function thirdPartyAddresses(place: PageAddress, settings: unknown = null): ThirdPartyAddresses {
  const local = standInOrigin(place);
  /** Returns the site's setting, the stand-in or the guess. On localhost a setting must lead to localhost. */
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
