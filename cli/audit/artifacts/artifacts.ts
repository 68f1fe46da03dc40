/** Data that one audit gathers. Rules read nothing else, so that artifacts can be saved and judged again. */

/**
 * States in which a page is visited. The first five are those of an ordinary visitor. `seeded`: a first visit with old tracking
 * cookies. `return`: a visit with given cookies, by default old tracking cookies and a stored no. `forced`: the banner's preview
 * mode is on. `roles`: a visit each of a viewer, an editor and an account without a role. `leave`: the tab is hidden before it is
 * closed. `gpc`: a first visit with Global Privacy Control, which is a no that the browser sends.
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
  'gpc',
] as const;
/** Name of a journey. */
export type JourneyName = (typeof journeyNames)[number];

/** Journeys of an audit without `--journeys`. */
export const defaultJourneys: readonly JourneyName[] = journeyNames.slice(0, 6);

/** Data about one page, which rules judge. */
export interface PageArtifacts {
  /** Requested address. */
  readonly url: string;
  /** Path and query of `url`, which stay the same when a site gets another port. */
  readonly path: string;
  /** Id of the fixture or folder site; null for a page on the web. */
  readonly site: string | null;
  /** File of a page of a folder or fixture site, relative to the current folder; absent for other pages. */
  readonly file?: string;
  /** Page views, in the order of the journeys. */
  readonly visits: readonly PageVisit[];
  /** Why the page could not be judged completely; null when every requested journey was made. */
  readonly incomplete: string | null;
  /** Journeys that are impossible on this page, each with the reason as a clause. */
  readonly skippedJourneys?: Readonly<Partial<Record<JourneyName, string>>>;
  /** Journeys that have no meaning on this page, such as an answer without a banner, each with the reason as a clause. */
  readonly notApplicableJourneys?: Readonly<Partial<Record<JourneyName, string>>>;
  /** null when no visit began; absent in artifacts of earlier versions. */
  readonly environment?: Environment | null;
}

/** Time, place and browser of a page's visits. */
export interface Environment {
  /** Start of the first visit, in ISO 8601 and UTC. */
  readonly startedAt: string;
  /** Version of this tool. */
  readonly toolVersion: string;
  /** Name and version, such as `Chrome/140.0.7339.80`. */
  readonly browser: string;
  readonly userAgent: string;
  /** Operating system of the machine that made the visits. */
  readonly platform: string;
  /** Name of the device that was emulated; null for none. */
  readonly device: string | null;
  /** Language of the browser. */
  readonly locale: string;
  readonly timezone: string;
  /** Address of the proxy, without user name and password; null for none. */
  readonly proxy: string | null;
  /** Whether certificates without a known issuer were accepted. */
  readonly insecure: boolean;
  readonly viewport: { readonly widthPx: number; readonly heightPx: number; readonly scale: number };
}

