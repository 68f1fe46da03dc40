import { durationText } from '../../report/duration-text.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { CookieWrite, PageVisit } from '../artifacts/artifacts.ts';
import { answerState } from '../judging/answer-state.ts';
import { consentState } from '../judging/consent-state.ts';
import { cookieKind, isIdentifying, monthsMs } from '../judging/cookie-kinds.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { isAnswerName } from '../parties/known-cookies.ts';

/**
 * Cookies that identify a visitor last 13 months at most, and the visitor's answer 12, as the French authority advises:
 * consent#identifier-lifetime. Notes, because a longer lifetime alone breaks no promise of the page.
 */
export const identifierLifetime = defineRule({
  id: 'identifier-lifetime',
  title: 'Cookies that identify a visitor last at most 13 months, and the visitor’s answer at most 12',
  reference: 'consent#identifier-lifetime',
  explain: {
    means:
      'A cookie with a value that can identify the visitor lasts longer than 13 months, or the stored answer longer than 12.',
    why:
      'The French data protection authority (CNIL, guidelines of 17 September 2020) advises these limits, because a visitor ' +
      'does not remember a consent of long ago.',
    wrong: "document.cookie = '_ga=' + id + '; max-age=63072000';   // two years, after the visitor agreed",
    right: "document.cookie = '_ga=' + id + '; max-age=33696000';   // 13 months",
    fix: 'Shorten the lifetime in the settings of the script or of the consent tool that the finding names.',
  },
  check: (page) => page.visits.flatMap((visit) => visit.writes.flatMap((write) => tooLong(visit, write))),
});

/** Cookies of the platform have documented lifetimes, which another rule checks. */
function tooLong(visit: PageVisit, write: CookieWrite): Problem[] {
  const { name, domain, value, lifetimeMs, refused, initiator, line, afterAnswer } = write;
  if (refused !== undefined || lifetimeMs === null) return [];
  const kind = cookieKind({ name, value, domain, lifetimeMs }, hostOf(visit.landedOn));
  const isAnswer = afterAnswer && isAnswerName(name);
  const months = isAnswer ? 12 : 13;
  const isJudged = isAnswer || (kind !== 'listed' && kind !== 'preference' && isIdentifying(value) && isAllowed(visit, write));
  if (!isJudged || lifetimeMs <= monthsMs(months)) return [];
  const what = isAnswer ? `Cookie ${name} keeps the visitor’s answer` : `Cookie ${name} can identify the visitor and lasts`;
  return [
    {
      subject: `${domain} ${name}`,
      journey: visit.journey,
      severity: 'note',
      message: `${what} for ${durationText(lifetimeMs)}; the French authority (CNIL) advises at most ${months} months.`,
      initiator,
      evidence: { cookie: { name, domain, line }, writtenMs: lifetimeMs, months },
    },
  ];
}

/** Whether the cookie is no finding of another rule: the visitor agreed, on a page where that allows it. */
const isAllowed = (visit: PageVisit, { afterAnswer }: CookieWrite): boolean =>
  answerState(visit, afterAnswer) === 'accepted' && consentState(visit).never === null;
