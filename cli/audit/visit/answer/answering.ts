import type { Answer } from '../../artifacts/artifacts.ts';
import type { Profile } from '../../browser/browser.ts';
import { waitMs } from '../../browser/waits.ts';
import { consentName } from '../../policy/restriction.ts';
import { IncompleteError } from '../pages/visit-errors.ts';
import { createForeignAnswering } from './foreign-answering.ts';
import type { AnsweringParts, GivenAnswer } from './given-answer.ts';
import { readStored } from './press-control.ts';
import type { SeenPage } from './see-banner.ts';

/** Returns functions that answer a banner: by its controls, by the rules for other vendors' banners, or by a stored cookie. */
export function createAnswering(parts: AnsweringParts) {
  const { time, tab, finder, options } = parts;
  const answerForeign = createForeignAnswering(parts);

  /** Returns the centre of a control once it no longer moves. */
  async function settledCentre(selector: string) {
    let place = await tab.evaluate('centreOf', selector);
    for (const untilMs = Date.now() + waitMs('bannerMotion'); Date.now() < untilMs; ) {
      await time.frames();
      const next = await tab.evaluate('centreOf', selector);
      if (next?.x === place?.x && next?.y === place?.y) break;
      place = next;
    }
    return place;
  }

  /** Throws SkippedError for a page of another platform whose banner cannot be answered. */
  async function answer(profile: Profile, choice: Answer['choice'], seen: SeenPage): Promise<GivenAnswer> {
    const { banner, address } = seen.reading;
    const isForeign = seen.context === null;
    const offered = seen.isNamed && (choice === 'accept' ? banner.acceptVisible : banner.declineVisible);
    const selector = choice === 'accept' ? options.banner.accept : options.banner.decline;
    const place = offered && selector !== null ? await settledCentre(selector) : null;
    if (!place && isForeign) return answerForeign(profile, choice, seen.located);
    await time.keepUp();
    if (place) await time.input(tab.moveTo(place.x, place.y));
    // The cookies and the time are read right before the answer, after the page has reacted to the mouse.
    const [jar, stored] = await Promise.all([profile.cookies(), isForeign ? readStored(finder) : []]);
    const atMs = Date.now();
    const pageMs = time.passedMs();
    if (place && !(await time.input(tab.press(place.x, place.y))))
      throw new IncompleteError('it did not react to a click on its banner');
    if (!place) await storeConsentCookie(profile, choice, address);
    await time.restart();
    const kind = choice === 'accept' ? 'accept' : 'reject';
    const control = place ? seen.located?.found.controls.find((one) => one.kind === kind)?.text : undefined;
    const by = place ? 'click' : 'stored';
    return { answer: { choice, by, ...(control && { control }), verified: false, pageMs }, jar, stored, atMs };
  }

  return { settledCentre, answer };
}

/** Lifetime of the stored answer: consent#consent-cookie. */
const consentLifetimeMs = 2_592_000_000;

/**
 * Stores the answer's cookie for a page without the control (no banner, or one without decline), so that the audit can observe
 * the effect of the answer (our choice).
 */
async function storeConsentCookie(profile: Profile, choice: Answer['choice'], url: string): Promise<void> {
  const value = choice === 'accept' ? 'true' : 'false';
  await profile.setCookies([{ name: consentName, value, url, lifetimeMs: consentLifetimeMs }]);
}
