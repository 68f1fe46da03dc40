import { shapeOf } from '../../../fake-server/common/secrets/mask.ts';
import type { PageVisit } from '../artifacts/artifacts.ts';
import { expectedBanner } from '../judging/expected-banner.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { readPolicy } from '../policy/policy.ts';
import { consentIn, consentName } from '../policy/restriction.ts';

/** Visitors can answer with the banner's controls, and exactly their answer is stored and kept: consent#consent-cookie. */
export const consentChoice = defineRule({
  id: 'consent-choice',
  title: 'The visitor’s answer can be given, is stored as given, and is kept',
  reference: 'consent#consent-cookie',
  needs: 'context',
  needsWholeVisits: true,
  explain: {
    means: "The visitor's answer cannot be given, is not stored as given, or is lost or changed later.",
    why: 'Only the visitor may decide: yes and no must both be possible where the settings allow both, and be kept for 30 days.',
    wrong: "document.cookie = 'ss_cookieAllowed=true';   // the visitor was not asked",
    right: 'accept.onclick = () => SSRuntime.consent.accept();',
    fix: 'Let the runtime store the answer, and remove scripts that write ss_cookieAllowed themselves.',
  },
  check: (page) => page.visits.flatMap((visit) => [...missingControls(visit), ...wrongAnswer(visit)]),
});

function missingControls(visit: PageVisit): Problem[] {
  const { visible, acceptVisible, declineVisible } = visit.bannerOnLoad;
  const offersDecline = expectedBanner(readPolicy(visit.context).settings)['data-accept-type'] === 'OPT_IN_AND_OUT';
  if (!visible) return [];
  return [
    ...(acceptVisible ? [] : [problem(visit, 'no accept', 'The cookie banner has no accept control that can be seen.')]),
    ...(declineVisible || !offersDecline
      ? []
      : [problem(visit, 'no decline', 'The cookie banner has no decline control that can be seen.')]),
  ];
}

function wrongAnswer(visit: PageVisit): Problem[] {
  const before = consentIn(visit.jarBefore);
  const now = consentIn(visit.jarAfter);
  // Any other value of the cookie may be personal, so only its shape is shown.
  const after = now === null || /^(true|false)?$/.test(now) ? now : shapeOf(now);
  const initiator = visit.writes.findLast(({ name }) => name === consentName)?.initiator ?? null;
  const stored = after === null ? 'nothing' : `${consentName}=${after}`;
  if (visit.answer?.by === 'click') {
    const { choice } = visit.answer;
    const wanted = choice === 'accept' ? 'true' : 'false';
    if (after === wanted) return [];
    const message = `A click on ${choice} leaves ${stored} stored; it must store ${consentName}=${wanted}.`;
    return [problem(visit, choice, message, initiator, { stored: after, wanted })];
  }
  // Global Privacy Control may be stored as a no.
  const isSignal = visit.journey === 'gpc' && now === 'false';
  if (visit.answer || before === now || isSignal) return [];
  if (before === null)
    return [problem(visit, 'unasked', `${stored} is stored although the visitor did not answer.`, initiator, { stored: after })];
  const message = `The visitor’s answer was ${consentName}=${before}; after the next visit ${stored} is stored.`;
  return [problem(visit, 'changed', message, initiator, { stored: after, wanted: before })];
}

const problem = (
  visit: PageVisit,
  subject: string,
  message: string,
  initiator: Problem['initiator'] = null,
  evidence = {},
): Problem => ({
  subject: `choice ${subject}`,
  journey: visit.journey,
  message,
  initiator,
  evidence: { cookie: { name: consentName }, ...evidence },
});
