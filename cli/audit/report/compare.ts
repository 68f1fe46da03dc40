import { durationText } from '../../report/duration-text.ts';
import { hostOf } from '../artifacts/addresses.ts';
import { findingIdentity } from '../judging/baseline.ts';
import type { ComparableCookie, ComparableDocument, ComparableFinding, ComparablePage } from './comparable.ts';

/** Differences between an earlier document and this one. */
export interface Comparison {
  /** Start of the earlier audit; null when its document does not contain it. */
  readonly since: string | null;
  readonly summary: {
    readonly cookies: DifferenceCounts;
    readonly hosts: DifferenceCounts;
    readonly findings: DifferenceCounts;
  };
  /** Pages with a difference, and pages that only one of the documents has. */
  readonly pages: readonly PageComparison[];
}

export interface DifferenceCounts {
  readonly new: number;
  readonly gone: number;
  readonly changed: number;
}

export interface PageComparison {
  readonly url: string;
  /** Which of the documents have the page. Nothing is compared on a page that only one of them has. */
  readonly in: 'both' | 'new' | 'old';
  /** Journeys that only one of the documents has, and that are therefore not compared. */
  readonly uncompared: readonly string[];
  readonly cookies: Differences<CookieName, CookieName & { readonly changes: readonly string[] }>;
  /** Third parties that the page contacted. */
  readonly hosts: Differences<string, never>;
  readonly findings: Differences<ComparedFinding, ComparedFinding & { readonly changes: readonly string[] }>;
}

export interface Differences<Item, Changed> {
  readonly new: readonly Item[];
  readonly gone: readonly Item[];
  readonly changed: readonly Changed[];
}

export interface CookieName {
  readonly name: string;
  readonly domain: string;
}

interface ComparedFinding {
  readonly id: string;
  readonly ruleId: string;
  readonly severity: string;
  readonly message: string;
}

/** Lifetimes that are closer, in proportion, are equal: a fixed end draws nearer between two audits. */
const lifetimeTolerance = 0.1;

/** Compares two documents, page by page. Cookies are compared in the journeys that both have. */
export function compareReports(old: ComparableDocument, current: ComparableDocument): Comparison {
  const earlierOf = matching(old.pages, current.pages);
  const pages = current.pages.map((page) => {
    const earlier = earlierOf.get(page);
    return earlier ? comparePages(earlier, page) : unmatched(page.url, 'new');
  });
  const matched = new Set(earlierOf.values());
  const removed = old.pages.filter((page) => !matched.has(page)).map(({ url }) => unmatched(url, 'old'));
  const all = [...pages, ...removed];
  return {
    since: old.environment?.startedAt ?? null,
    summary: { cookies: countsOf(all, 'cookies'), hosts: countsOf(all, 'hosts'), findings: countsOf(all, 'findings') },
    pages: all.filter(
      (page) => page.in !== 'both' || page.uncompared.length > 0 || kinds.some((kind) => hasDifference(page[kind])),
    ),
  };
}

/**
 * Returns the earlier page of each page: that of the same address, or, where no address is the same, of the same path and query,
 * as of a site that moved to another host or port.
 */
function matching(old: readonly ComparablePage[], current: readonly ComparablePage[]): Map<ComparablePage, ComparablePage> {
  const pairs = (keyOf: (url: string) => string) => {
    const before = new Map(old.map((page) => [keyOf(page.url), page]));
    const isUnique = before.size === old.length && new Set(current.map(({ url }) => keyOf(url))).size === current.length;
    const found = current.flatMap((page) => {
      const earlier = before.get(keyOf(page.url));
      return earlier ? [[page, earlier] as const] : [];
    });
    return { isUnique, found };
  };
  const same = pairs((url) => url).found;
  if (same.length > 0) return new Map(same);
  const moved = pairs(pathAndQuery);
  return new Map(moved.isUnique ? moved.found : []);
}

