import type { JourneyName, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { callsOf } from '../artifacts/calls.ts';
import { followsUnverified, hasFailedAnswer, judgeable } from './judged-visits.ts';
import type { AuditRule } from './rule.ts';

/** A rule or a journey that was not judged on a page, with the reason as a clause. */
export type Unjudged =
  | { readonly rule: string; readonly reason: string }
  | { readonly journey: JourneyName; readonly reason: string };

/** Reason why a rule about a declared policy does not apply. */
export const noPolicy = 'the page declares no policy that this rule checks';
const unansweredReason = 'the visitor’s no could not be given';
const unverifiedReason = 'the answer to the cookie banner had no effect that could be observed, so it counts as not given';

/** Returns what was asked for and could not be judged on a page: its journeys in the wanted order, then the rules. */
export function undecidedOn(
  page: PageArtifacts,
  { rules, journeys }: { readonly rules: readonly AuditRule[]; readonly journeys: readonly JourneyName[] },
): Unjudged[] {
  const undecided = journeys.flatMap((journey) => {
    const reason = undecidedJourney(page, journey);
    return reason === null ? [] : [{ journey, reason }];
  });
  // A failure after the last visit belongs to it.
  const last = journeys.at(-1);
  if (page.incomplete !== null && undecided.length === 0 && last !== undefined)
    undecided.push({ journey: last, reason: page.incomplete });
  const judged = judgeable(page);
  if (judged.visits.length === 0) return undecided;
  return [...undecided, ...rules.flatMap((rule) => undecidedRule(page, judged, rule))];
}

function undecidedJourney(page: PageArtifacts, journey: JourneyName): string | null {
  const visits = page.visits.filter((visit) => visit.journey === journey);
  const refused = visits.find(({ refusal }) => refusal !== undefined);
  if (refused?.refusal) return refused.refusal.reason;
  const failed = visits.find(hasFailedAnswer);
  if (failed) return failed.answer?.unverified ?? unverifiedReason;
  if (visits.some((visit) => followsUnverified(page, visit))) return unverifiedReason;
  if (visits.some(asksAfterYes))
    return 'a cookie banner is shown after a yes, so that it is not known what the visitor agreed to';
  const short = visits.find(({ incomplete }) => incomplete !== undefined);
  if (short?.incomplete !== undefined) return short.incomplete;
  // The visit with the yes was made before its answer could be changed.
  const isMade = journey === 'withdrawn' ? visits.some((visit) => visit.answeredBefore === 'decline') : visits.length > 0;
  if (isMade || (page.notApplicableJourneys?.[journey] !== undefined && page.incomplete === null)) return null;
  return page.skippedJourneys?.[journey] ?? page.incomplete ?? 'the journey was not made';
}

/** Whether a page of another platform asks a visitor who comes back after a yes. With a page context that is a violation. */
const asksAfterYes = ({ journey, context, bannerOnLoad }: PageVisit): boolean =>
  journey === 'accepted-return' && context === null && bannerOnLoad.visible;

function undecidedRule(page: PageArtifacts, judged: PageArtifacts, rule: AuditRule): Unjudged[] {
  if (notApplicableReason(page, rule) !== null) return [];
  const isMissing = rule.needs === 'answer' && !page.visits.some(isVerifiedNo) && wasAsked(page);
  const reason = isMissing ? (page.skippedJourneys?.declined ?? unansweredReason) : (rule.undecided?.(judged) ?? null);
  return reason === null ? [] : [{ rule: rule.id, reason }];
}

const isVerifiedNo = ({ answer }: PageVisit): boolean => answer?.choice === 'decline' && answer.verified;

/** Whether a visitor's no was part of the audit of this page. */
const wasAsked = ({ visits, skippedJourneys }: PageArtifacts): boolean =>
  skippedJourneys?.declined !== undefined || visits.some(({ journey }) => journey === 'declined');

/** Returns the rules and journeys that have no meaning on a page, such as an answer where no banner is. */
export function notApplicableOn(page: PageArtifacts, rules: readonly AuditRule[]): Unjudged[] {
  if (page.visits.every(({ refusal }) => refusal !== undefined)) return [];
  const unasked = page.incomplete === null ? (page.notApplicableJourneys ?? {}) : {};
  const journeys = Object.entries(unasked).map(([journey, reason]) => ({
    journey: journey as JourneyName,
    reason,
  }));
  const unused = rules.flatMap((rule) => {
    const reason = notApplicableReason(page, rule);
    return reason === null ? [] : [{ rule: rule.id, reason }];
  });
  return [...journeys, ...unused];
}

/** Returns why a rule has no meaning on a page, as a clause; null when it has one. */
export function notApplicableReason(page: PageArtifacts, { needs }: AuditRule): string | null {
  if (needs === 'context') return page.visits.some(({ context }) => context !== null) ? null : noPolicy;
  if (needs === 'platform') return page.visits.some(isOfPlatform) ? null : noPolicy;
  if (needs === 'answer') return page.notApplicableJourneys?.declined ?? null;
  return null;
}

/** Whether a visit saw a page of this platform: one with a page context, or with its cookies or calls. */
const isOfPlatform = (visit: PageVisit): boolean =>
  visit.context !== null ||
  visit.writes.some(({ name }) => /^ss_c/.test(name)) ||
  callsOf(visit).some(({ endpoint }) => endpoint !== null);
