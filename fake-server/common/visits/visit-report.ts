/** The reports of a page's writes, from the page to the platform, for `serve --report`. */

/** The cookie settings in force on a page: consent#restriction. */
export interface PagePolicy {
  readonly cloneable: boolean;
  readonly restrictive: boolean;
  readonly absolute: boolean;
  readonly bannerEnabled: boolean;
  /** Whether the page honours the browser's Global Privacy Control, and the browser sends it: consent#global-privacy-control. */
  readonly refusedBySignal: boolean;
}

/** Address, line and column (from 1 on) of a call, and the function's name. */
export type StackPlace = readonly [url: string, line: number, column: number, name: string];

/** The stores that a script can write. */
export const writtenStores = ['cookie', 'local-storage', 'session-storage'] as const;

/** Equal writes of one place of a script. */
export interface ReportedWrite {
  readonly store: (typeof writtenStores)[number];
  /** `name=value; attributes` as written, with the value's shape in its place: `ss_cid=xxxx-00; path=/`. For storage the key. */
  readonly line: string;
  /** The value of a cookie of the contract that is not secret; null for others. */
  readonly value: string | null;
  /** Time of the latest of the equal writes since the page's start, by a clock that never jumps. */
  readonly atMs: number;
  /** The page's date at the write, in ms since 1970, to which an `Expires` belongs. */
  readonly dateMs: number;
  /** The number of equal writes. */
  readonly count: number;
  /** Whether the browser kept the cookie. */
  readonly isStored: boolean;
  /** The visitor's stored answer to the banner at the write; null without one: consent#consent-cookie. */
  readonly answer: string | null;
  /** Null while the page has no context. */
  readonly policy: PagePolicy | null;
  /** The innermost call first. Empty for code without an address. */
  readonly stack: readonly StackPlace[];
}

export interface VisitReport {
  readonly kind: 'visit';
  readonly url: string;
  readonly isFrame: boolean;
  /** Time of the report since the page's start. */
  readonly sentAtMs: number;
  readonly policy: PagePolicy | null;
  /** Names of the cookies that scripts could read when the page started. */
  readonly before: readonly string[];
  /** Names of the cookies that appeared without a reported write. */
  readonly appeared: readonly string[];
  readonly writes: readonly ReportedWrite[];
  /** The number of writes beyond the limits of a report. */
  readonly dropped: number;
  /** The page was left, or shown again from the browser's cache. */
  readonly marks: readonly { readonly mark: 'left' | 'shown-again'; readonly atMs: number }[];
}
