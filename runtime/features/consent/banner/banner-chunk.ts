import type { Fields } from '../../../contract/read.ts';

/** The chunk of a banner's looks: one at the top brings what keeps it off the site's header along. */
export const bannerChunk = ({ cookieBannerPosition }: Fields) =>
  /^TOP/.test(cookieBannerPosition as string) ? 'cookie-banner-top' : 'cookie-banner';
