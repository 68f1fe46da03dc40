import type { CookieWrite, JarCookie, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { consentState } from '../judging/consent-state.ts';
import { kindDescriptions } from '../judging/cookie-kinds.ts';
import { failedDeletionSentence } from '../judging/failed-deletion.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { severityOf, trackingCookies } from '../judging/tracking-cookies.ts';

/**
 * No tracking cookie is set before the visitor agrees, on pages whose cookies are restricted until then: consent#restriction. A
 * restriction that no answer lifts is checked by cookie-under-absolute-policy.
 */
export const cookieBeforeConsent = defineRule({
  id: 'cookie-before-consent',
  title: 'No tracking cookie is set before the visitor agrees, where cookies are restricted',
  reference: 'consent#restriction',
  explain: {
    means: 'A cookie that can identify a visitor was stored before the visitor agreed.',
    why:
      'Privacy laws of many countries require the visitor’s agreement before such a cookie is stored, and a restrictive ' +
      'cookie policy promises to wait for it.',
    wrong: "document.cookie = '_ga=' + id + '; max-age=63072000';   // as soon as the page loads",
    right: "acceptButton.addEventListener('click', startAnalytics);",
    fix:
      'Start the script that the finding names after the visitor has agreed. For a cookie of a response, the server must ' +
      'wait for the stored yes.',
    onPlatform:
      'The stored yes is the cookie ss_cookieAllowed=true, and in scripts SSRuntime.consent.accepted after SSRuntime.ready.',
  },
  check: (page) => page.visits.flatMap((visit) => beforeAnswer(page, visit)),
});

function beforeAnswer(page: PageArtifacts, visit: PageVisit): Problem[] {
  const { given, never, restrictedAtStart } = consentState(visit);
  if (never !== null || given !== null || !restrictedAtStart || visit.journey === 'seeded' || visit.journey === 'return')
    return [];
  if (!visit.answer) return problems(page, visit, visit.jarAfter, visit.writes);
  const before = visit.writes.filter(({ afterAnswer }) => !afterAnswer);
  return problems(page, visit, visit.jarAtAnswer ?? [], before);
}

const problems = (page: PageArtifacts, visit: PageVisit, jar: readonly JarCookie[], writes: readonly CookieWrite[]): Problem[] =>
  trackingCookies(page, visit, jar, writes).map((cookie) => ({
    subject: `${cookie.domain} ${cookie.name}`,
    journey: visit.journey,
    severity: severityOf(cookie),
    ...(cookie.kind === 'unknown' && { meaning: 'A cookie of unknown purpose was stored before the visitor agreed.' }),
    message:
      `Cookie ${cookie.name} (${kindDescriptions[cookie.kind]}) is set before the visitor ` +
      `agreed${cookie.kept ? '' : ' and removed again later'}.${failedDeletionSentence(visit, cookie)}`,
    initiator: cookie.initiator,
    evidence: { cookie },
  }));
