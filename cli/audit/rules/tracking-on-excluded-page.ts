import { type Call, callsOf } from '../artifacts/calls.ts';
import { excludedPage, isCensusCall, isPageView, isSearchPath } from '../judging/exclusion.ts';
import { defineRule } from '../judging/rule.ts';
import { trackingProblems } from '../judging/tracking-problems.ts';
import { readPolicy } from '../policy/policy.ts';

/**
 * Error pages, lock screens, refused member pages and pages that disable census are not tracked, and `/search` is not a page
 * view: analytics#untracked-pages and analytics#search-path.
 */
export const trackingOnExcludedPage = defineRule({
  id: 'tracking-on-excluded-page',
  title: 'Pages that are excluded from visitor analytics send no census calls and set no visit cookies',
  reference: 'analytics#untracked-pages',
  needs: 'context',
  explain: {
    means: 'A page that is excluded from visitor analytics was counted.',
    why: 'Missing pages, lock screens and refused member pages do not count as visits; /search is not a page view.',
    wrong: "navigator.sendBeacon('/api/census/RecordHit', 'event=PAGE_VIEW');   // on every address",
    right: "SSRuntime.track('PAGE_VIEW', data);",
    fix: 'Send hits through the runtime; after an in-page navigation, use the address at that time.',
  },
  check: (page) =>
    page.visits.flatMap((visit) => {
      const policy = readPolicy(visit.context);
      // After an in-page navigation the address at the time of the call counts.
      const addressOf = (call: Call) => call.page || visit.landedOn;
      const why = excludedPage(policy, visit.landedOn, visit.censusDisabled);
      if (why !== null) {
        const calls = callsOf(visit).filter(
          (call) => isCensusCall(call) && excludedPage(policy, addressOf(call), visit.censusDisabled),
        );
        return trackingProblems(visit, calls, why);
      }
      const pageViews = callsOf(visit).filter((call) => isPageView(call) && isSearchPath(addressOf(call)));
      return trackingProblems({ ...visit, writes: [] }, pageViews, 'page views of /search are not counted');
    }),
});
