// Part of the boot script.
import { readFields } from '../../contract/read.ts';
import type { Page } from '../../page/page.ts';

/**
 * Fetches the code that loads the page's web fonts once the visitor may be tracked. Part of the boot script, because a late font
 * makes the browser draw the text again.
 */
export function fetchWebFonts({ rawContext, service }: Pick<Page, 'rawContext' | 'service'>): void {
  const { googleFonts, typekitFonts, website } = readFields(rawContext);
  // A content blocker may refuse the file.
  if (googleFonts || typekitFonts || readFields(website).typekitId)
    service('third-parties').then(
      (thirdParties) => thirdParties.startFonts(),
      () => {},
    );
}
