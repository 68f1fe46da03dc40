import type { PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { isDeletion } from '../artifacts/cookies.ts';
import { isAnswerRecord } from './answer-record.ts';
import { consentState } from './consent-state.ts';
import { kindDescriptions } from './cookie-kinds.ts';
import { failedDeletionSentence } from './failed-deletion.ts';
import type { Problem } from './rule.ts';
import { severityOf, trackingCookies } from './tracking-cookies.ts';

/**
 * Returns the tracking cookies that a visit keeps or sets after a no, on a page where cookies are restricted:
 * consent#restricted-cookies. `said` is the clause of the messages, such as `the visitor declined`.
 */
export function cookiesAfterNo(page: PageArtifacts, visit: PageVisit, said: string): Problem[] {
  const { policy, given, never } = consentState(visit);
  const declines = visit.answer?.choice === 'decline';
  if (never !== null || !policy.restrictive || visit.journey === 'seeded' || (!declines && given !== 'false')) return [];
  const writes = declines ? visit.writes.filter(({ afterAnswer }) => afterAnswer) : visit.writes;
  // A cookie of an earlier visit that was not set again is a finding of cookie-not-cleared.
  const earlier = visit.journey === 'return' ? visit.jarBefore.map(({ name }) => name) : [];
  const jar = visit.jarAfter.filter(({ name }) => !earlier.includes(name) || visit.writes.some((write) => write.name === name));
  return trackingCookies(page, visit, jar, writes).flatMap((cookie) => {
    const { kind } = cookie;
    const isRecord = (kind === 'identifier' || kind === 'unknown') && isAnswerRecord(page, 'cookie', cookie.name);
    if (isRecord && kind === 'unknown') return [];
    const how = isRecord
      ? 'records the visitor’s no, and identifies the visitor too'
      : cookie.kept
        ? `exists after ${said}`
        : `is set after ${said} and removed again later`;
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
