import { hostOf } from '../artifacts/addresses.ts';
import type { JourneyName, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { sentRequests } from '../artifacts/sent-requests.ts';
import { trackerOf } from '../parties/parties.ts';
import { isSameSite } from '../parties/sites.ts';
import { isIdentifying } from './cookie-kinds.ts';
import { acknowledges } from './fair-controls.ts';
import { severityOf, trackingCookies } from './tracking-cookies.ts';

/** Whether the banner of a visit has controls that acknowledge it, and none for a choice. */
export const isNotice = ({ bannerControls }: PageVisit): boolean => {
  const accepts = bannerControls.filter(({ kind }) => kind === 'accept');
  const offersChoice = bannerControls.some(({ kind }) => ['reject', 'settings', 'save', 'choice'].includes(kind));
  return accepts.length > 0 && accepts.every(acknowledges) && !offersChoice;
};

/** Whether no visit of the page was tracked, so that its banner asks for nothing. */
export const isUntracked = (page: PageArtifacts): boolean =>
  page.visits.every(
    (visit) =>
      !trackingCookies(page, visit, visit.jarAfter, visit.writes).some((cookie) => severityOf(cookie) === 'error') &&
      !sentRequests(visit).some(({ url }) => !isSameSite(hostOf(url), hostOf(visit.landedOn)) && trackerOf(url) !== null),
  );

const refusals: readonly JourneyName[] = ['declined', 'declined-return'];

/**
 * Returns the page with the journeys of a refusal as not applicable where a notice only informs: a visitor acknowledged it, and
 * no visit was tracked or stored a value that can identify a visitor.
 */
export function withoutRefusalOfNotice(page: PageArtifacts): PageArtifacts {
  const { visits, skippedJourneys = {}, notApplicableJourneys = {} } = page;
  const skipped = refusals.filter((journey) => skippedJourneys[journey] !== undefined);
  const isAcknowledged = visits.some(({ answer }) => answer?.choice === 'accept' && answer.verified);
  const shown = visits.filter(({ bannerControls }) => bannerControls.length > 0);
  const informs = isAcknowledged && shown.length > 0 && shown.every((visit) => visit.context === null && isNotice(visit));
  const stores = visits.some(({ storage }) => storage.some(({ value }) => isIdentifying(value)));
  if (skipped.length === 0 || !informs || stores || !isUntracked(page)) return page;
  const reason = 'its cookie notice only informs: it offers no choice, and no tracking was seen in any visit';
  return {
    ...page,
    skippedJourneys: Object.fromEntries(
      Object.entries(skippedJourneys).filter(([journey]) => !refusals.includes(journey as JourneyName)),
    ),
    notApplicableJourneys: { ...notApplicableJourneys, ...Object.fromEntries(skipped.map((journey) => [journey, reason])) },
  };
}
