import type { Clock } from '../browser/clock.ts';
import type { CookieJar } from '../browser/cookie-jar.ts';
import type { Emitter } from '../browser/emitter.ts';
import type { KeepaliveFetch } from '../browser/http.ts';
import type { Chunks } from '../browser/load-chunk.ts';
import type { PageWindow } from '../browser/page-window.ts';
import type { PressHold } from '../browser/press-hold.ts';
import type { PageStorage } from '../browser/storage.ts';
import type { Consent } from './consent.ts';
import type { ErrorInbox } from './errors.ts';
import type { MountedGalleries } from './mounted-gallery.ts';
import type { Page, PageEvents, PageTelemetry } from './page.ts';

/** Access to the browser and error reports, which work before the page context is read. */
export interface BootContext {
  readonly clock: Clock;
  readonly cookies: CookieJar;
  readonly storage: PageStorage;
  readonly keepaliveFetch: KeepaliveFetch;
  readonly presses: PressHold;
  readonly chunks: Chunks;
  /** Address of the folder of the runtime's files, with its last slash. */
  readonly base: string;
  readonly emitter: Emitter<PageEvents>;
  readonly consent: Consent;
  readonly galleries: MountedGalleries;
  readonly errors: ErrorInbox;
  readonly crumb: () => string | null;
  readonly window: PageWindow;
  /** Empty before the page context is read. */
  readonly site: () => { readonly websiteId: string; readonly templateId: string };
  /** Fetched once, and again after a failure. */
  readonly telemetry: () => Promise<TelemetrySource>;
}

/** Telemetry beyond the page view. */
export interface TelemetrySource {
  /** The telemetry of a page; the same object for every caller. */
  of(page: Page): PageTelemetry;
}
