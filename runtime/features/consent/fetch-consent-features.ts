import type { Page } from '../../page/page.ts';

/**
 * Fetches and starts the consent features of a page that needs one: its cookie settings have `consentOptions`, or an element
 * carries `data-ss-consent` or `data-ss-consent-open`. Settles when they have started or failed.
 */
export async function fetchConsentFeatures(page: Page): Promise<void> {
  try {
    // A page may have replaced `querySelector`.
    if (!page.consent.settings.consentOptions && !document.querySelector('[data-ss-consent],[data-ss-consent-open]')) return;
    const { start } = await page.chunks.load('choice-features');
    start(page);
  } catch (error) {
    page.errors.report(error);
  }
}
