/** What one audit gathers, as plain data: the rules judge this and nothing else, so it can be written down and judged again. */

/**
 * The states a page is seen in. The first five are the visitor's; `seeded` is a first visit that brings old tracking cookies along,
 * `return` a visit that brings given cookies along (by default old ones and a stored no), `forced` one in which the banner's preview
 * mode is on, `roles` the same page for a viewer, an editor and an account without a role, `leave` one whose tab is hidden for a
 * while before it is left.
 */
export const journeyNames = [
  'first',
  'accepted',
  'accepted-return',
  'declined',
  'declined-return',
  'seeded',
  'return',
  'forced',
  'roles',
  'leave',
] as const;
export type JourneyName = (typeof journeyNames)[number];

/** What an audit makes unless it is told otherwise. */
export const defaultJourneys: readonly JourneyName[] = journeyNames.slice(0, 6);

export interface PageArtifacts {
  /** The address as it was asked for. */
  readonly url: string;
  /** Path and query of `url`: what stays the same when a site gets another port. */
  readonly path: string;
  /** Fixture or folder site the page belongs to; null for a page somewhere on the web. */
  readonly site: string | null;
  readonly visits: readonly PageVisit[];
  /** Why the page could not be judged as a whole; null when every asked-for journey was made. */
  readonly incomplete: string | null;
  /** Journeys that this page has no way to make, with the reason as a clause. */
  readonly skippedJourneys?: Readonly<Partial<Record<JourneyName, string>>>;
}

/** One page view in one journey. */
export interface PageVisit {
  readonly journey: JourneyName;
  /** The address the browser ended at. */
  readonly landedOn: string;
  /** HTTP status of the document; null when there was none. */
  readonly status: number | null;
  readonly durationMs: number;
  /** When the page was asked for, in milliseconds since the epoch: zero of the page's clock. */
  readonly openedAtMs: number;
  /** When the jar was read for the last time, in milliseconds since the epoch. */
  readonly endedAtMs: number;
  /** The page context as the page assigned it, or the one that was given for it, as JSON data; null when there is none. */
  readonly context: unknown;
  /** Website role that the visit was made with; absent in all journeys but `roles`. */
  readonly role?: string;
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
  /** The banner at the end, after scrolling, typing and a click beside it; null in visits with an answer. */
  readonly bannerAtEnd: Banner | null;
  /** What force mode was seen doing; null in all journeys but `forced`. */
  readonly force: ForceMode | null;
  /** What is stored beside cookies at the end. */
  readonly storage: readonly StoredItem[];
  readonly storageWrites: readonly StorageWrite[];
  /** Everything that was asked for, in the order of asking. */
  readonly requests: readonly Request[];
  /** Pictures of the window, as JPEG in base64; only where a report wants them. */
  readonly pictures: readonly { readonly label: string; readonly jpeg: string }[];
}

export interface ForceMode {
  /** The banner while force mode is on, and after a click on its accept control. */
  readonly forced: Banner;
  readonly clicked: Banner;
  /** The stored answer after that click; null for none. */
  readonly consentAfterClick: string | null;
}

/** One thing that a page keeps beside cookies. */
export interface StoredItem {
  readonly kind: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' | 'serviceWorker' | 'window.name';
  /** Key, database, cache, or the worker's address; empty for `window.name`. */
  readonly name: string;
  readonly value: string;
}

export interface StorageWrite {
  readonly kind: string;
  readonly name: string;
  readonly initiator: ScriptInitiator | null;
  readonly afterAnswer: boolean;
}

/** One request of the page, its frames or its workers. */
export interface Request {
  readonly method: string;
  readonly url: string;
  /** DevTools resource type, such as `Script`. */
  readonly type: string;
  /** The address the page or frame had. */
  readonly page: string;
  readonly status: number | null;
  readonly etag: string | null;
  readonly sentBy: ScriptInitiator | null;
  readonly afterAnswer: boolean;
  /** By the page's clock, from `openedAtMs`. */
  readonly pageMs: number;
  /** Real time to the response's head; null without one. */
  readonly respondedAfterMs: number | null;
}

export interface Answer {
  readonly choice: 'accept' | 'decline';
  /**
   * `click`: the banner's control was clicked. `rules`: a banner of another make was answered by rules for many makes. `stored`: the page
   * offers no such control, so the answer's cookie was stored for it.
   */
  readonly by: 'click' | 'rules' | 'stored';
  /** The banner's make, where it was answered by rules. */
  readonly make?: string;
  /** When, by the page's clock, from `openedAtMs`. */
  readonly pageMs: number;
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

/** One attempt to write a cookie, by a script or by a response's Set-Cookie header. */
export interface CookieWrite {
  readonly name: string;
  readonly value: string;
  /** Domain it is for: the attribute without its leading dot, or the host that wrote it. */
  readonly domain: string;
  readonly path: string | null;
  /** As written, not as the browser caps it; null for a session cookie; zero or less deletes. */
  readonly lifetimeMs: number | null;
  readonly initiator: Initiator;
  /** The line as it was written, its value cut to its shape; empty where the browser hides it. */
  readonly line: string;
  /** By the page's clock, or the response's arrival; milliseconds since the epoch. */
  readonly atMs: number;
  /** Why the browser refused it; absent when it took it. */
  readonly refused?: string;
  /** Whether the banner had been answered in this visit by then. */
  readonly afterAnswer: boolean;
}

/** Who wrote a cookie or sent a call. Lines and columns are 1-based. */
export type Initiator = ScriptInitiator | ResponseInitiator;

export interface ScriptInitiator {
  readonly kind: 'script';
  readonly via: string;
  readonly url: string;
  readonly line: number;
  readonly column: number;
  /** Callers, nearest first, as `function (url:line:column)`. */
  readonly stack: readonly string[];
}

export interface ResponseInitiator {
  readonly kind: 'response';
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
  /** null: no response was seen, as with beacons of a page that is going away. */
  readonly status: number | null;
  /** Decoded as far as it could be. */
  readonly body: unknown;
  readonly sentBy: ScriptInitiator | null;
  readonly afterAnswer: boolean;
  /** The address the page had when it was sent. */
  readonly page: string;
  /** By the page's clock, in milliseconds since the epoch. */
  readonly atMs: number;
  /** As sent; null where no one saw the headers. */
  readonly contentType: string | null;
  /** Value of the anti-forgery header `X-CSRF-Token`; null where there is none. */
  readonly csrfHeader: string | null;
  /** The body as it was sent; null for none, or one that nobody could read. */
  readonly bodyText: string | null;
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
