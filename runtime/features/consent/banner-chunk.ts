// Part of the boot script.
import type { Page } from '../../page/page.ts';

/** Fetches the code of the banner: a banner at the top needs the code that keeps it below the header as well. */
export function loadBanner({ chunks, consent: { settings } }: Page) {
  const isTop = /^TOP/.test(settings.cookieBannerPosition as string);
  return chunks.load(isTop ? 'cookie-banner-top' : 'cookie-banner');
}