function pathAndQuery(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

const kinds = ['cookies', 'hosts', 'findings'] as const;

const countsOf = (pages: readonly PageComparison[], kind: (typeof kinds)[number]): DifferenceCounts => {
  const count = (state: keyof DifferenceCounts) => pages.reduce((sum, page) => sum + page[kind][state].length, 0);
  return { new: count('new'), gone: count('gone'), changed: count('changed') };
};

const hasDifference = (one: Differences<unknown, unknown>): boolean => one.new.length + one.gone.length + one.changed.length > 0;

const none = { new: [], gone: [], changed: [] } as const;
const unmatched = (url: string, where: 'new' | 'old'): PageComparison => ({
  url,
  in: where,
  uncompared: [],
  cookies: none,
  hosts: none,
  findings: none,
});

function comparePages(old: ComparablePage, current: ComparablePage): PageComparison {
  const [were, are] = [old, current].map(({ journeys }) => new Set(journeys.map(({ name }) => name)));
  const shared = [...(are ?? [])].filter((name) => were?.has(name));
  const areListed = old.thirdParties !== undefined && current.thirdParties !== undefined;
  const only = [...new Set([...(were ?? []), ...(are ?? [])])].filter((name) => !shared.includes(name));
  return {
    url: current.url,
    in: 'both',
    uncompared: only,
    cookies: differences(cookiesOf(old, shared), cookiesOf(current, shared), cookieChanges),
    hosts: { ...differences(hostsOf(old, shared, areListed), hostsOf(current, shared, areListed), () => []), changed: [] },
    findings: differences(findingsOf(old, shared), findingsOf(current, shared), (before, after) =>
      before.severity === after.severity ? [] : [`${before.severity} → ${after.severity}`],
    ),
  };
}

/** Compares entries by their keys. `changes` returns the changes of one that both have. */
function differences<Item, Detail extends object | string>(
  old: ReadonlyMap<string, readonly [Item, Detail]>,
  current: ReadonlyMap<string, readonly [Item, Detail]>,
  changes: (before: Detail, after: Detail) => readonly string[],
): Differences<Item, Item & { readonly changes: readonly string[] }> {
  const itemsWithout = (one: typeof old, other: typeof old) =>
    [...one].flatMap(([key, [item]]) => (other.has(key) ? [] : [item]));
  return {
    new: itemsWithout(current, old),
    gone: itemsWithout(old, current),
    changed: [...current].flatMap(([key, [item, after]]) => {
      const before = old.get(key);
      const changed = before ? changes(before[1], after) : [];
      return changed.length === 0 ? [] : [{ ...item, changes: changed }];
    }),
  };
}

/** State of a cookie by journey. */
type CookieStates = Readonly<Record<string, ComparableCookie>>;

function cookiesOf(page: ComparablePage, journeys: readonly string[]): Map<string, [CookieName, CookieStates]> {
  const cookies = new Map<string, [CookieName, Record<string, ComparableCookie>]>();
  for (const journey of page.journeys.filter(({ name }) => journeys.includes(name))) {
    for (const cookie of journey.cookies) {
      const key = JSON.stringify([cookie.name, cookie.domain]);
      const entry = cookies.get(key) ?? [{ name: cookie.name, domain: cookie.domain }, {}];
      entry[1][journey.name] = cookie;
      cookies.set(key, entry);
    }
  }
  return cookies;
}

/** Returns the changes of a cookie, one for each journey in which its state differs. */
const cookieChanges = (before: CookieStates, after: CookieStates): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((journey) => {
    const [was, is] = [before[journey], after[journey]];
    return isSameState(was, is) ? [] : [`${journey}: ${stateText(was)} → ${stateText(is)}`];
  });

function isSameState(was: ComparableCookie | undefined, is: ComparableCookie | undefined): boolean {
  const [one, other] = [was?.writtenLifetimeMs, is?.writtenLifetimeMs];
  if (typeof one === 'number' && typeof other === 'number' && one > 0 && other > 0 && stateOf(was) === stateOf(is))
    return Math.abs(one - other) <= lifetimeTolerance * Math.max(one, other);
  return stateText(was) === stateText(is);
}

function stateOf(cookie: ComparableCookie | undefined): string {
  if (!cookie) return 'absent';
  if (cookie.refused !== undefined) return 'refused';
  return cookie.present ? 'present' : 'removed';
}

function stateText(cookie: ComparableCookie | undefined): string {
  const { writtenLifetimeMs: lifetimeMs } = cookie ?? {};
  const state = stateOf(cookie);
  if (state !== 'present' || lifetimeMs === undefined) return state;
  return lifetimeMs === null ? 'session' : durationText(Math.max(0, lifetimeMs));
}

/** Returns the third parties of a page: those that it lists, or the hosts of its calls when one of the documents has no list. */
function hostsOf(page: ComparablePage, journeys: readonly string[], areListed: boolean): Map<string, [string, string]> {
  const own = hostOf(page.url);
  const called = page.journeys
    .filter(({ name }) => journeys.includes(name))
    .flatMap(({ calls }) => calls.map(({ url }) => hostOf(url)));
  const hosts = (areListed ? (page.thirdParties ?? []).map(({ host }) => host) : called).filter(
    (host) => host !== '' && host !== own,
  );
  return new Map(hosts.sort().map((host) => [host, [host, host]]));
}

function findingsOf(page: ComparablePage, journeys: readonly string[]): Map<string, [ComparedFinding, ComparableFinding]> {
  const isShared = ({ evidence, journey }: ComparableFinding) => {
    const seen = evidence.journeys.length > 0 || journey === undefined ? evidence.journeys : [journey];
    return seen.length === 0 || seen.some((name) => journeys.includes(name));
  };
  return new Map(
    page.findings.filter(isShared).map((finding) => {
      const { ruleId, severity, message } = finding;
      const id = finding.id ?? findingIdentity(finding);
      return [id, [{ id, ruleId, severity, message }, finding]];
    }),
  );
}
