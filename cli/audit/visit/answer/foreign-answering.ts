import type { Answer } from '../../artifacts/artifacts.ts';
import type { Profile } from '../../browser/browser.ts';
import { NotApplicableError, SkippedError } from '../pages/visit-errors.ts';
import type { LocatedBanner } from './banner-finder.ts';
import { ownBanner } from './banner-parts.ts';
import { loadConsentRules, unanswered } from './consent-rules.ts';
import { answerByRules } from './foreign-banner.ts';
import type { AnsweringParts, GivenAnswer } from './given-answer.ts';
import { answerByControls } from './page-controls.ts';
import { readStored } from './press-control.ts';

/**
 * Returns a function that answers a banner of another platform, where this platform's cookie has no effect: by the page's
 * controls, or by the rules. It rejects with the reason why a banner cannot be answered.
 */
export function createForeignAnswering({ time, tab, watch, finder, options, onSettings }: AnsweringParts) {
  return async function answerForeign(
    profile: Profile,
    choice: Answer['choice'],
    first: LocatedBanner | null,
  ): Promise<GivenAnswer> {
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
  };

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
}

/** Page time in which the rules must recognize a banner. */
const rulesMs = 3000;
