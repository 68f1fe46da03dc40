import type { Answer, JarCookie } from '../artifacts/artifacts.ts';
import type { Profile, Tab } from '../browser/browser.ts';
import { centreOf, type PageReading } from '../in-page/read-page.ts';
import { consentName } from '../policy/restriction.ts';
import { ownBanner } from './banner-parts.ts';
import { loadConsentRules, unanswered } from './consent-rules.ts';
import { answerByRules } from './foreign-banner.ts';
import { afterMovesMs, bannerMotionMs, lookAtMs, type PageTime } from './page-time.ts';
import { IncompleteError, NotApplicableError, SkippedError } from './visit-errors.ts';
import type { VisitOptions } from './visit-options.ts';
import type { Watch } from './watch.ts';

/** Returns functions that answer a banner: by its controls, by the rules for other vendors' banners, or by a stored cookie. */
export function createAnswering(time: PageTime, tab: Tab, watch: Watch, options: VisitOptions) {
  /** Returns the centre of a control once it no longer moves. */
  async function settledCentre(selector: string) {
    let place = await tab.evaluate(centreOf, selector);
    for (const untilMs = Date.now() + bannerMotionMs; Date.now() < untilMs; ) {
      await time.frames();
      const next = await tab.evaluate(centreOf, selector);
      if (next?.x === place?.x && next?.y === place?.y) break;
      place = next;
    }
    return place;
  }

  /** Throws SkippedError for a page of another platform whose banner cannot be answered. */
  async function answer(
    profile: Profile,
    choice: Answer['choice'],
    before: PageReading,
    { isForeign }: { readonly isForeign: boolean },
  ) {
    const offered = choice === 'accept' ? before.banner.acceptVisible : before.banner.declineVisible;
    const selector = choice === 'accept' ? options.banner.accept : options.banner.decline;
    const place = offered && selector !== null ? await settledCentre(selector) : null;
    await time.keepUp();
    if (place) await time.input(tab.moveTo(place.x, place.y));
    // The cookies and the time are read right before the answer, after the page has reacted to the mouse.
    const jar = await profile.cookies();
    const atMs = Date.now();
    const pageMs = time.passedMs();
    if (!place && isForeign) return answerForeign(choice, jar);
    if (place && !(await time.input(tab.press(place.x, place.y))))
      throw new IncompleteError('it did not react to a click on its banner');
    if (!place) await storeConsentCookie(profile, choice, before.address);
    await time.restart();
    const answer: Answer = { choice, by: place ? 'click' : 'stored', verified: true, pageMs };
    return { answer, jar, atMs };
  }

  /** Answers a banner of another platform, where this platform's cookie has no effect. */
  async function answerForeign(choice: Answer['choice'], jar: JarCookie[]) {
    if (options.banner !== ownBanner) throw new SkippedError(unanswered.noControl);
    const rules = await loadConsentRules();
    if (rules === null) throw new SkippedError(unanswered.notInstalled);
    const waitMs = Math.max(options.pageMs, lookAtMs[2] ?? 0);
    const done = await answerByRules([...watch.documents], rules, choice, { pass: time.pass, waitMs });
    if (done === null) throw new NotApplicableError(unanswered.noBanner);
    await time.restart();
    const answer: Answer = { choice, by: 'rules', make: done.make, verified: true, pageMs: time.passedMs() - afterMovesMs };
    return { answer, jar, atMs: done.atMs };
  }

  return { settledCentre, answer };
}

/** Lifetime of the stored answer: consent#consent-cookie. */
const consentLifetimeMs = 2_592_000_000;

/**
 * Stores the answer's cookie for a page without the control (no banner, or one without decline), so that the audit can observe the
 * effect of the answer (our choice).
 */
async function storeConsentCookie(profile: Profile, choice: Answer['choice'], url: string): Promise<void> {
  const value = choice === 'accept' ? 'true' : 'false';
  await profile.setCookies([{ name: consentName, value, url, lifetimeMs: consentLifetimeMs }]);
}