/** One page view in a journey. */
export interface PageVisit {
  /** Journey that the view belongs to. */
  readonly journey: JourneyName;
  /** Address at the end of all redirects. */
  readonly landedOn: string;
  /** HTTP status of the document; null without a response. */
  readonly status: number | null;
  /** Why this visit did not show the page; absent when it did. */
  readonly refusal?: Refusal;
  /** Real time of the view. */
  readonly durationMs: number;
  /** Time of the request for the page, in milliseconds since the epoch, from which `pageMs` counts. */
  readonly openedAtMs: number;
  /** Time of the end of the visit, in milliseconds since the epoch. */
  readonly endedAtMs: number;
  /** Page context that the page assigned, or that was given for it, as JSON data; null without one. */
  readonly context: unknown;
  /** Website role of the visitor; absent in all journeys but `roles`. */
  readonly role?: string;
  /** `data-ss-runtime` of the page; null for a page without this runtime. */
  readonly runtime: string | null;
  /** Whether the page disables census (`Static.CENSUS_DISABLED`). */
  readonly censusDisabled: boolean;
  /** Banner text of the page's cookie settings, without markup; empty when there is no text. */
  readonly settingsText: string;
  /** Answer to the cookie banner; null in visits without one. */
  readonly answer: Answer | null;
  /** Cookies before the page is opened. */
  readonly jarBefore: readonly JarCookie[];
  /** Cookies right before the banner is answered; null in visits without an answer. */
  readonly jarAtAnswer: readonly JarCookie[] | null;
  /** Cookies after the page is left. */
  readonly jarAfter: readonly JarCookie[];
  /** Attempts to write a cookie, in order. */
  readonly writes: readonly CookieWrite[];
  /** Calls of the platform, in order. */
  readonly calls: readonly Call[];
  /** Cookie banner before anything is pressed. */
  readonly bannerOnLoad: Banner;
  /** Banner after the answer; null in visits without an answer. */
  readonly bannerAfterAnswer: Banner | null;
  /** Banner at the end, after scrolling, typing and a click outside it; null in visits with an answer. */
  readonly bannerAtEnd: Banner | null;
  /** Observations in force mode; null in all journeys but `forced`. */
  readonly force: ForceMode | null;
  /** Storage at the end, without cookies. */
  readonly storage: readonly StoredItem[];
  /** Writes to other storage than cookies, in order. */
  readonly storageWrites: readonly StorageWrite[];
  /** Controls of the cookie banner on its first layer; empty without a banner. */
  readonly bannerControls: readonly BannerControl[];
  /** Ways to change the answer, on the page after it; absent in visits without an answer. */
  readonly reopening?: Reopening;
  /** Uses of interfaces that can identify a device. */
  readonly fingerprints: readonly FingerprintUse[];
  /** Windows that the page opened. */
  readonly popups: readonly { readonly url: string; readonly openedBy: ScriptInitiator | null; readonly afterAnswer: boolean }[];
  /** All requests, in order. */
  readonly requests: readonly Request[];
  /** Screenshots as JPEG in base64, for reports that show them. */
  readonly pictures: readonly { readonly label: string; readonly jpeg: string }[];
}

/** Reason why a visit did not show the page that was asked for. */
export interface Refusal {
  /**
   * `wall`: a check for robots, or a refusal by status. `status`: another error status. `sign-in`: a redirect to a sign-in page.
   * `document`: a document other than HTML. `empty`: a page without visible content.
   */
  readonly kind: 'wall' | 'status' | 'sign-in' | 'document' | 'empty';
  /** As a clause. */
  readonly reason: string;
}

/** A control of a cookie banner of any make, as it was drawn. */
export interface BannerControl {
  /** `choice`: a box or switch for one purpose. `other`: a link, such as one to a privacy policy. */
  readonly kind: 'accept' | 'reject' | 'settings' | 'save' | 'close' | 'choice' | 'other';
  /** Visible text, folded; empty for an icon. */
  readonly text: string;
  /** Accessible name; empty for an unnamed control. */
  readonly name: string;
  /** Element name in lower case, such as `button` or `div`. */
  readonly tag: string;
  readonly focusable: boolean;
  /** Whether a `choice` is on and can be changed; null for other kinds. */
  readonly preTicked: boolean | null;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fontPx: number;
  /** Contrast ratio of its text with its background, 1 to 21. */
  readonly contrast: number;
  /** Whether its background or border sets it apart from the banner, as that of a button does. */
  readonly isFilled: boolean;
}

/** Ways to change an answer. */
export interface Reopening {
  /** Name of a control that shows the cookie settings again; null when none is found. */
  readonly control: string | null;
  /** Whether the page has a link to its cookie or privacy policy, where the control may be. */
  readonly hasPolicyLink: boolean;
}

/** A use of an interface that can identify a device. */
export interface FingerprintUse {
  readonly technique: 'canvas' | 'webgl' | 'audio' | 'fonts';
  readonly initiator: ScriptInitiator | null;
  readonly afterAnswer: boolean;
  /** Address of the document. */
  readonly page: string;
  /** Address of a request that contained the result; absent when none was observed. */
  readonly sentTo?: string;
}

