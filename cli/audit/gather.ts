import { messageOf } from '../errors.ts';
import type { JourneyName, PageArtifacts, Visit } from './artifacts.ts';
import type { AuditBrowser } from './browser.ts';
import { chainsFor, seedCookies } from './journeys.ts';
import { loadRefusal } from './load-refusal.ts';
import type { AuditPage } from './targets.ts';
import { IncompleteError, makeVisit, type VisitOptions } from './visit.ts';

/**
 * Sees one page in every wanted journey, each chain of journeys in a profile of its own. Never rejects for what a page does:
 * at the first visit that cannot be seen to its end the page is given up, and what was seen until then is kept.
 */
export async function gatherPage(
  browser: AuditBrowser,
  page: AuditPage,
  wanted: readonly JourneyName[],
  options: VisitOptions,
): Promise<PageArtifacts> {
  const visits: Visit[] = [];
  let incomplete: string | null = null;
  // Cookies of an earlier visit belong to the host that the address leads to.
  let landedOn = page.url;
  try {
    for (const chain of chainsFor(wanted)) {
      const profile = await browser.openProfile();
      try {
        for (const { journey, choice, seeded } of chain) {
          const seeds = seeded ? seedCookies(landedOn) : [];
          const visit = await makeVisit(profile, { journey, choice, url: page.url, seeds }, options);
          if (wanted.includes(journey)) visits.push(visit);
          const refusal = loadRefusal(visit, page.expectedStatus);
          if (refusal) throw new IncompleteError(refusal);
          landedOn = visit.landedOn;
        }
      } finally {
        await profile.close();
      }
    }
  } catch (error) {
    incomplete = options.signal.aborted ? 'the audit was interrupted' : messageOf(error);
  }
  return { url: page.url, path: page.path, site: page.site, visits, incomplete };
}
