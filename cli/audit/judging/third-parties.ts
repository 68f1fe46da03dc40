import { hostOf } from '../artifacts/addresses.ts';
import type { PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { isStoring } from '../artifacts/cookies.ts';
import { sentRequests } from '../artifacts/sent-requests.ts';
import { type Party, partyOf } from '../parties/parties.ts';
import type { PartyKind } from '../parties/party-kinds.ts';
import { type SentData, sentData } from '../parties/sent-data.ts';
import { answerState } from './answer-state.ts';
import { type Identifiers, identifiersOf, textOf } from './identifiers.ts';
import { isOwnHost, partyOfRequest, shapeOfRequest } from './parties-of-page.ts';

/** State of the visitor’s consent: before an answer, after a no, after a yes. */
export const partyStates = ['before', 'declined', 'accepted'] as const;
export type PartyStateName = (typeof partyStates)[number];

/** What a third party got in one state, in all visits together. */
export interface PartyState {
  readonly requests: number;
  /** Data in its requests, beyond the visitor’s network address, which each request shows. */
  readonly sent: readonly SentData[];
  /** Names of its cookies that were set or kept. */
  readonly cookies: readonly string[];
  /** Kinds and keys of its storage in frames, such as `localStorage uid`. */
  readonly storage: readonly string[];
}

/** A host that belongs to another site than the page, or through which the page’s own site reaches a tracker. */
export interface ThirdParty {
  readonly host: string;
  /** Name of the product or company; null for an unknown one. */
  readonly owner: string | null;
  readonly kind: PartyKind;
  /** States in which it got something. */
  readonly states: Readonly<Partial<Record<PartyStateName, PartyState>>>;
}

interface Entry extends Party {
  readonly host: string;
  readonly states: Map<PartyStateName, { requests: number; sent: Set<SentData>; cookies: Set<string>; storage: Set<string> }>;
}

/** Returns the third parties of a page and what each got, by state, in the order of their first occurrence. */
export function thirdPartiesOf(page: PageArtifacts): ThirdParty[] {
  const entries = new Map<string, Entry>();
  const identifiers = identifiersOf(page);
  const entryOf = (host: string, party: Party): Entry => {
    const known = entries.get(host);
    // A host that serves several purposes is shown with the first one that is known.
    if (known && (known.kind !== 'unknown' || party.kind === 'unknown')) return known;
    const entry: Entry = { host, owner: party.owner, kind: party.kind, states: known?.states ?? new Map() };
    entries.set(host, entry);
    return entry;
  };
  const at = ({ states }: Entry, state: PartyStateName) => {
    const known = states.get(state) ?? { requests: 0, sent: new Set(), cookies: new Set(), storage: new Set() };
    states.set(state, known);
    return known;
  };
  for (const visit of page.visits) {
    addRequests(visit, identifiers, (host, party, state) => at(entryOf(host, party), state));
    for (const { domain, name, state } of cookiesOf(visit))
      if (!isOwnHost(visit, domain)) {
        const hosts = [...entries.keys()].filter((host) => host === domain || host.endsWith(`.${domain}`));
        for (const host of hosts.length > 0 ? hosts : [domain])
          at(entryOf(host, partyOf(`https://${host}/`)), state).cookies.add(name);
      }
    for (const { origin, kind, name, afterAnswer } of storageOf(visit)) {
      const host = hostOf(origin ?? '');
      if (host === '' || isOwnHost(visit, host)) continue;
      at(entryOf(host, partyOf(`https://${host}/`)), stateOf(visit, afterAnswer)).storage.add(`${kind} ${name}`);
    }
  }
  return [...entries.values()].map(({ host, owner, kind, states }) => ({
    ...{ host, owner, kind },
    states: Object.fromEntries(
      partyStates.flatMap((name) => {
        const state = states.get(name);
        if (!state) return [];
        const { requests, sent, cookies, storage } = state;
        return [[name, { requests, sent: [...sent], cookies: [...cookies], storage: [...storage] }]];
      }),
    ),
  }));
}

function addRequests(
  visit: PageVisit,
  identifiers: Identifiers,
  stateAt: (host: string, party: Party, state: PartyStateName) => { requests: number; readonly sent: Set<SentData> },
): void {
  for (const request of sentRequests(visit)) {
    const host = hostOf(request.url);
    const party = isOwnHost(visit, host) ? shapeOfRequest(request) : partyOfRequest(request);
    if (!party || host === '') continue;
    const entry = stateAt(host, party, stateOf(visit, request.afterAnswer));
    entry.requests++;
    const identifier = identifiers.inRequest(visit, request, party);
    for (const data of sentData(textOf(request), request.page || visit.landedOn, identifier)) entry.sent.add(data);
    if (visit.fingerprints.some(({ sentTo }) => sentTo === request.url)) entry.sent.add('fingerprint');
  }
}

/** Returns the state of something that happened in a visit. A yes without an effect is still one that the visitor gave. */
function stateOf(visit: PageVisit, afterAnswer: boolean): PartyStateName {
  const state = answerState(visit, afterAnswer) ?? 'accepted';
  return state === 'unanswered' ? 'before' : state;
}

/** Returns the cookies that were set or kept, each with its state. */
function cookiesOf(visit: PageVisit): { readonly domain: string; readonly name: string; readonly state: PartyStateName }[] {
  const written = visit.writes
    .filter(isStoring)
    .map(({ domain, name, afterAnswer }) => ({ domain, name, state: stateOf(visit, afterAnswer) }));
  const before = (visit.jarAtAnswer ?? []).map(({ domain, name }) => ({ domain, name, state: stateOf(visit, false) }));
  const kept = visit.jarAfter.map(({ domain, name }) => ({ domain, name, state: stateOf(visit, visit.answer !== null) }));
  return [...written, ...before, ...kept];
}

/** Returns the storage of frames. Items that are read at the end count for the state at the end. */
const storageOf = (visit: PageVisit) => [
  ...visit.storageWrites,
  ...visit.storage.map((item) => ({ ...item, afterAnswer: visit.answer !== null })),
];
