import { cookiesAfterNo } from '../judging/cookies-after-no.ts';
import { defineRule } from '../judging/rule.ts';

/**
 * After the visitor has declined on a page with a restrictive policy, no tracking cookie is kept or set:
 * consent#restricted-cookies.
 */
export const cookieAfterDecline = defineRule({
  id: 'cookie-after-decline',
  title: 'No tracking cookie is kept or set after the visitor declined, where cookies are restricted',
  reference: 'consent#restricted-cookies',
  needs: 'answer',
  explain: {
    means: 'A tracking cookie is kept or set after the visitor declined.',
    why: 'Declining must have an effect: tracking cookies are deleted and not set again, also on the next visit.',
    wrong: 'if (document.cookie.includes("answer")) startAnalytics();   // true after a decline as well',
    right: 'if (/answer=yes/.test(document.cookie)) startAnalytics();',
    fix: 'Check the value of the answer, not its presence, and delete the cookies that were set after an earlier yes.',
    onPlatform: 'The stored answer is the cookie ss_cookieAllowed, with the value true or false.',
  },
  check: (page) =>
    page.visits
      .filter(({ journey }) => journey !== 'withdrawn')
      .flatMap((visit) => cookiesAfterNo(page, visit, 'the visitor declined')),
});
