import type { Page } from '../../../page/page.ts';

/**
 * Fetches what a page asks for beyond the banner (runtime/README.md), if it asks: its cookie settings hold `consentOptions`, or an
 * element of it carries `data-ss-consent` or `data-ss-consent-open`. Settles when it works or is given up.
 */
export async function fetchAgreement(page: Page): Promise<void> {
  if (!page.consent.settings.consentOptions && !document.querySelector('[data-ss-consent],[data-ss-consent-open]')) return;
  try {
    const { start } = await page.chunks.load('consent-features');
    start(page);
  } catch (error) {
    page.errors.report(error);
  }
}
