import type { Answer, BannerControl, PageVisit } from '../artifacts/artifacts.ts';

/** How a cookie banner was answered in one journey. */
export interface ReportedAnswer {
  readonly choice: Answer['choice'];
  readonly by: Answer['by'];
  /** Vendor of the banner; null for an unknown one. */
  readonly maker: string | null;
  /** Whether an effect of the answer was observed. An answer without one counts as not given. */
  readonly verified: boolean;
  readonly journey: string;
  /** Text of the clicked control; null when it was not observed. */
  readonly control: string | null;
}

/** Returns the answers of a page's visits, in their order. */
export const reportedAnswers = (visits: readonly PageVisit[]): ReportedAnswer[] =>
  visits.flatMap(({ journey, answer, bannerControls }) => {
    if (answer === null) return [];
    const { choice, by, make = null, verified } = answer;
    return [
      {
        choice,
        by,
        maker: make,
        verified,
        journey,
        control: by === 'stored' ? null : (controlText(bannerControls, choice) ?? answer.control ?? null),
      },
    ];
  });

/** Returns the text of the control of the first layer that gives an answer, if the banner has one. */
function controlText(controls: readonly BannerControl[], choice: Answer['choice']): string | null {
  const wanted = choice === 'accept' ? 'accept' : 'reject';
  const found = controls.find(({ kind }) => kind === wanted);
  return found ? found.text || found.name || null : null;
}

/** Returns an answer as a sentence: `Accept: clicked “Accept all”, verified.` */
export function answerText({ choice, by, maker, verified, control }: ReportedAnswer): string {
  const banner = maker === null ? '' : ` on the banner of ${maker}`;
  const clicked = control === null ? 'clicked' : `clicked “${control}”`;
  const how =
    by === 'stored'
      ? 'stored as the page’s own cookie, because no control offers it'
      : by === 'rules'
        ? `answered by the rules for ${maker ?? 'other makes'}`
        : `${clicked}${banner}`;
  const state = verified ? 'verified' : 'not verified: no effect was observed, so it counts as not given';
  return `${choice === 'accept' ? 'Accept' : 'Decline'}: ${how}, ${state}.`;
}
