/** Visits as `GET /__ss/visits` and `GET /__ss/cookies` return them. */

import type { writtenStores } from './visit-report.ts';

/** The lifetime that a write asks for: in ms, 0 or less to delete; `session`: until the browser closes. */
export type AskedLifetime = number | 'session' | 'unknown';

/** The code that wrote a cookie. */
export interface Writer {
  /** `server`: a Set-Cookie header. `unknown`: code without an address, or no page report. */
  readonly owner: 'runtime' | 'site' | 'third-party' | 'server' | 'unknown';
  /** A path of this site, an address of another host, or the request whose response set the cookie. */
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  /** The address of the script; null for the server and unknown code. */
  readonly url: string | null;
  /** The function's name; empty without one. */
  readonly functionName: string;
  /** The callers as `file:line`, the nearest first. */
  readonly callers: readonly string[];
}

/** Whether the policy allowed a write, and whether the lifetime is the contract's. */
export interface Verdict {
  readonly kind: 'allowed' | 'not-allowed' | 'wrong-lifetime' | 'unclear';
  /** A rule of the behaviour reference, such as `consent#restriction`; null where none applies. */
  readonly rule: string | null;
  /** One sentence. */
  readonly reason: string;
}

interface EventBase {
  /** ISO 8601. */
  readonly time: string;
}

export interface PageEvent extends EventBase {
  readonly kind: 'page';
  readonly path: string;
  /** Empty without one. */
  readonly referrer: string;
  readonly status: number;
  readonly isFrame: boolean;
}

export interface WriteEvent extends EventBase {
  readonly kind: 'write';
  /** Path of the page that wrote, or of the request whose response did. */
  readonly path: string;
  readonly store: (typeof writtenStores)[number];
  readonly name: string;
  readonly shape: string;
  /** Null unless the cookie is of the contract and not secret. */
  readonly value: string | null;
  /** The attributes as written. */
  readonly attributes: string;
  /** `unknown` for storage, and for a write that no report shows. */
  readonly lifetime: AskedLifetime;
  readonly isStored: boolean;
  /** The number of equal writes. */
  readonly count: number;
  readonly writer: Writer;
  readonly verdict: Verdict;
}

export interface AnswerEvent extends EventBase {
  readonly kind: 'answer';
  readonly path: string;
  readonly answer: 'accepted' | 'declined' | 'withdrawn' | 'other';
  /** `page`: a script wrote the cookie. `request`: a later request showed it. */
  readonly seenIn: 'page' | 'request';
}

export interface CallEvent extends EventBase {
  readonly kind: 'call';
  readonly seq: number;
  readonly endpoint: string | null;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly valid: boolean;
  readonly fault: string | null;
}

export interface MarkEvent extends EventBase {
  readonly kind: 'left' | 'shown-again';
  readonly path: string;
}

export type VisitEvent = PageEvent | WriteEvent | AnswerEvent | CallEvent | MarkEvent;

export interface VisitSummary {
  readonly id: string;
  readonly site: string;
  readonly startedAt: string;
  readonly latestAt: string;
  /** Short name of the browser, from its user agent. */
  readonly browser: string;
  /** Path of the first page. */
  readonly entrance: string;
  readonly pages: number;
  readonly writes: number;
  readonly calls: number;
  /** The number of writes with a verdict other than allowed and unclear. */
  readonly problems: number;
}

export interface VisitDetail extends VisitSummary {
  /** Oldest first. */
  readonly events: readonly VisitEvent[];
  /** The number of older events that are no longer kept, and of writes that pages did not report one by one. */
  readonly dropped: number;
}

export interface VisitList {
  /** Whether pages report their writes (`serve --report`). */
  readonly isOn: boolean;
  /** The newest first. */
  readonly visits: readonly VisitSummary[];
}

/** Equal writes of a cookie: same writer, lifetime and verdict. */
export interface CookieWriter {
  readonly writer: Writer;
  readonly lifetime: AskedLifetime;
  readonly isStored: boolean;
  readonly count: number;
  /** The page of the latest write. */
  readonly path: string;
  readonly latestAt: string;
  readonly verdict: Verdict;
}

export interface SeenCookie {
  readonly site: string;
  readonly name: string;
  readonly store: (typeof writtenStores)[number];
  /** Null for a cookie that the contract does not know. */
  readonly purpose: string | null;
  readonly isTracking: boolean;
  /** Null: until the browser closes, or unknown. */
  readonly contractLifetimeMs: number | null;
  /** Id of the visit that had it last. */
  readonly visit: string;
  /** `before`: it was there before the first request of the visit. */
  readonly state: 'kept' | 'deleted' | 'refused' | 'before';
  readonly shape: string;
  /** The value of the latest write of a cookie of the contract that is not secret. */
  readonly value: string | null;
  /** Time of the latest write; null for one that was there before. */
  readonly writtenAt: string | null;
  /** Null: when the browser closes, or unknown. */
  readonly expiresAt: string | null;
  /** Those with a bad verdict first, then the newest first. */
  readonly writers: readonly CookieWriter[];
}

export interface CookieList {
  readonly isOn: boolean;
  readonly cookies: readonly SeenCookie[];
}
