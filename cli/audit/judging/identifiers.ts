import type { PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { type SentRequest, sentRequests } from '../artifacts/sent-requests.ts';
import { knownCookie } from '../parties/known-cookies.ts';
import { idParts, namedIds, textsOf } from '../parties/sent-data.ts';

const texts = new WeakMap<SentRequest, string>();

/** Returns the decoded texts of a request. */
export function textOf(request: SentRequest): string {
  const before = texts.get(request);
  if (before !== undefined) return before;
  const text = textsOf(request.url, request.postData ?? '');
  texts.set(request, text);
  return text;
}

/** Names of stored answers to consent banners, which are sent to third parties so that they obey the answer. */
const consentNames = /consent|gdpr|tcf|tcstring|cmp|usprivacy|gpp|privacy/i;

/** Identifiers of the visitors of a page. */
export interface Identifiers {
  /** Values in the cookies and storage of a visit that can identify the visitor. */
  stored(visit: PageVisit): readonly string[];
  /** Whether a value that is named as an identifier differs between visitors, as far as several were seen. */
  isConstant(value: string): boolean;
}

/** Returns the identifiers of a page’s visits. A value that several new visitors share cannot identify them. */
export function identifiersOf(page: PageArtifacts): Identifiers {
  const stored = sharedValues(page, (visit) => storedValues(visit).flatMap(idParts));
  const named = sharedValues(page, (visit) => sentRequests(visit).flatMap((request) => namedIds(textOf(request))));
  return {
    stored: (visit) => (stored.byVisit.get(visit) ?? []).filter((value) => !stored.shared.has(value)).slice(0, maxIds),
    isConstant: (value) => named.shared.has(value),
  };
}

function sharedValues(page: PageArtifacts, valuesOf: (visit: PageVisit) => readonly string[]) {
  const byVisit = new Map(page.visits.map((visit) => [visit, [...new Set(valuesOf(visit))]]));
  const visitors = new Map<string, Set<string>>();
  for (const [visit, values] of byVisit) {
    const visitor = `${visit.journey.replace('-return', '')} ${visit.role ?? ''}`;
    for (const value of values) visitors.set(value, (visitors.get(value) ?? new Set()).add(visitor));
  }
  const shared = new Set([...visitors].filter(([, seenBy]) => seenBy.size > 1).map(([value]) => value));
  return { byVisit, shared };
}

function storedValues(visit: PageVisit): string[] {
  const cookies = [...visit.jarBefore, ...(visit.jarAtAnswer ?? []), ...visit.jarAfter, ...visit.writes]
    .filter(({ name }) => knownCookie(name)?.purpose !== 'strictly-necessary' && !consentNames.test(name))
    .map(({ value }) => value);
  const items = visit.storage.filter(({ name }) => !consentNames.test(name)).map(({ value }) => value);
  return [...cookies, ...items].slice(0, maxValues);
}

const maxValues = 2000;
/** Maximum number of identifiers that are searched in each request. */
const maxIds = 500;
