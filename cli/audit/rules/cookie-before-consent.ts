import type { CookieWrite, JarCookie, Visit } from '../artifacts.ts';
import { kindWords } from '../cookie-kinds.ts';
import { readPolicy } from '../policy.ts';
import { isRestricted } from '../restriction.ts';
import { defineRule, type Problem } from '../rule.ts';
import { severityOf, trackingCookies } from '../tracking-cookies.ts';

/**
 * On a page whose cookies are restricted until the visitor agrees, nothing may be stored before; where the policy lets no
 * consent lift the restriction (cloneable, absolute, no banner), nothing may be stored after it either. Spec 2 §5.
 */
export const cookieBeforeConsent = defineRule({
  id: 'cookie-before-consent',
  title: 'No tracking cookie is set before the visitor agrees, where cookies are restricted',
  spec: '2 §5',
  check: (page) => page.visits.flatMap(unasked),
});

function unasked(visit: Visit): Problem[] {
  const policy = readPolicy(visit.context);
  const always = isRestricted(policy, 'true');
  const said = always ? 'although this page’s policy allows none, whatever is answered' : 'before the visitor agreed';
  switch (visit.journey) {
    case 'first':
      return isRestricted(policy, null) ? problems(visit, visit.jarAfter, visit.writes, said) : [];
    case 'accepted':
    case 'declined': {
      if (always && visit.journey === 'accepted') return problems(visit, visit.jarAfter, visit.writes, said);
      const before = visit.writes.filter(({ afterAnswer }) => !afterAnswer);
      return isRestricted(policy, null) ? problems(visit, visit.jarAtAnswer ?? [], before, said) : [];
    }
    case 'accepted-return':
      return always ? problems(visit, visit.jarAfter, visit.writes, said) : [];
    case 'declined-return':
    case 'seeded':
      return [];
  }
}

const problems = (visit: Visit, jar: readonly JarCookie[], writes: readonly CookieWrite[], said: string): Problem[] =>
  trackingCookies(visit, jar, writes).map((cookie) => ({
    subject: `${cookie.domain} ${cookie.name}`,
    journey: visit.journey,
    severity: severityOf(cookie),
    message: `Cookie ${cookie.name} (${kindWords[cookie.kind]}) is set ${said}${cookie.kept ? '' : ' and removed again later'}.`,
    setBy: cookie.setBy,
    evidence: { cookie },
  }));
