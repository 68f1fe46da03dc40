import { excludedPage, isCensusCall, isPageView, isSearchPath } from '../exclusion.ts';
import { readPolicy } from '../policy.ts';
import { defineRule } from '../rule.ts';
import { trackingProblems } from '../tracking-problems.ts';

/** Nobody is tracked on error pages, lock screens, refused member pages, or where census is off; `/search` is no page view. Spec 2 §5. */
export const trackingOnExcludedPage = defineRule({
  id: 'tracking-on-excluded-page',
  title: 'Pages that are excluded from visitor analytics send no census calls and set no visit cookies',
  spec: '2 §5',
  check: (page) =>
    page.visits.flatMap((visit) => {
      const why = excludedPage(readPolicy(visit.context), visit.landedOn, visit.censusDisabled);
      if (why !== null) return trackingProblems(visit, visit.calls.filter(isCensusCall), why);
      if (!isSearchPath(visit.landedOn)) return [];
      const pageViews = visit.calls.filter(isPageView);
      return trackingProblems({ ...visit, writes: [] }, pageViews, 'page views of /search are not counted');
    }),
});
