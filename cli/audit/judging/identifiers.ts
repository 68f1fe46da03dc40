import { hostOf } from '../artifacts/addresses.ts';
import type { PageArtifacts, PageVisit, Request } from '../artifacts/artifacts.ts';
import { allRequests, ownHeaders, sentRequests } from '../artifacts/sent-requests.ts';
import { isAnswerName, knownCookie } from '../parties/known-cookies.ts';
import type { Party } from '../parties/parties.ts';
import { serviceKinds } from '../parties/party-kinds.ts';
import { idParts, namedIds, textsOf } from '../parties/sent-data.ts';
import { type SentValue, sentValues } from '../parties/sent-values.ts';
import { isAnswerRecord } from './answer-record.ts';
import { partsOf } from './cookie-kinds.ts';
import { deviceValues } from './device-values.ts';
import { bitsOf, mayIdentify, randomNumberBits } from './entropy.ts';
import { isOfOwnFrame, isOwnHost } from './parties-of-page.ts';
import { comparedVisits, profileOf } from './profiles.ts';

const texts = new WeakMap<Request, string>();

/** Returns the decoded texts of a request. */
export function textOf(request: Request): string {
  const before = texts.get(request);
  if (before !== undefined) return before;
  const headers = ownHeaders(request).map(([, value]) => value);
  const text = [textsOf(`${request.url}${request.fragment ?? ''}`, request.postData ?? ''), ...headers].join('\n');
  texts.set(request, text);
  return text;
}

