import type { JourneyName, PageArtifacts } from '../artifacts/artifacts.ts';
import { defineRule } from '../judging/rule.ts';

/** A no is kept as long as a yes: consent#fair-banner. This platform's answers are checked by consent-choice. */
export const askedAgain = defineRule({
  id: 'asked-again',
  title: 'A visitor who declined is not asked again sooner than one who accepted',
  reference: 'consent#fair-banner',
  explain: {
    means: 'After a no, the next visit shows the cookie banner again. After a yes, it does not.',
    why: 'A visitor who is asked until the answer is yes does not agree freely. The authorities (CNIL, guidelines of 2020) ask that a no is kept as long as a yes.',
    wrong: "accept.onclick = () => { localStorage.answer = 'yes'; };   // a no is not stored",
    right: "accept.onclick = () => { localStorage.answer = 'yes'; };   reject.onclick = () => { localStorage.answer = 'no'; };",
    fix: 'Store a no as you store a yes, with the same lifetime, and ask neither visitor again before its end.',
  },
  check(page: PageArtifacts) {
    const next = (journey: JourneyName) => page.visits.find((visit) => visit.journey === journey && visit.context === null);
    const [afterNo, afterYes] = [next('declined-return'), next('accepted-return')];
    const isKept = page.visits.some(({ answer }) => answer?.choice === 'accept' && answer.verified);
    if (!afterNo?.bannerOnLoad.visible || !afterYes || afterYes.bannerOnLoad.visible || !isKept) return [];
    return [
      {
        subject: 'banner asked again',
        journey: afterNo.journey,
        severity: 'warning',
        message: 'The cookie banner is shown again on the next visit after a no, and not after a yes.',
        evidence: { banner: afterNo.bannerOnLoad },
      },
    ];
  },
});
