import { cookiesAfterNo } from '../judging/cookies-after-no.ts';
import { defineRule } from '../judging/rule.ts';

/**
 * After the visitor has withdrawn consent, no tracking cookie is kept or set: consent#restricted-cookies. Needs the journey
 * `withdrawn`.
 */
export const cookieAfterWithdrawal = defineRule({
  id: 'cookie-after-withdrawal',
  title: 'No tracking cookie is kept or set after the visitor withdrew consent, where cookies are restricted',
  reference: 'consent#restricted-cookies',
  explain: {
    means: 'A tracking cookie is kept or set after the visitor withdrew consent.',
    why:
      'Consent can be withdrawn as easily as it was given, and nothing rests on it any more: the cookies that it allowed are ' +
      'deleted.',
    wrong: "reject.onclick = () => { localStorage.answer = 'no'; };   // the cookies of the yes stay",
    right: "reject.onclick = () => { localStorage.answer = 'no'; for (const name of trackers) deleteCookie(name); };",
    fix:
      'When an answer changes to a no, delete the cookies that the yes allowed, each with its path and domain, and stop ' +
      'their scripts.',
  },
  check: (page) =>
    page.visits
      .filter(({ journey }) => journey === 'withdrawn')
      .flatMap((visit) => cookiesAfterNo(page, visit, 'the visitor withdrew consent')),
});
