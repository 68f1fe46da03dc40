import type { Clock } from '../browser/clock.ts';
import type { CookieJar } from '../browser/cookie-jar.ts';
import type { Emitter } from '../browser/emitter.ts';
import type { Chunks } from '../browser/load-chunk.ts';
import type { PageStorage } from '../browser/storage.ts';
import type { CoreContext } from '../contract/site/core-context.ts';
import type { Consent, ConsentChoice } from './consent.ts';
import type { ErrorReporter } from './errors.ts';
import type { LayOut, MountedGalleries } from './mounted-gallery.ts';
import type { GetService } from './services.ts';
import type { PageTelemetry, PageView } from './telemetry.ts';
import type { Visit } from './visit.ts';

/** All that a block, an overlay or a service may know of the page it runs on; passed down as an argument. */
export interface Page {
  /** The core of what the page says of itself, read from its frozen copy. Every field has its default where the page is silent. */
  readonly context: CoreContext;
  /** All that the page says of itself, as it came; frozen. A chunk that needs more than the core decodes that part of it. */
  readonly rawContext: unknown;
  readonly clock: Clock;
  readonly cookies: CookieJar;
  readonly storage: PageStorage;
  readonly chunks: Chunks;
  readonly emitter: Emitter<PageEvents>;
  readonly errors: ErrorReporter;
  readonly consent: Consent;
  readonly visit: Visit;
  /** The one answer to "may this visitor be tracked here, now?": the tracking gate and the visitor's cookies choice. */
  readonly mayTrack: () => boolean;
  readonly recordPageView: PageView;
  /** The fields that every tracking hit has, as they are now. Spec 2 §3 "Analytics payloads". */
  readonly hitData: () => Readonly<Record<string, unknown>>;
  /** Everything the page tells the platform but for its own view: a chunk that comes once the page has loaded, or when it is first asked for. */
  readonly telemetry: () => Promise<PageTelemetry>;
  readonly galleries: MountedGalleries;
  readonly layOut: LayOut;
  readonly liftStates: LiftStates;
  /** What few pages need, fetched when it is asked for. */
  readonly service: GetService;
  /** Blocks stay as the server sent them, with their pictures, and nothing is laid over the page but the cookie banner. */
  readonly isBasic: boolean;
}

/**
 * Sets the marks that the site's own style sheets wait for (contract/site/platform-states.ts) on the elements below `root`, on `root`
 * and around it. `start`: those that need nothing; `mount`: those of a mounted block, as its pictures come; `end`: all of them, whatever
 * is missing; `failed`: also what has no code is arranged; `retry`: that arrangement is undone, because its code is there now.
 */
export type LiftStates = (root: ParentNode & Node, stage: 'start' | 'mount' | 'end' | 'failed' | 'retry') => void;

/** News of the page; features add their own. */
export interface PageEvents {
  /** The visitor's answer to the cookie banner, or what it depends on, has changed; with the answer, if one was just given. */
  readonly 'consent-change': ConsentChoice | undefined;
  /** A visitor has signed in to their account with the site, or out. */
  readonly 'account-change': boolean;
  /** A call to this address wants the visitor signed in. Spec 2 §7 "Generic data layer". */
  readonly 'login-required': { readonly url: string };
  /** The page takes everything back that is laid over it, as templates ask for when they change pages themselves. */
  readonly 'take-back': undefined;
  /** The page is brought to life, also again after it took everything back. */
  readonly 'bring-back': undefined;
}