/** Returns the decoded texts of a request without the hosts of addresses. */
const sentTextOf = (request: Request): string => textOf(request).replace(/^https?:\/\/[^/?#\s]+/gm, '');

/**
 * An identifier in a request. `stored`: it is in the visitor's cookies or storage. `sent`: it differs between visitors and stays
 * within one, or no random number is as long. `device`: all visitors of one machine have it, and that of another device has
 * another one. `possible`: it differs between visitors, and was seen once. `answer`: it is in the record of the visitor’s answer
 * alone, and the answer itself sends it.
 */
type SentIdentifier = 'stored' | 'sent' | 'device' | 'possible' | 'answer';

/** Identifiers of the visitors of a page. */
export interface Identifiers {
  /** Values in the cookies and storage of a visit that can identify the visitor. */
  stored(visit: PageVisit): readonly string[];
  /**
   * Returns the identifier that a party gets with a request; null for none. A frame may send data to its own site, but no
   * identifier that the page stores.
   */
  inRequest(visit: PageVisit, request: Request, party: Party | null): SentIdentifier | null;
  /** Returns the host of a request, with `*` in place of the names in it that identify the visitor. */
  hostIn(visit: PageVisit, request: Request): string;
}

/** Returns the identifiers of a page’s visits. A value that several new visitors share cannot identify them. */
export function identifiersOf(page: PageArtifacts): Identifiers {
  const storedIds = sharedValues(page, (visit) => storedValues(visit).flatMap(idParts));
  const named = sharedValues(page, (visit) => allRequests(visit).flatMap((request) => namedIds(textOf(request))));
  const sent = sentByVisitor(page);
  const stored = (visit: PageVisit) =>
    (storedIds.byVisit.get(visit) ?? []).filter((value) => !storedIds.shared.has(value)).slice(0, maxIds);
  const recorded = new Map<PageVisit, readonly string[]>();
  const recordedIn = (visit: PageVisit): readonly string[] => {
    const ids = recorded.get(visit) ?? recordedIds(page, visit);
    recorded.set(visit, ids);
    return ids;
  };
  /** `known`: identifiers that are judged already. */
  const strongest = (visit: PageVisit, request: Request, known: readonly string[]): SentIdentifier | null => {
    const isKnown = (value: string) => known.some((id) => id.includes(value));
    if (namedIds(sentTextOf(request)).some((id) => !named.shared.has(id) && !isKnown(id))) return 'sent';
    if (isOwnHost(visit, hostOf(request.url))) return null;
    const found = sentValues(request).map((value) => (isKnown(value.value) ? null : sent.judge(visit, value)));
    return (['sent', 'device', 'possible'] as const).find((kind) => found.includes(kind)) ?? null;
  };
  return {
    stored,
    inRequest(visit, request, party) {
      if (party?.kind === 'consent') return null;
      const own = sentTextOf(request);
      const found = stored(visit).filter((id) => own.includes(id));
      if (isOfOwnFrame(request)) {
        const ofPage = found.length > 0 ? storedValues(visit, true).flatMap(idParts) : [];
        return found.some((id) => ofPage.includes(id)) ? 'stored' : null;
      }
      const ofRecord = recordedIn(visit).filter((id) => own.includes(id));
      const isOfAnswer = ofRecord.length > 0 && found.every((id) => ofRecord.includes(id)) && reportsAnswer(page, request);
      if (found.length > 0 && !isOfAnswer) return 'stored';
      const other = party && serviceKinds.includes(party.kind) ? null : strongest(visit, request, isOfAnswer ? ofRecord : []);
      return other ?? (isOfAnswer ? 'answer' : null);
    },
    hostIn(visit, request) {
      const isOwn = (label: string) =>
        sentValues(request).some((one) => one.isInHost && one.value === label && sent.judge(visit, one) !== null);
      return hostOf(request.url)
        .split('.')
        .map((label) => (isOwn(label) ? '*' : label))
        .join('.');
    },
  };
}

/** Names of values that differ in each request: against caches, for one event, or in a signature of the address. */
const requestNames =
  /^(cb|cache_?bust\w*|rnd|rand(om)?|r|_|ts?|time(stamp)?|no_?cache|ord|z|bust\w*|nonce|state|code_challenge|(event|request|req|message|trace|span|hit|correlation)[-_]?id|eid|x-amz-\w+|sig(nature)?|hmac|policy|expires?|key-pair-id)$/i;
/** Names that say that a value identifies someone. */
const identifierNames =
  /(^|[^a-z])[a-z]{0,2}id$|Id$|uuid|guid|user|visitor|client|device|session|anon|fingerprint|subscriber|profile/;

/** Returns the judge of sent values, which compares those of all visitors of a page. */
function sentByVisitor(page: PageArtifacts) {
  const places = new Map<string, Map<string, Set<string>>>();
  const counts = new Map<string, Map<string, number>>();
  const ofDevice = deviceValues(page);
  for (const visit of comparedVisits(page)) {
    const visitor = profileOf(visit);
    for (const request of allRequests(visit)) {
      const values = sentValues(request);
      for (const { place, value } of values) {
        // Words stand beside identifiers in names of hosts and in paths.
        if (!mayIdentify(value, visit.openedAtMs)) continue;
        const byVisitor = places.get(place) ?? new Map<string, Set<string>>();
        byVisitor.set(visitor, (byVisitor.get(visitor) ?? new Set()).add(value));
        places.set(place, byVisitor);
      }
      for (const value of new Set(values.map((one) => one.value))) {
        const byVisitor = counts.get(value) ?? new Map<string, number>();
        counts.set(value, byVisitor.set(visitor, (byVisitor.get(visitor) ?? 0) + 1));
      }
    }
  }
  return {
    judge(visit: PageVisit, { place, name, value }: SentValue): SentIdentifier | null {
      const visitor = profileOf(visit);
      const byVisitor = places.get(place);
      const seenBy = counts.get(value);
      if (ofDevice.isOfDevice({ place, value })) return 'device';
      if (!byVisitor || byVisitor.size < 2 || !seenBy || seenBy.size > 1 || !mayIdentify(value, visit.openedAtMs)) return null;
      if ((seenBy.get(visitor) ?? 0) > 1) return /^(sig|hmac|x-amz)/i.test(name) ? null : 'sent';
      if ((byVisitor.get(visitor)?.size ?? 0) > 1 || requestNames.test(name)) return null;
      return identifierNames.test(name) || bitsOf(value) > randomNumberBits ? 'sent' : 'possible';
    },
  };
}

function sharedValues(page: PageArtifacts, valuesOf: (visit: PageVisit) => readonly string[]) {
  const byVisit = new Map(comparedVisits(page).map((visit) => [visit, [...new Set(valuesOf(visit))]]));
  const visitors = new Map<string, Set<string>>();
  for (const [visit, values] of byVisit)
    for (const value of values) visitors.set(value, (visitors.get(value) ?? new Set()).add(profileOf(visit)));
  const shared = new Set([...visitors].filter(([, seenBy]) => seenBy.size > 1).map(([value]) => value));
  return { byVisit, shared };
}

/** Whether a yes and a no both send a request to this address when they are given, and no other moment does. */
function reportsAnswer({ visits }: PageArtifacts, { url, method }: Request): boolean {
  const address = withoutQuery(url);
  const senders = visits.flatMap((visit) =>
    sentRequests(visit)
      .filter((request) => request.method === method && withoutQuery(request.url) === address)
      .map(({ afterAnswer }) => (afterAnswer ? visit.journey : null)),
  );
  const countOf = (journey: string) => senders.filter((sender) => sender === journey).length;
  const [yes, no, both] = ['accepted', 'declined', 'withdrawn'].map(countOf) as [number, number, number];
  return yes === 1 && no === 1 && both <= 2 && senders.length === yes + no + both;
}

const withoutQuery = (url: string): string => url.replace(/[?#].*/s, '');

/** Returns the identifiers in the records of the visitor’s answer, also those without digits, as one in seven nanoids is. */
function recordedIds(page: PageArtifacts, visit: PageVisit): string[] {
  const items = [
    ...visit.jarAfter.map(({ name, value }) => ({ place: 'cookie' as const, name, value })),
    ...visit.storage.map(({ kind, name, value }) => ({ place: kind, name, value })),
  ];
  return items
    .filter(({ place, name }) => isAnswerRecord(page, place, name))
    .flatMap(({ value }) => [...idParts(value), ...partsOf(value).filter((part) => mayIdentify(part, visit.openedAtMs))]);
}

const uuid = /[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/i;

/** Answers are sent to third parties so that they obey them. A name excuses no value that is an identifier by its form. */
const isAnswer = (name: string, value: string): boolean => isAnswerName(name) && !uuid.test(value);

/** Returns the values in cookies and storage: those of the page’s own site, or of all sites. */
function storedValues(visit: PageVisit, isOwnOnly = false): string[] {
  const cookies = [...visit.jarBefore, ...(visit.jarAtAnswer ?? []), ...visit.jarAfter, ...visit.writes];
  const isNeeded = (name: string) => knownCookie(name)?.purpose === 'strictly-necessary';
  const ofSites = isOwnOnly ? cookies.filter(({ domain }) => isOwnHost(visit, domain)) : cookies;
  const items = isOwnOnly ? visit.storage.filter(({ origin }) => origin === undefined) : visit.storage;
  return [...ofSites, ...items]
    .filter(({ name, value }) => !isAnswer(name, value) && (!isNeeded(name) || uuid.test(value)))
    .map(({ value }) => value)
    .slice(0, maxValues);
}

const maxValues = 2000;
/** Maximum number of identifiers that are searched in each request. */
const maxIds = 500;
