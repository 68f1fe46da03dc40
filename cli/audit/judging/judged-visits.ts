import type { JourneyName, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { profileOf } from './profiles.ts';

/**
 * Returns the page with the visits that can be judged, as they can be judged. A visit that met a wall saw another page. On a page
 * without a page context an unverified answer counts as not given: the visit counts up to a yes, and as unanswered after a no,
 * because neither allows tracking. With a page context, an answer without effect is a violation itself.
 */
export function judgeable(page: PageArtifacts): PageArtifacts {
  const seen = page.visits.filter(({ refusal }) => refusal?.kind !== 'wall');
  const visits = seen.filter((visit) => !followsUnverified(page, visit));
  return { ...page, visits: visits.map((visit) => (isUnverified(visit) ? asUnanswered(visit) : visit)) };
}

const answerJourneys: readonly JourneyName[] = ['accepted', 'accepted-return', 'declined', 'declined-return'];

/**
 * Returns the page with its missing answers as skipped journeys when any of its visits saw a banner: they do have a meaning
 * there.
 */
export function withSeenBanner(page: PageArtifacts): PageArtifacts {
  const { visits, notApplicableJourneys = {}, skippedJourneys = {} } = page;
  const missing = answerJourneys.filter((journey) => notApplicableJourneys[journey] !== undefined);
  if (missing.length === 0 || !visits.some(seesBanner)) return page;
  const reason = 'a cookie banner was seen, and it could not be answered';
  return {
    ...page,
    notApplicableJourneys: Object.fromEntries(
      Object.entries(notApplicableJourneys).filter(([journey]) => !missing.includes(journey as JourneyName)),
    ),
    skippedJourneys: { ...Object.fromEntries(missing.map((journey) => [journey, reason])), ...skippedJourneys },
  };
}

const seesBanner = ({ bannerControls, bannerOnLoad, answer }: PageVisit): boolean =>
  bannerControls.length > 0 || bannerOnLoad.visible || answer?.make !== undefined;

/** Whether the banner was answered and no effect was observed. A stored answer has no effect on the banner. */
export const hasFailedAnswer = ({ answer }: PageVisit): boolean => answer !== null && answer.by !== 'stored' && !answer.verified;

/** Whether a visit's answer had no observed effect on a page without a page context, or before the visit ended early. */
const isUnverified = (visit: PageVisit): boolean =>
  (visit.context === null || visit.incomplete !== undefined) && hasFailedAnswer(visit);

/** Whether a visit follows one of the same visitor whose answer counts as not given. */
export const followsUnverified = ({ visits }: PageArtifacts, visit: PageVisit): boolean =>
  visits.slice(0, visits.indexOf(visit)).some((other) => profileOf(other) === profileOf(visit) && isUnverified(other));

function asUnanswered(visit: PageVisit): PageVisit {
  const isCut = visit.answer?.choice === 'accept';
  const counting = <Item extends { readonly afterAnswer: boolean }>(items: readonly Item[]): Item[] =>
    items.filter(({ afterAnswer }) => !isCut || !afterAnswer).map((item) => ({ ...item, afterAnswer: false }));
  return {
    ...visit,
    answer: null,
    jarAtAnswer: null,
    bannerAfterAnswer: null,
    jarAfter: isCut ? (visit.jarAtAnswer ?? []) : visit.jarAfter,
    storage: isCut ? [] : visit.storage,
    writes: counting(visit.writes),
    requests: counting(visit.requests),
    storageWrites: counting(visit.storageWrites),
    fingerprints: counting(visit.fingerprints),
    popups: counting(visit.popups),
    ...(visit.connections && { connections: counting(visit.connections) }),
    ...(visit.hints && { hints: counting(visit.hints) }),
  };
}