export interface ForceMode {
  /** Banner in force mode, before and after a click on its accept control. */
  readonly forced: Banner;
  readonly clicked: Banner;
  /** Stored answer after that click; null without one. */
  readonly consentAfterClick: string | null;
}

/** One stored item of a page that is not a cookie. */
export interface StoredItem {
  readonly kind: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' | 'serviceWorker' | 'window.name';
  /** Key, name of the database or cache, or address of the worker; empty for `window.name`. */
  readonly name: string;
  readonly value: string;
  /** Origin of the frame; absent for the page's own origin. */
  readonly origin?: string;
}

export interface StorageWrite {
  readonly kind: string;
  readonly name: string;
  /** The written text, shortened as in `StoredItem`; absent where it was not observed. */
  readonly value?: string;
  /** Origin of the frame; absent for the page's own origin. */
  readonly origin?: string;
  readonly initiator: ScriptInitiator | null;
  readonly afterAnswer: boolean;
}

/** A request of the page, its frames or its workers. */
export interface Request {
  readonly method: string;
  readonly url: string;
  /** DevTools resource type, such as `Script`. */
  readonly type: string;
  /** Address of the page or frame at that time. */
  readonly page: string;
  readonly status: number | null;
  readonly etag: string | null;
  /** Value of `If-None-Match`, by which the browser asks whether its cached response is still valid; absent without one. */
  readonly ifNoneMatch?: string;
  readonly sentBy: ScriptInitiator | null;
  readonly afterAnswer: boolean;
  /** By the page's clock, from `openedAtMs`. */
  readonly pageMs: number;
  /** Real time until the head of the response; null without a response. */
  readonly respondedAfterMs: number | null;
  /** As sent, with the headers that the browser adds, such as Cookie. Values have at most `maxHeaderChars` characters. */
  readonly requestHeaders: Headers;
  /** As received, with Set-Cookie. Line feeds separate the values of a repeated header. Empty without a response. */
  readonly responseHeaders: Headers;
  /** The body as text, at most `maxPostDataChars` characters; null for an absent or unreadable body. */
  readonly postData: string | null;
  readonly transfer: Transfer;
}

/** Header values by the names as they were sent. */
export type Headers = Readonly<Record<string, string>>;

export const maxHeaderChars = 8192;
export const maxPostDataChars = 65_536;

/** Transfer of a request and its response, in real time and bytes on the wire. */
export interface Transfer {
  /** Reason phrase of the status; empty in HTTP/2 and without a response. */
  readonly statusText: string;
  /** Protocol of the response, such as `http/1.1` or `h2`; empty without a response. */
  readonly protocol: string;
  readonly mimeType: string;
  /** Address of the server without its port; empty where the browser connected to none, as for a cached response. */
  readonly serverAddress: string;
  readonly fromCache: boolean;
  /** Real time until the end of the body; null when the end was not observed. */
  readonly endedAfterMs: number | null;
  /** Bytes of the response on the wire, headers included; null when the end was not observed. */
  readonly wireBytes: number | null;
  /** Bytes of the decoded body that arrived. */
  readonly bodyBytes: number;
  /** Why the request failed, in the browser's words; absent when it did not. */
  readonly failure?: string;
  /** Phases before the response, each in milliseconds, or -1 for one that did not occur; absent when the browser measured none. */
  readonly phasesMs?: { readonly dns: number; readonly connect: number; readonly ssl: number; readonly send: number };
}

export interface Answer {
  readonly choice: 'accept' | 'decline';
  /**
   * `click`: a click on the banner's control. `rules`: the rules for other vendors' banners. `stored`: the page has no such control,
   * so the answer's cookie was stored.
   */
  readonly by: 'click' | 'rules' | 'stored';
  /** Vendor of the banner; absent for an unknown one. */
  readonly make?: string;
  /** Text of the control that was pressed; absent for `rules` and `stored`. */
  readonly control?: string;
  /** How a control was pressed that something else covered; absent for a click with the mouse. */
  readonly pressedBy?: 'keyboard' | 'script';
  /** Whether an effect of the answer was observed: the banner disappeared, and something was stored. */
  readonly verified: boolean;
  /** Why the answer counts as not given, as a clause; absent for a verified answer. */
  readonly unverified?: string;
  /** By the page's clock, from `openedAtMs`. */
  readonly pageMs: number;
}

