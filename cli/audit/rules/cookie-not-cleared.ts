import { mustBeCleared } from '../../../fake-server/common/judge/restriction.ts';
import type { PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { isDeletion } from '../artifacts/cookies.ts';
import { failedDeletionSentence } from '../judging/failed-deletion.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { readPolicy } from '../policy/policy.ts';
import { consentIn } from '../policy/restriction.ts';

/**
 * A page view under restriction deletes the tracking cookies of an earlier visit: five by the tracking rule, nine by the banner's
 * (consent#banner-cookies). A cookie that the page also sets in a fresh profile is a finding of cookie-before-consent.
 */
export const cookieNotCleared = defineRule({
  id: 'cookie-not-cleared',
  title: 'Tracking cookies of earlier visits are cleared where cookies are restricted',
  reference: 'consent#banner-cookies',
  needs: 'context',
  needsWholeVisits: true,
  explain: {
    means: 'A tracking cookie of an earlier visit still exists after a page view under restriction.',
    why:
      'A visitor who declined, or was never asked, must not be recognised by older cookies. The tracking rule deletes five ' +
      "cookies, the cookie banner's rule nine.",
    wrong: "setInterval(() => { document.cookie = 'ss_cvr=' + old; }, 1000);",
    right: "document.cookie = 'ss_cvr=; max-age=0; path=/';",
    fix:
      'Find the script that writes the cookie again, or that stops the runtime from clearing it: a cookie is deleted only ' +
      'with the path and domain that it was set with.',
  },
  check: (page) =>
    page.visits.filter(({ journey }) => journey === 'seeded' || journey === 'return').flatMap((visit) => notCleared(page, visit)),
});

function notCleared(page: PageArtifacts, visit: PageVisit): Problem[] {
  const mustBeDeleted = mustBeCleared(readPolicy(visit.context), consentIn(visit.jarBefore));
  const setOnFirstVisit = page.visits.find(({ journey }) => journey === 'first')?.jarAfter.map(({ name }) => name) ?? [];
  return visit.jarAfter
    .filter(({ name }) => mustBeDeleted.includes(name) && !setOnFirstVisit.includes(name))
    .map((cookie) => {
      const write = visit.writes.findLast((one) => one.name === cookie.name && !isDeletion(one));
      const how = write ? 'is written again after it should have been cleared' : 'of an earlier visit is not cleared';
      return {
        subject: cookie.name,
        journey: visit.journey,
        message: `Cookie ${cookie.name} ${how}, although cookies are restricted.${failedDeletionSentence(visit, cookie)}`,
        initiator: write?.initiator ?? null,
        evidence: { cookie },
      };
    });
}
