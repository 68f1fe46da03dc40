import type { Answer } from '../artifacts.ts';
import type { Profile } from '../browser/browser.ts';
import { consentName } from '../judging/restriction.ts';

/** Spec 2 §9: 30 days. */
const consentLifetimeMs = 2_592_000_000;

/**
 * Stores the answer's cookie for a page that shows no such control (no banner, or one without a decline control), so that what
 * follows from the answer is still seen (our choice).
 */
export async function storeConsentCookie(profile: Profile, choice: Answer['choice'], url: string): Promise<void> {
  const value = choice === 'accept' ? 'true' : 'false';
  await profile.setCookies([{ name: consentName, value, url, lifetimeMs: consentLifetimeMs }]);
}
