import type { Visit } from '../artifacts.ts';
import { kindWords } from '../cookie-kinds.ts';
import { readPolicy } from '../policy.ts';
import { isRestricted } from '../restriction.ts';
import { defineRule, type Problem } from '../rule.ts';
import { severityOf, trackingCookies } from '../tracking-cookies.ts';

/** Once the visitor has declined on a page with a restrictive policy, tracking cookies are neither kept nor set. Spec 2 §4, §5. */
export const cookieAfterDecline = defineRule({
  id: 'cookie-after-decline',
  title: 'No tracking cookie is kept or set after the visitor declined, where cookies are restricted',
  spec: '2 §5',
  check: (page) => page.visits.flatMap(afterDecline),
});

function afterDecline(visit: Visit): Problem[] {
  if (visit.journey !== 'declined' && visit.journey !== 'declined-return') return [];
  if (!isRestricted(readPolicy(visit.context), 'false')) return [];
  const writes = visit.journey === 'declined' ? visit.writes.filter(({ afterAnswer }) => afterAnswer) : visit.writes;
  return trackingCookies(visit, visit.jarAfter, writes).map((cookie) => {
    const how = cookie.kept ? 'is there after the visitor declined' : 'is set after the visitor declined and removed again later';
    return {
      subject: `${cookie.domain} ${cookie.name}`,
      journey: visit.journey,
      severity: severityOf(cookie),
      message: `Cookie ${cookie.name} (${kindWords[cookie.kind]}) ${how}.`,
      setBy: cookie.setBy ?? visit.writes.findLast(({ name }) => name === cookie.name)?.setBy ?? null,
      evidence: { cookie },
    };
  });
}
