import type { Page } from '../../page/page.ts';

/** Attributes by which an element asks for consent features. */
export const consentAttributes = ['data-ss-consent', 'data-ss-consent-open'];
const asking = '[data-ss-consent],[data-ss-consent-open]';

/**
 * Fetches and starts the consent features of a page that needs one: its cookie settings have `consentOptions`, or an element
 * carries `data-ss-consent` or `data-ss-consent-open`. Settles when they have started or failed. Returns whether the page needs
 * them.
 */
export async function fetchConsentFeatures(page: Page): Promise<boolean> {
  try {
    // A page may have replaced `querySelector`.
    if (!page.consent.settings.consentOptions && !document.querySelector(asking)) return false;
    const { start } = await page.chunks.load('consent-features');
    start(page);
  } catch (error) {
    page.errors.report(error);
  }
  return true;
}

/** Fetches the consent features once the page needs them, which elements and settings that come later may cause. */
export async function awaitConsentFeatures(page: Page): Promise<void> {
  if (await fetchConsentFeatures(page)) return;
  const isAsking = (node: Node) => node instanceof Element && (node.matches(asking) || node.querySelector(asking) !== null);
  const observer = new MutationObserver((records) => {
    if (records.some(({ type, addedNodes }) => type === 'attributes' || Array.from(addedNodes).some(isAsking))) start();
  });
  const stop = page.emitter.on('consent-change', () => page.consent.settings.consentOptions && start());
  function start(): void {
    observer.disconnect();
    stop();
    void fetchConsentFeatures(page);
  }
  observer.observe(document, { childList: true, subtree: true, attributeFilter: consentAttributes });
}
