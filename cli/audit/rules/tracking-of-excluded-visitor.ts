import { callsOf } from '../artifacts/calls.ts';
import { excludedVisitor, isCensusCall } from '../judging/exclusion.ts';
import { defineRule } from '../judging/rule.ts';
import { trackingProblems } from '../judging/tracking-problems.ts';
import { readPolicy } from '../policy/policy.ts';

/**
 * Signed-in owners, editors and other staff are not tracked; members with the viewer role alone are: analytics#tracked-visitors.
 */
export const trackingOfExcludedVisitor = defineRule({
  id: 'tracking-of-excluded-visitor',
  title: 'Signed-in visitors are not tracked, unless their only role is viewer',
  reference: 'analytics#tracked-visitors',
  needs: 'context',
  explain: {
    means: 'A signed-in owner, editor or other member of staff was counted as a visitor.',
    why:
      'Staff would distort the figures, and were not asked for consent. A signed-in user with the viewer role alone counts ' +
      'as a visitor.',
    wrong: "fetch('/api/census/RecordHit', { method: 'POST', body });   // for every visitor",
    right: "SSRuntime.track('PAGE_VIEW', data);   // the runtime checks whether the visitor counts",
    fix: 'Send hits through the runtime, or check authenticatedAccount and websiteRoles first.',
  },
  check: (page) =>
    page.visits.flatMap((visit) => {
      const why = excludedVisitor(readPolicy(visit.context));
      return why === null ? [] : trackingProblems(visit, callsOf(visit).filter(isCensusCall), why);
    }),
});
