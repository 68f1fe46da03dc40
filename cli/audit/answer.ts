import type { Answer, Banner } from './artifacts.ts';
import type { Profile, Tab } from './browser.ts';

/** Root of the cookie banner, and what its controls' names begin with (interfaces §5). */
export const bannerSelector = '.sqs-cookie-banner-v2';

const consentCookie = 'ss_cookieAllowed';
/** Spec 2 §9: 30 days. */
const consentLifetimeMs = 2_592_000_000;

/**
 * Answers the banner as a visitor does, by a click. Where the page shows no such control (no banner, or one without a decline
 * control) the answer's cookie is stored instead, so that what follows from the answer is still seen (our choice).
 */
export async function giveAnswer(
  profile: Profile,
  tab: Tab,
  banner: Banner,
  choice: Answer['choice'],
  url: string,
): Promise<Answer> {
  const offered = choice === 'accept' ? banner.acceptVisible : banner.declineVisible;
  if (offered) {
    await tab.click(`${bannerSelector}-${choice === 'accept' ? 'accept' : 'deny'}`);
    return { choice, by: 'click' };
  }
  const value = choice === 'accept' ? 'true' : 'false';
  await profile.setCookies([{ name: consentCookie, value, url, lifetimeMs: consentLifetimeMs }]);
  return { choice, by: 'stored' };
}
