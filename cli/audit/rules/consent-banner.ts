import type { Banner, PageVisit } from '../artifacts/artifacts.ts';
import { expectedBanner } from '../judging/expected-banner.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { type Policy, readPolicy } from '../policy/policy.ts';
import { consentIn } from '../policy/restriction.ts';

/**
 * The cookie banner is shown exactly while it is enabled and unanswered, with the values of the page's settings:
 * consent#banner-shown and consent#banner-root.
 */
export const consentBanner = defineRule({
  id: 'consent-banner',
  title: 'The cookie banner is shown until it is answered, as the page’s settings say, and not after',
  reference: 'consent#banner-shown',
  needsWholeVisits: true,
  explain: {
    means:
      'The cookie banner is missing when it must be shown, is shown when it must not be, or does not have the values of ' +
      'the settings.',
    why:
      'A visitor who is not asked cannot agree. The banner stays until one of its controls answers it, and disappears with ' +
      'the answer.',
    wrong: "document.body.addEventListener('click', () => banner.remove());   // any click counts as an answer",
    right: "banner.querySelector('.accept').addEventListener('click', accept);",
    fix: "Let only the banner's controls close it, and remove scripts and styles that hide it.",
  },
  check: (page) =>
    page.visits.flatMap((visit) => [...onLoad(visit), ...afterAnswer(visit), ...withoutAnswer(visit), ...inForceMode(visit)]),
});

function onLoad(visit: PageVisit): Problem[] {
  // A page without a context declares no banner.
  if (visit.context === null) return [];
  const policy = readPolicy(visit.context);
  const banner = visit.bannerOnLoad;
  const wanted = policy.bannerEnabled && consentIn(visit.jarBefore) === null;
  if (!wanted && !banner.visible) return [];
  if (!policy.bannerEnabled)
    return [problem(visit, 'unwanted', 'The cookie banner is shown although it is not enabled.', banner)];
  if (!wanted) return [problem(visit, 'again', 'The cookie banner is shown again although it was answered.', banner)];
  // Global Privacy Control may count as the answer: consent#global-privacy-control.
  if (!banner.visible && visit.journey === 'gpc') return [];
  if (!banner.visible) return [problem(visit, 'missing', `The cookie banner is enabled, but ${absence(visit)}.`, banner)];
  return [...appearance(visit, policy), ...wrongText(visit)];
}

function afterAnswer(visit: PageVisit): Problem[] {
  const banner = visit.bannerAfterAnswer;
  if (visit.answer?.by !== 'click' || !banner?.visible) return [];
  // An answer that was not stored is a finding of consent-choice.
  if (visit.context !== null && consentIn(visit.jarAfter) === null) return [];
  return [problem(visit, 'stays', 'The cookie banner stays after it was answered.', banner)];
}

/** Scrolling, typing and a click outside the banner do not answer it. */
function withoutAnswer(visit: PageVisit): Problem[] {
  const { bannerOnLoad, bannerAtEnd } = visit;
  const isAnswered = consentIn(visit.jarBefore) !== null || consentIn(visit.jarAfter) !== null;
  if (!bannerOnLoad.visible || bannerAtEnd === null || bannerAtEnd.visible || isAnswered) return [];
  return [problem(visit, 'unanswered', 'The cookie banner disappears although it was not answered.', bannerAtEnd)];
}

/** The banner ignores clicks in force mode: consent#forced-preview. */
function inForceMode(visit: PageVisit): Problem[] {
  const { force, jarBefore } = visit;
  if (force === null) return [];
  if (!force.forced.visible)
    return [problem(visit, 'force', 'The cookie banner is not shown although its force mode is on.', force.forced)];
  if (force.consentAfterClick !== consentIn(jarBefore) || !force.clicked.visible)
    return [problem(visit, 'force', 'A click answers the cookie banner although its force mode is on.', force.clicked)];
  return [];
}

const absence = ({ bannerOnLoad, runtime }: PageVisit): string => {
  if (bannerOnLoad.count > 0) return 'it cannot be seen';
  return runtime === 'failed' ? 'the page’s runtime failed to start' : 'it is not on the page';
};

/** Only this runtime's banner has its values as attributes. */
function appearance(visit: PageVisit, policy: Policy): Problem[] {
  if (visit.runtime === null) return [];
  const { data } = visit.bannerOnLoad;
  return Object.entries(expectedBanner(policy.settings)).flatMap(([name, value]) => {
    const actual = data[name.slice('data-'.length)];
    if (actual === value) return [];
    const found = actual === undefined ? `no ${name}` : `${name} "${actual}"`;
    return [problem(visit, name, `The cookie banner has ${found}; the page’s settings make it "${value}".`, visit.bannerOnLoad)];
  });
}

/** The default replaces an empty text and a paragraph without words; its wording is not checked: consent#banner-texts. */
function wrongText(visit: PageVisit): Problem[] {
  const { settingsText: wanted, bannerOnLoad } = visit;
  const { text } = bannerOnLoad;
  if (wanted === '' ? text !== '' : squeezed(text) === squeezed(wanted)) return [];
  const message =
    wanted === '' ? 'The cookie banner has no text.' : 'The cookie banner’s text is not the one of the page’s settings.';
  return [problem(visit, 'text', message, visit.bannerOnLoad)];
}

const squeezed = (text: string): string => text.replace(/\s/g, '');

const problem = (visit: PageVisit, subject: string, message: string, banner: Banner): Problem => ({
  subject: `banner ${subject}`,
  journey: visit.journey,
  message,
  meaning: message,
  ...(advice[subject] !== undefined ? { advice: advice[subject] } : subject.startsWith('data-') && { advice: advice.text }),
  evidence: { banner },
});

/** Advice by subject, where the advice of the rule is about another fault. */
const advice: Readonly<Record<string, string>> = {
  missing: 'Take out the scripts and styles that hide or remove the banner, and mend errors that stop the page’s runtime.',
  unwanted: 'Enable the banner in the cookie settings, or take the banner off the page.',
  again: 'Show the banner only while no answer is stored.',
  text: 'Leave text and attributes of the banner to the cookie settings.',
};
