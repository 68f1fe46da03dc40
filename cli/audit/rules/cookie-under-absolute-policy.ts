import type { PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { consentState } from '../judging/consent-state.ts';
import { kindDescriptions } from '../judging/cookie-kinds.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { severityOf, trackingCookies } from '../judging/tracking-cookies.ts';

/** No tracking cookie is set on a page whose restriction no answer lifts: consent#absolute-policy. */
export const cookieUnderAbsolutePolicy = defineRule({
  id: 'cookie-under-absolute-policy',
  title: 'No tracking cookie is set at all where the page’s policy allows none',
  reference: 'consent#absolute-policy',
  needs: 'context',
  explain: {
    means:
      'A tracking cookie was set on a page that may never set one: its site is cloneable, its policy is absolute, or its ' +
      'policy is restrictive and its cookie banner is off.',
    why: 'On such pages a visitor’s yes changes nothing, so a script that waits for consent still may not store anything.',
    wrong: '"isRestrictiveCookiePolicyEnabled": true, "isCookieBannerEnabled": false   // and a script that counts visits',
    right: '"isRestrictiveCookiePolicyEnabled": true, "isCookieBannerEnabled": true    // visitors can be asked',
    fix: 'Remove the script from these pages, or change the setting that the finding names, so that visitors can be asked.',
  },
  check: (page) => page.visits.flatMap((visit) => neverAllowed(page, visit)),
});

function neverAllowed(page: PageArtifacts, visit: PageVisit): Problem[] {
  const { never } = consentState(visit);
  if (never === null || visit.journey === 'seeded' || visit.journey === 'return') return [];
  return trackingCookies(page, visit, visit.jarAfter, visit.writes).map((cookie) => ({
    subject: `${cookie.domain} ${cookie.name}`,
    journey: visit.journey,
    severity: severityOf(cookie),
    message:
      `Cookie ${cookie.name} (${kindDescriptions[cookie.kind]}) is set although this page allows none, whatever the visitor ` +
      `answers: ${never}.`,
    initiator: cookie.initiator,
    evidence: { cookie, reason: never },
  }));
}
