import type { CookieWrite, JarCookie, PageVisit } from '../artifacts/artifacts.ts';
import { consentState } from '../judging/consent-state.ts';
import { kindDescriptions } from '../judging/cookie-kinds.ts';
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
    why: 'With the restrictive policy on, the site promises to store no such cookie before the visitor agrees. Privacy laws of many countries require the same.',
    wrong: "document.cookie = '_ga=' + id + '; max-age=63072000';   // as soon as the page loads",
    right: 'SSRuntime.ready.then(() => { if (SSRuntime.consent.accepted) startAnalytics(); });',
    fix: 'Start the script that the finding names after the visitor has agreed. For a cookie of a response, the server must wait for ss_cookieAllowed=true.',
  },
  check: (page) => page.visits.flatMap(beforeAnswer),
});

function beforeAnswer(visit: PageVisit): Problem[] {
  const { given, never, restrictedAtStart } = consentState(visit);
  if (never !== null || given !== null || !restrictedAtStart || visit.journey === 'seeded' || visit.journey === 'return')
    return [];
  if (!visit.answer) return problems(visit, visit.jarAfter, visit.writes);
  const before = visit.writes.filter(({ afterAnswer }) => !afterAnswer);
  return problems(visit, visit.jarAtAnswer ?? [], before);
}

const problems = (visit: PageVisit, jar: readonly JarCookie[], writes: readonly CookieWrite[]): Problem[] =>
  trackingCookies(visit, jar, writes).map((cookie) => ({
    subject: `${cookie.domain} ${cookie.name}`,
    journey: visit.journey,
    severity: severityOf(cookie),
    message: `Cookie ${cookie.name} (${kindDescriptions[cookie.kind]}) is set before the visitor agreed${cookie.kept ? '' : ' and removed again later'}.`,
    initiator: cookie.initiator,
    evidence: { cookie },
  }));
