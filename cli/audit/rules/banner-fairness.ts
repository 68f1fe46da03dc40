import type { BannerControl, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { answerState } from '../judging/answer-state.ts';
import { consentState } from '../judging/consent-state.ts';
import { expectedBanner } from '../judging/expected-banner.ts';
import { lesserIn } from '../judging/fair-controls.ts';
import { isNotice, isUntracked } from '../judging/notices.ts';
import { defineRule, type Problem } from '../judging/rule.ts';

/**
 * A banner lets visitors refuse as easily as they accept, and change their answer later: consent#fair-banner. A banner without
 * the restrictive policy informs only, and is not judged.
 */
export const bannerFairness = defineRule({
  id: 'banner-fairness',
  title: 'The cookie banner offers a no as plainly as a yes, preselects nothing, and can be shown again',
  reference: 'consent#fair-banner',
  needsWholeVisits: true,
  explain: {
    means:
      'The banner’s first view has no refusal, or a less visible one than its acceptance; a choice is on before the ' +
      'visitor chose; a control cannot be reached by keyboard or has no name; or the answer cannot be changed later.',
    why:
      'Consent must be a free and unambiguous choice, as easy to withdraw as to give (GDPR, articles 4 and 7). The ' +
      'guidelines of the European Data Protection Board on deceptive design, and the authorities of France, Germany and the ' +
      'United Kingdom, ask for a refusal where the banner first appears.',
    wrong: '<button class="primary">Accept all</button> <a href="#settings">Settings</a>',
    right:
      '<button>Accept all</button> <button>Reject all</button> … <a href="#" data-open-settings>Cookie settings</a> in the ' +
      'footer',
    fix:
      'Put “Reject all” beside “Accept all” as the same kind of button, leave optional choices off, and link to the settings ' +
      'on each page.',
  },
  check: (page) => page.visits.flatMap((visit) => [...unfairControls(page, visit), ...noWayBack(visit)]),
});

function unfairControls(page: PageArtifacts, visit: PageVisit): Problem[] {
  const { bannerControls: controls } = visit;
  const { policy, never } = consentState(visit);
  const asks = policy.restrictive && answerState(visit, false) === 'unanswered' && visit.journey !== 'forced';
  // Under a restriction that no answer lifts, both answers mean the same.
  if (controls.length === 0 || !asks || never !== null) return [];
  return [
    ...missingReject(page, visit),
    ...lesserReject(visit),
    ...controls.flatMap((control) => [...preTicked(visit, control), ...unusable(visit, control)]),
  ];
}

function missingReject(page: PageArtifacts, visit: PageVisit): Problem[] {
  const of = (kind: BannerControl['kind']) => visit.bannerControls.filter((control) => control.kind === kind);
  const [accept] = of('accept');
  if (!accept || of('reject').length > 0) return [];
  const found = (
    severity: 'error' | 'warning' | 'note',
    message: string,
    advice = `Put a button that refuses beside “${labelOf(accept)}”, of the same kind and size.`,
  ) => [
    problem(visit, 'no reject', severity, message, advice, {
      controls: visit.bannerControls.map(({ kind, text, name }) => ({ kind, name: text || name })),
    }),
  ];
  const start = 'The first view of the cookie banner has no control that refuses';
  // The owner of a page of this platform chooses the controls by a setting, which offers no other way.
  if (visit.context !== null && expectedBanner(consentState(visit).policy.settings)['data-accept-type'] === 'OPT_IN')
    return found(
      'warning',
      `${start}: its settings choose accept only (cookieSettings.cookieBannerAcceptType OPT_IN).`,
      'Choose the type with a button that declines in the cookie settings of the website.',
    );
  const [sold] = of('pay');
  if (sold)
    return found(
      'error',
      `${start} without payment: “${labelOf(sold)}” sells the refusal (pay-or-consent).`,
      `Offer a refusal that costs nothing beside “${labelOf(accept)}”.`,
    );
  if (isNotice(visit) && isUntracked(page))
    return found('note', `${start}. It only informs: no tracking was seen in any visit of this page.`);
  const isSavedOff = of('save').length > 0 && of('choice').every((control) => control.preTicked !== true);
  if (isSavedOff)
    return found('warning', `${start}. Saving the preselected choices does, which is not as plain as accepting all.`);
  if (of('close').length > 0) return found('warning', `${start}. A control that closes it is no plain refusal.`);
  // Without a second layer, the control that the rules pressed stands in the first, with words that are not in the list.
  const isRefusedByRules = page.visits.some(
    ({ answer }) => answer?.choice === 'decline' && answer.by === 'rules' && answer.verified,
  );
  if (isRefusedByRules && of('settings').length === 0)
    return found(
      'note',
      `${start} in words that were understood; the rules for this banner found one.`,
      'Name the refusal plainly, such as “Reject all”.',
    );
  const more =
    of('settings').length > 0 ? `, and accepting needs one click: a refusal is behind “${labelOf(of('settings')[0])}”.` : '.';
  return found('error', `${start}${more}`);
}

/** The most prominent refusal is compared with the acceptance. */
function lesserReject(visit: PageVisit): Problem[] {
  const accept = visit.bannerControls.find(({ kind }) => kind === 'accept');
  const compared = visit.bannerControls
    .filter(({ kind }) => kind === 'reject')
    .map((reject) => ({ reject, lesser: accept ? lesserIn(reject, accept) : [] }))
    .sort((one, other) => one.lesser.length - other.lesser.length);
  const [best] = compared;
  if (!accept || !best || best.lesser.length === 0) return [];
  const message =
    `The cookie banner’s “${labelOf(best.reject)}” is less prominent than “${labelOf(accept)}”: it ` +
    `${best.lesser.join(', and ')}.`;
  const advice = `Give “${labelOf(best.reject)}” the kind, size and contrast of “${labelOf(accept)}”.`;
  return [problem(visit, 'prominence', 'warning', message, advice, { accept, reject: best.reject })];
}

function preTicked(visit: PageVisit, control: BannerControl): Problem[] {
  if (control.kind !== 'choice' || control.preTicked !== true) return [];
  const message = `The choice “${labelOf(control)}” of the cookie banner is on before the visitor chose.`;
  const advice = `Leave the choice “${labelOf(control)}” off until the visitor turns it on.`;
  return [problem(visit, `pre-ticked ${labelOf(control)}`, 'error', message, advice, { control })];
}

/** Controls are reached by keyboard and have a name: WCAG 2.2, success criteria 2.1.1 and 4.1.2. */
function unusable(visit: PageVisit, control: BannerControl): Problem[] {
  const { kind, tag, focusable } = control;
  if (kind === 'other' || control.disabled) return [];
  const what = `The cookie banner’s control “${labelOf(control)}” (${kind}, <${tag}>)`;
  // A refusal out of reach, beside an acceptance within reach, makes refusing harder.
  const isWorse = kind === 'reject' && visit.bannerControls.some((other) => other.kind === 'accept' && other.focusable);
  return [
    ...(focusable
      ? []
      : [
          problem(
            visit,
            `keyboard ${kind} ${labelOf(control)}`,
            isWorse ? 'error' : 'warning',
            `${what} cannot be reached by keyboard.`,
            `Make “${labelOf(control)}” a <button> or a link, which the keyboard reaches.`,
            { control },
          ),
        ]),
    ...(control.name.trim() === ''
      ? [
          problem(
            visit,
            `name ${kind}`,
            'warning',
            `${what} has no name for assistive technology.`,
            'Give the control a text or an aria-label.',
            { control },
          ),
        ]
      : []),
  ];
}

/** After an answer, a control shows the settings again. */
function noWayBack(visit: PageVisit): Problem[] {
  const { answer, reopening, bannerAfterAnswer } = visit;
  const isGiven = answer !== null && answer.by !== 'stored' && answer.verified;
  // Pages of this platform show their banner again where the page asks for it: consent#reopen-banner.
  if (!isGiven || !reopening || reopening.control !== null || bannerAfterAnswer?.visible || visit.context !== null) return [];
  const start = 'No control was found that shows the cookie settings again after the answer';
  const [severity, rest] = reopening.hasPolicyLink
    ? (['note', '; it may be on the page of the policy that this one links to.'] as const)
    : (['warning', ', so that consent cannot be withdrawn as easily as it was given.'] as const);
  const advice = 'Link to the cookie settings on each page, such as in the footer.';
  return [problem(visit, 'way back', severity, `${start}${rest}`, advice, { reopening })];
}

const labelOf = (control: BannerControl | undefined): string => control?.text || control?.name || '(no name)';

const problem = (
  visit: PageVisit,
  subject: string,
  severity: 'error' | 'warning' | 'note',
  message: string,
  advice: string,
  evidence: Readonly<Record<string, unknown>>,
): Problem => ({ subject: `banner ${subject}`, journey: visit.journey, severity, message, meaning: message, advice, evidence });
