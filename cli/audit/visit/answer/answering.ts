import type { Answer } from '../../artifacts/artifacts.ts';
import type { Profile, Tab } from '../../browser/browser.ts';
import { waitMs } from '../../browser/waits.ts';
import { consentName } from '../../policy/restriction.ts';
import type { PageTime } from '../page-time.ts';
import { IncompleteError, NotApplicableError, SkippedError } from '../visit-errors.ts';
import type { VisitOptions } from '../visit-options.ts';
import type { Watch } from '../watch.ts';
import type { BannerFinder, LocatedBanner } from './banner-finder.ts';
import { ownBanner } from './banner-parts.ts';
import { loadConsentRules, unanswered } from './consent-rules.ts';
import { answerByRules } from './foreign-banner.ts';
import { answerByControls } from './page-controls.ts';
import { type PressMoment, readStored } from './press-control.ts';
import type { SeenPage } from './see-banner.ts';

/** An answer, with the state right before it. */
export interface GivenAnswer extends Omit<PressMoment, 'pageMs'> {
  readonly answer: Answer;
}

/** Parts of a visit that answering needs. */
interface AnsweringParts {
  readonly time: PageTime;
  readonly tab: Tab;
  readonly watch: Watch;
  readonly finder: BannerFinder;
  readonly options: VisitOptions;
  /** Called when the settings of a banner are open. */
  readonly onSettings: () => Promise<void>;
}

/** Returns functions that answer a banner: by its controls, by the rules for other vendors' banners, or by a stored cookie. */
export function createAnswering({ time, tab, watch, finder, options, onSettings }: AnsweringParts) {
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

  /** Answers a banner of another platform, where this platform's cookie has no effect. */
  async function answerForeign(profile: Profile, choice: Answer['choice'], first: LocatedBanner | null): Promise<GivenAnswer> {
    if (options.banner !== ownBanner) throw new SkippedError(unanswered.noControl);
    // Rules dispatch clicks that pages can ignore, and hide some banners. They answer where the page's own controls do not.
    const given = first && (await answerByControls({ time, tab, finder, profile }, choice, first, onSettings));
    if (!given) {
      const byRules = await answerForeignByRules(profile, choice, first !== null);
      if (byRules) return byRules;
      throw await withoutAnswer(choice, first);
    }
    await time.restart();
    const { make, control, pressedBy, pageMs, ...moment } = given;
    const answer: Answer = {
      choice,
      by: 'click',
      ...(make !== null && { make }),
      control,
      ...(pressedBy !== 'mouse' && { pressedBy }),
      verified: false,
      pageMs,
    };
    return { answer, ...moment };
  }

  /** Returns why a banner of another platform was not answered. */
  async function withoutAnswer(choice: Answer['choice'], first: LocatedBanner | null): Promise<Error> {
    if (first) {
      const sold = first.found.controls.find(({ kind }) => kind === 'pay');
      if (choice === 'decline' && sold) return new SkippedError(unanswered.payOrConsent(sold.text || sold.name));
      return new SkippedError(choice === 'accept' ? unanswered.noAccept : unanswered.noDecline);
    }
    const sign = await finder.sign();
    if (sign === null) return new NotApplicableError(unanswered.noBanner);
    const hasRules = (await loadConsentRules(options.resolveRules)) !== null;
    return new SkippedError(unanswered.notUnderstood(sign, hasRules));
  }

  /** Returns the answer of the rules; null where they are not installed, know no such banner, or leave it open. */
  async function answerForeignByRules(profile: Profile, choice: Answer['choice'], isSeen: boolean): Promise<GivenAnswer | null> {
    const rules = await loadConsentRules(options.resolveRules);
    if (rules === null) return null;
    const [jar, stored] = await Promise.all([profile.cookies(), readStored(finder)]);
    const done = await answerByRules([...watch.documents], rules, choice, { pass: time.pass, waitMs: rulesMs });
    if (done === null) return null;
    const pageMs = time.passedMs();
    await time.restart();
    // The rules report an answer although the banner is still open.
    if (isSeen && (await finder.find('layer'))) return null;
    return { answer: { choice, by: 'rules', make: done.make, verified: false, pageMs }, jar, stored, atMs: done.atMs };
  }

  return { settledCentre, answer };
}

/** Page time in which the rules must recognize a banner. */
const rulesMs = 3000;

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
