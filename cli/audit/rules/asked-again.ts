import type { JourneyName, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { defineRule } from '../judging/rule.ts';

/** A no is kept as long as a yes: consent#fair-banner. Answers of this platform are checked by consent-choice. */
export const askedAgain = defineRule({
  id: 'asked-again',
  title: 'A visitor who declined is not asked again sooner than one who accepted',
  reference: 'consent#fair-banner',
  seesFailedAnswers: true,
  explain: {
    means: 'After a no, the next visit shows the cookie banner again. After a yes, it does not.',
    why:
      'A visitor who is asked until the answer is yes does not agree freely. The authorities (CNIL, guidelines of 2020) ask ' +
      'that a no is kept as long as a yes.',
    wrong: "accept.onclick = () => { localStorage.answer = 'yes'; };   // a no is not stored",
    right: "accept.onclick = () => { localStorage.answer = 'yes'; };   reject.onclick = () => { localStorage.answer = 'no'; };",
    fix: 'Store a no as you store a yes, with the same lifetime, and ask neither visitor again before its end.',
  },
  check(page: PageArtifacts) {
    const visitOf = (journey: JourneyName) =>
      page.visits.find((visit) => visit.journey === journey && visit.context === null && !visit.refusal && !visit.incomplete);
    const [yes, no] = [visitOf('accepted'), visitOf('declined')];
    const [afterYes, afterNo] = [visitOf('accepted-return'), visitOf('declined-return')];
    if (!yes?.answer?.verified || !no || !wasDeclined(no) || !afterYes || !afterNo) return [];
    if (!afterNo.bannerOnLoad.visible || afterYes.bannerOnLoad.visible) return [];
    return [
      {
        subject: 'banner asked again',
        journey: afterNo.journey,
        message:
          `The cookie banner is shown again on the next visit after ` +
          `a press of “${no.answer?.control}”, and not after a yes.`,
        evidence: { control: no.answer?.control, banner: afterNo.bannerOnLoad },
      },
    ];
  },
});

/**
 * Whether a control of the banner was pressed for a no, and closed it. An answer that only the rules for a make have given is not
 * seen.
 */
const wasDeclined = ({ answer, bannerAfterAnswer }: PageVisit): boolean =>
  answer?.control !== undefined && bannerAfterAnswer?.visible === false;
