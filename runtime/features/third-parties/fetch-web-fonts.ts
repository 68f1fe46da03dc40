import { readFields } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';
import { loadWhenAllowed } from './load-when-allowed.ts';

/**
 * Has the style sheets of the page's font lists fetched, once the visitor may be brought to third parties (our choice). Light: it is part of the boot
 * script, because text is drawn anew when its font comes. Spec 2 §3 "Website context values read", §7.
 */
export function fetchWebFonts(page: Pick<Page, 'rawContext' | 'service' | 'consent' | 'emitter'>): void {
  const { googleFonts, typekitFonts, website } = readFields(page.rawContext);
  if (googleFonts || typekitFonts || readFields(website).typekitId)
    loadWhenAllowed(page, (thirdParties) => thirdParties.webFonts());
}