/** A cookie of the browser. */
export interface JarCookie {
  /** Name of the cookie. */
  readonly name: string;
  /** Value of the cookie. */
  readonly value: string;
  /** Host that gets the cookie; with a leading dot, its subdomains too. */
  readonly domain: string;
  /** Path below which pages get the cookie. */
  readonly path: string;
  /** Milliseconds since the epoch, as the browser capped it; null for a session cookie. */
  readonly expiresMs: number | null;
  /** Whether scripts cannot read it. */
  readonly httpOnly: boolean;
  /** Whether it is sent over HTTPS only. */
  readonly secure: boolean;
}

/** An attempt to write a cookie, by a script or by a Set-Cookie header. */
export interface CookieWrite {
  /** Name of the cookie. */
  readonly name: string;
  /** Value as written. */
  readonly value: string;
  /** Domain attribute without its leading dot, or the host that wrote the cookie. */
  readonly domain: string;
  /** Path attribute; null without one. */
  readonly path: string | null;
  /** Lifetime as written, before the browser's cap; null for a session cookie; zero or less deletes. */
  readonly lifetimeMs: number | null;
  /** The script or response that wrote it. */
  readonly initiator: Initiator;
  /** The written line, with the value replaced by its shape; empty where the browser hides the line. */
  readonly line: string;
  /** By the page's clock, or when the response arrived; in milliseconds since the epoch. */
  readonly atMs: number;
  /** Why the browser rejected the cookie; absent when it was stored. */
  readonly refused?: string;
  /** Whether the cookie was written after the answer of this visit. */
  readonly afterAnswer: boolean;
}

/** The script or response that wrote a cookie or sent a call. Lines and columns are 1-based. */
export type Initiator = ScriptInitiator | ResponseInitiator;

export interface ScriptInitiator {
  readonly kind: 'script';
  readonly via: string;
  readonly url: string;
  /** File of a folder or fixture site in which the line and column are; absent for other scripts. Relative to the current folder. */
  readonly file?: string;
  readonly line: number;
  readonly column: number;
  /** Stack frames, innermost first, as `function (url:line:column)`. */
  readonly stack: readonly string[];
}

export interface ResponseInitiator {
  readonly kind: 'response';
  readonly url: string;
  readonly status: number;
}

/** A call of the page to an /api path, or another request that sends data (not GET, or a beacon). */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  /** Name in the contract; null for an address outside the contract. */
  readonly endpoint: string | null;
  /** HTTP status; null without an observed response, as for beacons of a page that is left. */
  readonly status: number | null;
  /** The decoded body; text where it cannot be decoded. */
  readonly body: unknown;
  readonly sentBy: ScriptInitiator | null;
  readonly afterAnswer: boolean;
  /** Address of the page when the call was sent. */
  readonly page: string;
  /** By the page's clock, in milliseconds since the epoch. */
  readonly atMs: number;
  /** As sent; null when the headers were not observed. */
  readonly contentType: string | null;
  /** Value of the anti-forgery header `X-CSRF-Token`; null without one. */
  readonly csrfHeader: string | null;
  /** The body as text; null for an absent or unreadable body. */
  readonly bodyText: string | null;
  /** Whether the response reports a crumb failure; absent when its body was not observed. */
  readonly crumbFail?: boolean;
  /** Body of the response of `performance-settings`; absent for other calls, and when it was not observed. */
  readonly settings?: unknown;
}

export interface Banner {
  readonly count: number;
  readonly visible: boolean;
  readonly text: string;
  /** Data attributes, by their names after `data-`. */
  readonly data: Readonly<Record<string, string>>;
  readonly acceptVisible: boolean;
  readonly declineVisible: boolean;
}
