import type { Clock } from '../browser/clock.ts';
import type { CookieJar } from '../browser/cookie-jar.ts';
import type { Emitter } from '../browser/emitter.ts';
import type { Chunks } from '../browser/load-chunk.ts';
import type { PressHold } from '../browser/press-hold.ts';
import type { PageStorage } from '../browser/storage.ts';
import type { Fields } from '../contract/read.ts';
import type { CoreContext } from '../contract/site/core-context.ts';
import type { Consent, ConsentChoice } from './consent.ts';
import type { ErrorReporter } from './errors.ts';
import type { LayOut, MountedGalleries } from './mounted-gallery.ts';

/** The page that blocks, overlays and services receive as an argument. */
export interface Page {
  /** The core of the page context. Missing fields have their defaults. */
  readonly context: CoreContext;
  /** The page context as the page assigned it, frozen. A chunk that needs more than the core decodes that part. */
  readonly rawContext: unknown;
  readonly clock: Clock;
  readonly cookies: CookieJar;
  readonly storage: PageStorage;
  readonly chunks: Chunks;
  /** Holds presses whose code is not there yet: site#early-presses. */
  readonly presses: PressHold;
  readonly emitter: Emitter<PageEvents>;
  readonly errors: ErrorReporter;
  readonly consent: Consent;
  readonly visit: Visit;
  /** Whether this visitor may be tracked on this page now: by the rules of tracking, and by the visitor's choice. */
  readonly mayTrack: () => boolean;
  readonly recordPageView: PageView;
  /** The fields of every tracking hit, with their current values. */
  readonly hitData: () => Readonly<Record<string, unknown>>;
  /** Telemetry other than the page view: a chunk that is fetched after the load, or by the first call. */
  readonly telemetry: () => Promise<PageTelemetry>;
  readonly galleries: MountedGalleries;
  readonly layOut: LayOut;
  readonly liftStates: LiftStates;
  /** Services that few pages need, fetched by the first call. */
  readonly service: GetService;
  /** Basic support: blocks stay as the server sent them, with their pictures, and the cookie banner is the only overlay. */
  readonly isBasic: boolean;
}

/**
 * Sets the marks that the site's style sheets wait for (contract/site/platform-states.ts) on the elements below `root`, on `root`
 * and around it. `left`: removes what a saved page holds of another window; `start`: marks without a condition; `mount`: those of
 * a mounted block, as its pictures load; `end`: all marks; `failed`: also the arrangement of elements without code; `retry`:
 * undoes that arrangement, because the code has arrived. The boot script has no `whenPictured`: without it marks wait for no
 * picture.
 */
export type LiftStates = (
  root: ParentNode & Node,
  stage: 'start' | 'mount' | 'end' | 'failed' | 'retry',
  whenPictured?: WhenPictured,
) => void;

/**
 * Calls back when the element's first picture has loaded or failed, or at once without one. Calls of an open wait with the same
 * key are dropped.
 */
export type WhenPictured = (element: HTMLElement, key: string, callback: () => void) => void;

/** Events of the page; features add further ones. */
export interface PageEvents {
  /** The visitor's answer to the cookie banner, or a setting that it depends on, has changed. The detail is a new answer. */
  readonly 'consent-change': ConsentChoice | undefined;
  /** A visitor has signed in to their account with the site, or out. */
  readonly 'account-change': boolean;
  /** A call to this address needs a signed-in visitor. */
  readonly 'login-required': { readonly url: string };
  /** All overlays are removed, for templates that change pages themselves. */
  readonly unmount: undefined;
  /** The page is initialised, also again after `unmount`. */
  readonly mount: undefined;
}

/** The page context: a frozen copy of all of it, and its core. */
export interface PageSite {
  readonly rawContext: Fields;
  readonly context: CoreContext;
}

/** The visitor's record and session. */
export interface Visit {
  /**
   * Counts one hit and renews the session; without a session a new visit starts. Times are in milliseconds. Returns the visitor
   * record in its cookie, or an empty text where cookies are refused.
   */
  hit(): string;
}

/** Telemetry of a page: `await page.telemetry()`. The feature `analytics` adds its members. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for the feature to extend
export interface PageTelemetry {}

/**
 * Sends PAGE_VIEW once a page, if tracking is allowed by then; `/search` is excluded and renews no session. A page that returns
 * from the back/forward cache is viewed again, with `restore: true` in its data. Never throws; ignores failures.
 */
export type PageView = (isRestored?: boolean) => void;

/** Services that few pages need, each a chunk of the same name. The features that offer one add it. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for the features to extend
export interface Services {}

/** Returns the one instance of a service on this page. Rejects with ChunkLoadError; the next call tries again. */
export type GetService = <Name extends keyof Services>(name: Name) => Promise<Services[Name]>;

/** The exports of the chunk of a service. */
export interface ServiceChunk<Name extends keyof Services> {
  readonly create: (page: Page) => Services[Name];
}
