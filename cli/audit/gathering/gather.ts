import { errorMessage } from '../../errors.ts';
import type { Environment, JourneyName, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import type { AuditBrowser } from '../browser/browser.ts';
import { cookiesFor, type FileCookie } from '../targets/cookie-file.ts';
import type { AuditPage } from '../targets/targets.ts';
import { loadRefusal } from '../visit/load-problem.ts';
import { makeVisit } from '../visit/visit.ts';
import { IncompleteError, SkippedError } from '../visit/visit-errors.ts';
import type { VisitOptions } from '../visit/visit-options.ts';
import { type Chain, chainsFor, declinedBefore, seedCookies } from './journeys.ts';

interface GatherOptions extends VisitOptions {
  /** Cookies of every profile, such as those of a sign-in (`--cookies`). */
  readonly cookies: readonly FileCookie[];
  /** Cookies at the start of the journey `return` (`--seed-cookies`); null for the default ones. */
  readonly seedCookies: readonly FileCookie[] | null;
}

/** Options that are the same for every page. */
export type PageOptions = Omit<GatherOptions, 'callLog'>;

/** A page in progress. Its chains of journeys can run concurrently, each in a separate profile. */
export interface PageGathering {
  readonly page: AuditPage;
  readonly chains: readonly (() => Promise<void>)[];
  artifacts(): PageArtifacts;
}

/**
 * Prepares the visits of a page in every wanted journey; `open` returns the place of a chain. Nothing rejects for a problem of the
 * page: after a visit fails, no other one is started, and earlier visits are kept.
 */
export function gatherPage(
  page: AuditPage,
  wanted: readonly JourneyName[],
  open: () => Promise<ChainPlace>,
  options: PageOptions,
): PageGathering {
  let incomplete: string | null = null;
  let environment: Environment | null = null;
  const landing = firstLanding(page.url);
  const chains = chainsFor(wanted);
  const visits: PageVisit[][] = chains.map(() => []);
  const skipped: Partial<Record<JourneyName, string>> = {};
  const givenCookies = (url: string) =>
    options.seedCookies === null ? declinedBefore(url) : cookiesFor(options.seedCookies, url);
  const tasks = chains.map((chain, index) => async () => {
    if (incomplete !== null) return;
    const place = await open();
    try {
      // Seeded cookies are for the host at the end of the redirects.
      const landedOn =
        chain.some(({ seeds }) => seeds) && index > 0 && page.site === null ? await landing.at : place.address(page.url);
      await visitInChain(chain, place, landedOn);
    } catch (error) {
      // The other visits of the chain need the one that failed.
      if (error instanceof SkippedError)
        for (const { journey } of chain) if (wanted.includes(journey)) skipped[journey] = error.message;
      if (!(error instanceof SkippedError))
        incomplete ??= options.signal.aborted ? 'the audit was interrupted' : errorMessage(error);
    } finally {
      landing.resolve(page.url);
      place.free();
    }

    async function visitInChain(steps: Chain, { browser, address, callLog }: ChainPlace, landedOn: string): Promise<void> {
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
          const visit = await makeVisit(profile, plan, { ...options, callLog }, (seen) => {
            environment ??= seen;
          });
          landing.resolve(visit.landedOn);
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
    chains: tasks,
    artifacts() {
      // Visits are in the requested order, whichever chain ended first.
      const skippedJourneys = Object.fromEntries(
        wanted.flatMap((journey) => (skipped[journey] === undefined ? [] : [[journey, skipped[journey]]])),
      );
      const [reason] = Object.values(skippedJourneys);
      const isUnvisited = reason !== undefined && visits.flat().length === 0;
      return {
        url: page.url,
        path: page.path,
        site: page.site,
        visits: visits.flat(),
        incomplete: incomplete ?? (isUnvisited ? `none of the journeys could be made: ${reason}` : null),
        skippedJourneys,
        environment,
      };
    },
  };
}

/** Place of a chain's visits: a browser, and a platform whose journal no other chain uses. */
export interface ChainPlace {
  readonly browser: AuditBrowser;
  readonly callLog: VisitOptions['callLog'];
  /** Returns the page's address at this place. */
  address(url: string): string;
  free(): void;
}

/** Returns the future address of the page after its redirects, which the first visit resolves; `otherwise` when no visit succeeds. */
function firstLanding(otherwise: string): { readonly at: Promise<string>; resolve(url: string): void } {
  let settle = (_url: string) => {};
  const at = new Promise<string>((resolve) => {
    settle = (url) => resolve(url || otherwise);
  });
  return { at, resolve: (url) => settle(url) };
}

/**
 * Adds `noredirect` to the address for owners and editors, who are otherwise redirected to the configuration panel:
 * owner#noredirect.
 */
function roleAddress(url: string, role: string | undefined): string {
  if (role === undefined || role === '10') return url;
  const address = new URL(url);
  address.searchParams.set('noredirect', 'true');
  return address.href;
}
