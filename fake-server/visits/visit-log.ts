import type { PagePolicy } from '../common/visits/visit-report.ts';
import type { AnswerEvent, CallEvent, MarkEvent, PageEvent, WriteEvent } from '../common/visits/visits.ts';

/** Limits of a session (our choice): the oldest visits, and the oldest events of a visit, are dropped and counted. */
const maxVisits = 50;
const maxEvents = 400;
const maxKeys = 500;
const maxKeysOfVisit = 20;
/** A visit ends after this time without a request, as those of the runtime: analytics#new-visit. */
const idleMs = 30 * 60_000;

/** A write with what is needed to judge it, because the policy may be known later than the write. */
export interface StoredWrite extends Omit<WriteEvent, 'verdict' | 'time'> {
  readonly answer: string | null;
  readonly policy: PagePolicy | null;
}

export type StoredEvent = { readonly atMs: number } & (
  | Omit<PageEvent, 'time'>
  | StoredWrite
  | Omit<AnswerEvent, 'time'>
  | Omit<CallEvent, 'time'>
  | Omit<MarkEvent, 'time'>
);

/** The browser and site of a request. */
export interface Sender {
  readonly site: string;
  readonly userAgent: string;
  readonly address: string;
  /** Names of the browser by its cookies: its crumb, the id of its visitor record. Empty for a browser without cookies. */
  readonly keys: readonly string[];
  /** Whether the request comes from a page of the same site. */
  readonly isFollowing: boolean;
}

export interface Visit {
  readonly id: string;
  readonly site: string;
  readonly userAgent: string;
  readonly address: string;
  readonly startedAtMs: number;
  latestAtMs: number;
  /** Names of the browser by the cookies of its requests; empty for one that sent none. */
  readonly keys: Set<string>;
  /** The cookies of the first request. */
  readonly before: Set<string>;
  /** The names that have a write, by a script or the server. */
  readonly written: Set<string>;
  /** The stored answer as the latest request or report showed it; undefined before the first one. */
  answer: string | null | undefined;
  /** The settings of the latest page that reported. */
  policy: PagePolicy | null;
  readonly events: StoredEvent[];
  dropped: number;
}

/** The visits of a session, bounded in number and size. A visit is one browser on one site. */
export interface VisitLog {
  /** Returns the visit of a request; a new one for an unknown browser, and after a pause of 30 minutes. */
  of(sender: Sender, atMs: number): Visit;
  /** Gives a visit another name of its browser, such as the crumb that a response sets. */
  link(visit: Visit, key: string): void;
  add(visit: Visit, event: StoredEvent): void;
  /** The newest first. */
  list(): readonly Visit[];
  clear(): void;
  /** The seq of the newest journal entry that was read, and the number of resets of the journal. */
  readSeq: number;
  readResets: number;
}

export function createVisitLog(): VisitLog {
  let visits: Visit[] = [];
  let count = 0;
  const byKey = new Map<string, Visit>();
  const keyOf = (site: string, key: string) => `${site} ${key}`;
  const isRunning = (visit: Visit, atMs: number) => atMs - visit.latestAtMs < idleMs;

  const find = ({ site, userAgent, address, keys, isFollowing }: Sender, atMs: number): Visit | undefined => {
    for (const key of keys) {
      const visit = byKey.get(keyOf(site, key));
      if (visit && isRunning(visit, atMs)) return visit;
    }
    // A browser that refuses cookies is known by its user agent and address, and by the page that it comes from.
    if (keys.length > 0 || !isFollowing) return undefined;
    return visits.findLast(
      (visit) =>
        visit.site === site &&
        visit.keys.size === 0 &&
        visit.userAgent === userAgent &&
        visit.address === address &&
        isRunning(visit, atMs),
    );
  };
  const link = (visit: Visit, key: string) => {
    const named = keyOf(visit.site, key);
    // As the newest name.
    byKey.delete(named);
    byKey.set(named, visit);
    const [oldest] = byKey.keys();
    if (byKey.size > maxKeys && oldest !== undefined) byKey.delete(oldest);
  };
  const open = ({ site, userAgent, address }: Sender, atMs: number): Visit => {
    const visit: Visit = {
      ...{ id: String(++count), site, userAgent: userAgent.slice(0, 300), address, startedAtMs: atMs, latestAtMs: atMs },
      ...{ keys: new Set<string>(), before: new Set<string>(), written: new Set<string>(), answer: undefined, policy: null },
      ...{ events: [], dropped: 0 },
    };
    visits.push(visit);
    if (visits.length > maxVisits) visits = visits.slice(-maxVisits);
    return visit;
  };
  return {
    of(sender, atMs) {
      const visit = find(sender, atMs) ?? open(sender, atMs);
      visit.latestAtMs = Math.max(visit.latestAtMs, atMs);
      for (const key of sender.keys) {
        link(visit, key);
        if (visit.keys.size < maxKeysOfVisit) visit.keys.add(key);
      }
      return visit;
    },
    link,
    add(visit, event) {
      visit.events.push(event);
      if (visit.events.length <= maxEvents) return;
      visit.events.shift();
      visit.dropped += 1;
    },
    list: () => visits.toReversed(),
    clear() {
      visits = [];
      byKey.clear();
    },
    readSeq: 0,
    readResets: 0,
  };
}
