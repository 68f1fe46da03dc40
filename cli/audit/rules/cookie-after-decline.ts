import type { PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { isDeletion } from '../artifacts/cookies.ts';
import { isAnswerRecord } from '../judging/answer-record.ts';
import { consentState } from '../judging/consent-state.ts';
import { kindDescriptions } from '../judging/cookie-kinds.ts';
import { failedDeletionSentence } from '../judging/failed-deletion.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { givenCookies, severityOf, trackingCookies } from '../judging/tracking-cookies.ts';

/**
 * After the visitor has declined on a page with a restrictive policy, no tracking cookie is kept or set:
 * consent#restricted-cookies.
 */
export const cookieAfterDecline = defineRule({
  id: 'cookie-after-decline',
  title: 'No tracking cookie is kept or set after the visitor declined, where cookies are restricted',
  reference: 'consent#restricted-cookies',
  needs: 'answer',
  explain: {
    means: 'A tracking cookie is kept or set after the visitor declined.',
    why: 'Declining must have an effect: tracking cookies are deleted and not set again, also on the next visit.',
    wrong: 'if (document.cookie.includes("answer")) startAnalytics();   // true after a decline as well',
    right: 'if (/answer=yes/.test(document.cookie)) startAnalytics();',
    fix: 'Check the value of the answer, not its presence, and delete the cookies that were set after an earlier yes.',
    onPlatform: 'The stored answer is the cookie ss_cookieAllowed, with the value true or false.',
  },
  check: (page) => page.visits.flatMap((visit) => afterDecline(page, visit)),
});

function afterDecline(page: PageArtifacts, visit: PageVisit): Problem[] {
  const { policy, given, never } = consentState(visit);
  const declines = visit.answer?.choice === 'decline';
  if (never !== null || !policy.restrictive || visit.journey === 'seeded' || (!declines && given !== 'false')) return [];
  const writes = declines ? visit.writes.filter(({ afterAnswer }) => afterAnswer) : visit.writes;
  // A cookie of an earlier visit that was not set again is a finding of cookie-not-cleared.
  const earlier = visit.journey === 'return' ? visit.jarBefore.map(({ name }) => name) : [];
  const jar = visit.jarAfter.filter(({ name }) => !earlier.includes(name) || visit.writes.some((write) => write.name === name));
  return trackingCookies(visit, jar, writes, givenCookies(page.visits, visit)).flatMap((cookie) => {
    const { kind } = cookie;
    const isRecord = (kind === 'identifier' || kind === 'unknown') && isAnswerRecord(page, 'cookie', cookie.name);
    if (isRecord && kind === 'unknown') return [];
    const how = isRecord
      ? 'records the visitor’s no, and identifies the visitor too'
      : cookie.kept
        ? 'exists after the visitor declined'
        : 'is set after the visitor declined and removed again later';
    return {
      subject: `${cookie.domain} ${cookie.name}`,
      journey: visit.journey,
      severity: isRecord ? 'note' : severityOf(cookie),
      message: `Cookie ${cookie.name} (${kindDescriptions[cookie.kind]}) ${how}.${failedDeletionSentence(visit, cookie)}`,
      initiator:
        cookie.initiator ?? visit.writes.findLast((write) => write.name === cookie.name && !isDeletion(write))?.initiator ?? null,
      evidence: { cookie },
    };
  });
}
