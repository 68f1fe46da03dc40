import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { CliError } from '../../../fake-server/common/errors.ts';
import type { Environment, JourneyName, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import type { AuditBrowser, Profile, SeedCookie } from '../browser/browser.ts';
import { cookiesFor, type FileCookie } from '../targets/cookie-file.ts';
import type { AuditPage } from '../targets/targets.ts';
import { loadRefusal } from '../visit/pages/load-problem.ts';
import { IncompleteError, NotApplicableError, SkippedError } from '../visit/pages/visit-errors.ts';
import { makeVisit } from '../visit/visit.ts';
import type { VisitOptions, VisitPlan } from '../visit/visit-options.ts';
import { type Chain, chainsFor, declinedBefore, seedCookies } from './journeys.ts';
import { verifiedVisits } from './verified-visits.ts';

interface GatherOptions extends VisitOptions {
  /** Cookies of every profile, such as those of a sign-in (`--cookies`). */
  readonly cookies: readonly FileCookie[];
  /** Cookies at the start of the journey `return` (`--seed-cookies`); null for the default ones. */
  readonly seedCookies: readonly FileCookie[] | null;
  /** Called after each visit of a journey. */
  readonly onVisit?: () => void;
}

/** Options that are the same for every page. */
export type PageOptions = Omit<GatherOptions, 'callLog' | 'onRefused'>;

/** A page in progress. Its chains of journeys can run concurrently, each in a separate profile. */
export interface PageGathering {
  readonly page: AuditPage;
  readonly chains: readonly (() => Promise<void>)[];
  artifacts(): PageArtifacts;
}

/**
 * Prepares the visits of a page in every wanted journey; `open` returns the place of a chain. Nothing rejects for a problem of
 * the page: after a visit fails, no other one is started, and what it and earlier visits saw is kept.
 */
export function gatherPage(
  page: AuditPage,
  wanted: readonly JourneyName[],
  open: () => Promise<ChainPlace>,
  options: ChainParts['options'],
): PageGathering {
  const chains = chainsFor(wanted);
  const gathered: Gathered = {
    incomplete: null,
    environment: null,
    visits: chains.map(() => []),
    skipped: {},
    notApplicable: {},
  };
  const parts = { page, wanted, options, gathered, landing: firstLanding(page.url) };
  return {
    page,
    chains: chains.map((chain, index) => () => makeChain(chain, index, open, parts)),
    artifacts: () => artifactsOf(page, wanted, gathered),
  };
}

/** Results of a page's chains so far. */
interface Gathered {
  /** Why the page could not be judged completely. */
  incomplete: string | null;
  environment: Environment | null;
  /** By chain. */
  readonly visits: readonly PageVisit[][];
  readonly skipped: Reasons;
  readonly notApplicable: Reasons;
}

interface ChainParts {
  readonly page: AuditPage;
  readonly wanted: readonly JourneyName[];
  readonly options: PageOptions & Pick<GatherOptions, 'onRefused'>;
  readonly gathered: Gathered;
  readonly landing: ReturnType<typeof firstLanding>;
}

function keep({ wanted, gathered }: ChainParts, chain: number, made: readonly PageVisit[]): void {
  const isWanted = ({ journey }: PageVisit) => wanted.includes(journey) && gathered.notApplicable[journey] === undefined;
  gathered.visits[chain]?.push(...made.filter(isWanted));
}

/** Makes the visits of a chain. Rejects for a mistake in the options only, which ends the audit. */
async function makeChain(chain: Chain, index: number, open: () => Promise<ChainPlace>, parts: ChainParts): Promise<void> {
  const { page, wanted, options, gathered, landing } = parts;
  if (gathered.incomplete !== null) return;
  const place = await open();
  try {
    // Seeded cookies are for the host at the end of the redirects, on pages that may have set them.
    const isSeeded = index > 0 && chain.some(({ seeds }) => seeds);
    const landed = isSeeded ? await landing.at : null;
    if (gathered.incomplete !== null) return;
    const unsuited = landed && chain.map(({ journey }) => unsuitedJourney(journey, landed.context, options)).find(Boolean);
    if (unsuited) throw new NotApplicableError(unsuited);
    const landedOn = landed && page.site === null ? landed.url : place.address(page.url);
    await visitInChain(chain, place, landedOn, parts, (visits) => keep(parts, index, visits));
  } catch (error) {
    if (error instanceof CliError) throw error;
    // The other visits of the chain need the one that failed.
    if (error instanceof IncompleteError && error.seen) keep(parts, index, [withRefusal(error.seen, page.expectedStatus)]);
    const reasons =
      error instanceof SkippedError ? gathered.skipped : error instanceof NotApplicableError ? gathered.notApplicable : null;
    if (reasons === null) gathered.incomplete ??= options.signal.aborted ? 'the audit was interrupted' : errorMessage(error);
    else for (const { journey } of chain) if (wanted.includes(journey)) reasons[journey] ??= errorMessage(error);
  } finally {
    landing.resolve({ url: page.url, context: undefined });
    place.free();
  }
}

/** Makes the visits of a chain in one profile; `onVisits` receives those that can be judged. */
async function visitInChain(
  steps: Chain,
  { browser, address, callLog }: ChainPlace,
  landedOn: string,
  { page, options, gathered, landing }: ChainParts,
  onVisits: (visits: readonly PageVisit[]) => void,
): Promise<void> {
  const profile = await browser.openProfile(options);
  const verified = verifiedVisits();
  const onEnvironment = (seen: Environment) => {
    gathered.environment ??= seen;
  };
  const visitPage = (plan: VisitPlan, onLoaded?: () => void) => {
    const observers = { ...(!gathered.environment && { onEnvironment }), onLoaded };
    return makeVisit(profile, plan, { ...options, callLog }, observers).finally(options.onVisit);
  };
  try {
    await fillStorage(profile, options);
    let leadsTo: string | undefined;
    for (const [number, { seeds, follows, ...step }] of steps.entries()) {
      const url = (follows && leadsTo) || roleAddress(address(page.url), step.role);
      const given = [...cookiesFor(options.cookies, url), ...seedsOf(seeds, landedOn, options)];
      const next = steps[number + 1];
      const plan = { ...step, url, seeds: given, isFollowed: next?.follows, ...(follows && { referrer: address(page.url) }) };
      const onLoaded = next && !next.follows ? profile.makeTabAhead : undefined;
      const visit = await visitPage(plan, onLoaded).catch(follows && skipUnopened);
      leadsTo = visit.leadsTo;
      landing.resolve({ url: visit.landedOn, context: visit.context });
      const judged = withRefusal(visit, follows ? null : page.expectedStatus);
      const { refusal } = judged;
      const unsuited = unsuitedVisit(visit, options);
      if (unsuited !== null) gathered.notApplicable[step.journey] = unsuited;
      if (follows && refusal) throw new SkippedError(cannotFollow(refusal.reason));
      onVisits(verified.add(judged));
      // An empty page may still set cookies in the other journeys.
      if (refusal && refusal.kind !== 'empty') throw new IncompleteError(refusal.reason);
    }
    const last = steps.at(-1);
    if (!last || !verified.isPending()) return;
    const next: VisitPlan = { journey: last.journey, choice: null, url: address(page.url), seeds: [] };
    onVisits(verified.add(await visitPage(next)).slice(0, 1));
  } finally {
    await profile.close();
  }
}

/** Returns the artifacts of a page. */
function artifactsOf(
  { url, path, site }: AuditPage,
  wanted: readonly JourneyName[],
  { incomplete, environment, visits, skipped, notApplicable }: Gathered,
): PageArtifacts {
  const skippedJourneys = inOrder(skipped, wanted);
  const notApplicableJourneys = inOrder(notApplicable, wanted);
  const [reason] = [...Object.values(skippedJourneys), ...Object.values(notApplicableJourneys)];
  const isUnvisited = reason !== undefined && visits.flat().length === 0;
  return {
    url,
    path,
    site,
    visits: visits.flat(),
    incomplete: incomplete ?? (isUnvisited ? `none of the journeys could be made: ${reason}` : null),
    skippedJourneys,
    environment,
    notApplicableJourneys,
  };
}

type Reasons = Partial<Record<JourneyName, string>>;

/** Returns the reasons in the requested order of the journeys, whichever chain ended first. */
const inOrder = (reasons: Reasons, wanted: readonly JourneyName[]): Reasons =>
  Object.fromEntries(wanted.flatMap((journey) => (reasons[journey] === undefined ? [] : [[journey, reasons[journey]]])));

async function fillStorage(
  profile: Profile,
  { storage, onRefused }: Pick<GatherOptions, 'storage' | 'onRefused'>,
): Promise<void> {
  for (const { origin, items } of storage)
    await profile.fillStorage({ origin, items }).catch(() => onRefused?.(`localStorage of ${origin}`));
}

function withRefusal(visit: PageVisit, expectedStatus: number | null): PageVisit {
  const refusal = loadRefusal(visit, expectedStatus);
  return refusal ? { ...visit, refusal } : visit;
}

function seedsOf(seeds: Chain[number]['seeds'], url: string, { seedCookies: given }: PageOptions): SeedCookie[] {
  if (seeds === 'old') return seedCookies(url);
  if (seeds === undefined) return [];
  return given === null ? declinedBefore(url) : cookiesFor(given, url);
}

/**
 * Returns why a journey has no meaning on a page, as a clause; null when it has one. The context is null for a page without one
 * and undefined for a page that was not seen.
 */
function unsuitedJourney(journey: JourneyName, context: unknown, { seedCookies: given }: PageOptions): string | null {
  if (context !== null) return null;
  if (journey === 'roles') return 'the page does not say who is signed in';
  if (journey === 'seeded' || (journey === 'return' && given === null))
    return 'the page is not known to set the cookies of the earlier visit that this journey simulates';
  return null;
}

const cannotFollow = (reason: string): string => `the page to which it leads could not be judged: ${reason}`;

/** The first page can be judged without the one to which it leads. */
function skipUnopened(error: unknown): never {
  throw error instanceof IncompleteError && error.seen === null ? new SkippedError(cannotFollow(error.message)) : error;
}

const unsuitedVisit = ({ journey, context, force }: PageVisit, options: PageOptions): string | null =>
  journey === 'forced' && force === null ? 'the page’s banner has no preview mode' : unsuitedJourney(journey, context, options);

/** Place of a chain's visits: a browser, and a platform whose journal no other chain uses. */
export interface ChainPlace {
  readonly browser: AuditBrowser;
  readonly callLog: VisitOptions['callLog'];
  /** Returns the page's address at this place. */
  address(url: string): string;
  free(): void;
}

/** Address of the page after its redirects, and its page context. */
interface Landing {
  readonly url: string;
  readonly context: unknown;
}

/** Returns the future landing of the page, which the first visit resolves; `otherwise` when no visit succeeds. */
function firstLanding(otherwise: string): { readonly at: Promise<Landing>; resolve(landing: Landing): void } {
  let settle = (_landing: Landing) => {};
  const at = new Promise<Landing>((resolve) => {
    settle = (landing) => resolve({ ...landing, url: landing.url || otherwise });
  });
  return { at, resolve: (landing) => settle(landing) };
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
