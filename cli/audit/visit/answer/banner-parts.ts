import { CliError } from '../../../../fake-server/common/errors.ts';
import type { Tab } from '../../browser/browser.ts';
import type { BannerParts } from '../../in-page/read-page.ts';

/** Selectors of this runtime's banner: consent#banner-root. */
export const ownBanner: BannerParts = {
  root: '.sqs-cookie-banner-v2',
  text: '.sqs-cookie-banner-v2-text',
  accept: '.sqs-cookie-banner-v2-accept',
  decline: '.sqs-cookie-banner-v2-deny',
};

/** Returns the selectors that the command line names, or those of this runtime's banner when it names none. */
export const bannerParts = (accept: string | undefined, decline: string | undefined): BannerParts =>
  accept === undefined && decline === undefined
    ? ownBanner
    : { root: null, text: null, accept: accept ?? null, decline: decline ?? null };

/** Throws CliError for a named selector that the browser refuses, so that a mistyped one does not count as a missing control. */
export async function checkSelectors(tab: Pick<Tab, 'evaluate'>, banner: BannerParts): Promise<void> {
  if (banner === ownBanner) return;
  for (const [part, selector] of Object.entries({ accept: banner.accept, decline: banner.decline }))
    if (selector !== null && !(await tab.evaluate('isSelector', selector)))
      throw new CliError(`--banner-${part}: ${JSON.stringify(selector)} is no CSS selector.`, 'usage');
}
