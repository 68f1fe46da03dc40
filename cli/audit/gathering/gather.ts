import { messageOf } from '../../errors.ts';
import type { JourneyName, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import type { AuditBrowser } from '../browser/browser.ts';
import { cookiesFor, type FileCookie } from '../targets/cookie-file.ts';
import type { AuditPage } from '../targets/targets.ts';
import { loadRefusal } from '../visit/load-problem.ts';
import { makeVisit } from '../visit/visit.ts';
import { IncompleteError, SkippedError } from '../visit/visit-errors.ts';
import type { VisitOptions } from '../visit/visit-options.ts';
import { type Chain, chainsFor, declinedBefore, seedCookies } from './journeys.ts';

interface GatherOptions extends VisitOptions {
  /** Cookies that every profile begins with, such as those of a sign-in (`--cookies`). */
  readonly cookies: readonly FileCookie[];
  /** Cookies that the journey `return` brings along (`--seed-cookies`); null for ours. */
  readonly seedCookies: readonly FileCookie[] | null;
}

/** What of the options is the same for every page. */
export type PageOptions = Omit<GatherOptions, 'callLog'>;

/** One page under way: its chains of journeys can be made side by side, each in a profile of its own. */
export interface PageGathering {
  readonly page: AuditPage;
  readonly chains: readonly (() => Promise<void>)[];
  artifacts(): PageArtifacts;
}

/**
 * Prepares to see one page in every wanted journey; `open` gives each chain the place where it is made. Nothing rejects for what a
 * page does: after the first visit that cannot be seen to its end no further one is begun, and what was seen until then is kept.
 */
export function gatherPage(
  page: AuditPage,
  wanted: readonly JourneyName[],
  open: () => Promise<ChainPlace>,
  options: PageOptions,
): PageGathering {
  let incomplete: string | null = null;
  const landing = firstLanding(page.url);
  const chains = chainsFor(wanted);
  const visits: PageVisit[][] = chains.map(() => []);
  const skipped: Partial<Record<JourneyName, string>> = {};
  const givenCookies = (url: string) =>
    options.seedCookies === null ? declinedBefore(url) : cookiesFor(options.seedCookies, url);
  const work = chains.map((chain, index) => async () => {
    if (incomplete !== null) return;
    const place = await open();
    try {
      // Cookies of an earlier visit belong to the host that the address leads to.
      const landedOn =
        chain.some(({ seeds }) => seeds) && index > 0 && page.site === null ? await landing.at : place.address(page.url);
      await seeChain(chain, place, landedOn);
    } catch (error) {
      // What follows in the chain needs the visit that could not be made.
      if (error instanceof SkippedError)
        for (const { journey } of chain) if (wanted.includes(journey)) skipped[journey] = error.message;
      if (!(error instanceof SkippedError))
        incomplete ??= options.signal.aborted ? 'the audit was interrupted' : messageOf(error);
    } finally {
      landing.isAt(page.url);
      place.free();
    }

    async function seeChain(steps: Chain, { browser, address, callLog }: ChainPlace, landedOn: string): Promise<void> {
      const profile = await browser.openProfile();
      try {
        for (const { journey, choice, seeds, role } of steps) {
          const url = roleAddress(address(page.url), role);
          const old = seeds === 'old' ? seedCookies(landedOn) : [];
          const given = seeds === 'given' ? givenCookies(landedOn) : [];
          const plan = {
            journey,
            choice,
            url,
            seeds: [...cookiesFor(options.cookies, url), ...old, ...given],
            ...(role !== undefined && { role }),
          };
          const visit = await makeVisit(profile, plan, { ...options, callLog });
          landing.isAt(visit.landedOn);
          if (journey === 'forced' && visit.force === null) {
            skipped.forced = 'the page has no SSRuntime.consent.force()';
          } else if (journey === 'roles' && visit.context === null) {
            skipped.roles = 'the page has no page context in which a visitor could be signed in';
          } else if (wanted.includes(journey)) visits[index]?.push(visit);
          const refusal = loadRefusal(visit, page.expectedStatus);
          if (refusal) throw new IncompleteError(refusal);
        }
      } finally {
        await profile.close();
      }
    }
  });
  return {
    page,
    chains: work,
    artifacts() {
      // In the order that was asked for, whichever chain ended first.
      const skippedJourneys = Object.fromEntries(
        wanted.flatMap((journey) => (skipped[journey] === undefined ? [] : [[journey, skipped[journey]]])),
      );
      const [reason] = Object.values(skippedJourneys);
      const isUnseen = reason !== undefined && visits.flat().length === 0;
      return {
        url: page.url,
        path: page.path,
        site: page.site,
        visits: visits.flat(),
        incomplete: incomplete ?? (isUnseen ? `none of the journeys could be made: ${reason}` : null),
        skippedJourneys,
      };
    },
  };
}

/** Where a chain is made: on a browser, and on a platform whose journal is its own meanwhile. */
export interface ChainPlace {
  readonly browser: AuditBrowser;
  readonly callLog: VisitOptions['callLog'];
  /** The page's address at this place. */
  address(url: string): string;
  free(): void;
}

/** The address that the first of a page's visits ends at; `otherwise` where none gets there. */
function firstLanding(otherwise: string): { readonly at: Promise<string>; isAt(url: string): void } {
  let isAt = (_url: string) => {};
  const at = new Promise<string>((resolve) => {
    isAt = (url) => resolve(url || otherwise);
  });
  return { at, isAt: (url) => isAt(url) };
}

/** Owners and editors are sent on to the configuration panel, unless the address asks for the page itself. Spec 2 §2. */
function roleAddress(url: string, role: string | undefined): string {
  if (role === undefined || role === '10') return url;
  const address = new URL(url);
  address.searchParams.set('noredirect', 'true');
  return address.href;
}
