/** What one audit gathers, as plain data: the rules judge this and nothing else, so it can be written down and judged again. */

/** The states a page is seen in. The first five are the visitor's; `seeded` is a first visit that brings old tracking cookies along. */
export const journeyNames = ['first', 'accepted', 'accepted-return', 'declined', 'declined-return', 'seeded'] as const;
export type JourneyName = (typeof journeyNames)[number];

export interface PageArtifacts {
  /** The address as it was asked for. */
  readonly url: string;
  /** Path and query of `url`: what stays the same when a site gets another port. */
  readonly path: string;
  /** Fixture or folder site the page belongs to; null for a page somewhere on the web. */
  readonly site: string | null;
  readonly visits: readonly Visit[];
  /** Why the page could not be judged as a whole; null when every asked-for journey was made. */
  readonly incomplete: string | null;
}

/** One page view in one journey. */
export interface Visit {
  readonly journey: JourneyName;
  /** The address the browser ended at. */
  readonly landedOn: string;
  /** HTTP status of the document; null when there was none. */
  readonly status: number | null;
  readonly durationMs: number;
  /** When the jar was read for the last time, in milliseconds since the epoch. */
  readonly endedAtMs: number;
  /** The page context as the page assigned it, as JSON data; null when the page holds none. */
  readonly context: unknown;
  /** `data-ss-runtime` of the page; null when it does not run this runtime. */
  readonly runtime: string | null;
  /** Whether the page's global switch against census is on. */
  readonly censusDisabled: boolean;
  /** The banner text of the page's cookie settings, without its markup; empty when there is none. */
  readonly settingsText: string;
  readonly answer: Answer | null;
  readonly jarBefore: readonly JarCookie[];
  /** The jar just before the banner was answered; null in visits without an answer. */
  readonly jarAtAnswer: readonly JarCookie[] | null;
  /** The jar after the page was left. */
  readonly jarAfter: readonly JarCookie[];
  readonly writes: readonly CookieWrite[];
  readonly calls: readonly Call[];
  readonly bannerOnLoad: Banner;
  /** The banner after the answer; null in visits without an answer. */
  readonly bannerAfterAnswer: Banner | null;
}

export interface Answer {
  readonly choice: 'accept' | 'decline';
  /** `click`: the banner's control was clicked. `stored`: the page offers no such control, so the answer's cookie was stored for it. */
  readonly by: 'click' | 'stored';
}

export interface JarCookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  readonly path: string;
  /** Milliseconds since the epoch, as the browser capped it; null for a session cookie. */
  readonly expiresMs: number | null;
  readonly httpOnly: boolean;
  readonly secure: boolean;
}

/** One attempt to write a cookie, by a script or by an answer's Set-Cookie header. */
export interface CookieWrite {
  readonly name: string;
  readonly value: string;
  /** Domain it is for: the attribute without its leading dot, or the host that wrote it. */
  readonly domain: string;
  readonly path: string | null;
  /** As written, not as the browser caps it; null for a session cookie; zero or less deletes. */
  readonly lifetimeMs: number | null;
  readonly setBy: Setter;
  /** Why the browser refused it; absent when it took it. */
  readonly refused?: string;
  /** Whether the banner had been answered in this visit by then. */
  readonly afterAnswer: boolean;
}

/** Who wrote a cookie or sent a call. Lines and columns are 1-based. */
export type Setter = ScriptSetter | AnswerSetter;

export interface ScriptSetter {
  readonly kind: 'script';
  readonly via: string;
  readonly url: string;
  readonly line: number;
  readonly column: number;
  /** Callers, nearest first, as `function (url:line:column)`. */
  readonly stack: readonly string[];
}

export interface AnswerSetter {
  readonly kind: 'answer';
  readonly url: string;
  readonly status: number;
}

/** A call of the page to an /api path, or any other request that carries something away (not GET, or a beacon). */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  /** Name in the contract; null for an address that is none of its calls. */
  readonly endpoint: string | null;
  /** null: no answer was seen, as with beacons of a page that is going away. */
  readonly status: number | null;
  /** Decoded as far as it could be. */
  readonly body: unknown;
  readonly sentBy: ScriptSetter | null;
  readonly afterAnswer: boolean;
}

export interface Banner {
  readonly count: number;
  readonly visible: boolean;
  readonly text: string;
  /** Its data attributes, by their names after `data-`. */
  readonly data: Readonly<Record<string, string>>;
  readonly acceptVisible: boolean;
  readonly declineVisible: boolean;
}
