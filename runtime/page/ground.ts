import { crumbCookie } from '../contract/cookies.ts';
import type { PageContext } from '../contract/decoders/page-context.ts';
import { chunkLimits } from '../contract/limits.ts';
import { type Clock, createClock } from '../lib/clock.ts';
import { logError } from '../lib/console.ts';
import { type CookieJar, createCookieJar } from '../lib/cookie-jar.ts';
import { createEmitter, type Emitter } from '../lib/emitter.ts';
import { createHttp, type Http } from '../lib/http.ts';
import { type Chunks, createChunks } from '../lib/load-chunk.ts';
import { createStorage, type PageStorage } from '../lib/storage.ts';
import { readSurroundings, type Surroundings } from '../lib/surroundings.ts';
import { createErrorReporter, type ErrorReporter } from './error-reporter.ts';
import type { PageEvents } from './page.ts';

/** What works before the page context is known: the doors to the browser, and error reports. */
export interface Ground {
  readonly clock: Clock;
  readonly cookies: CookieJar;
  readonly storage: PageStorage;
  readonly http: Http;
  readonly chunks: Chunks;
  readonly emitter: Emitter<PageEvents>;
  readonly errors: ErrorReporter;
  readonly crumb: () => string | null;
  readonly surroundings: () => Surroundings;
}

export interface GroundOptions {
  /** Where the runtime's own files are, with its last slash; chunk name to file below it. */
  readonly base: string;
  readonly files: Readonly<Record<string, string>>;
  /** null while it is not known. */
  readonly context: () => PageContext | null;
}

export function createGround(window: Window & typeof globalThis, { base, files, context }: GroundOptions): Ground {
  let errors: ErrorReporter | undefined;
  // Spec 2 §8: without a reporter, errors go to the console.
  const onError = (error: unknown) => (errors ? errors.report(error) : logError(error));
  const clock = createClock(window, onError);
  const http = createHttp(window);
  const cookies = createCookieJar(window.document, window.location);
  const crumb = () => cookies.read(crumbCookie.name);
  const surroundings = () => readSurroundings(window);
  const site = () => ({ websiteId: context()?.website.id ?? '', templateId: context()?.templateId ?? '' });
  errors = createErrorReporter({ clock, http, crumb, surroundings, site });
  return {
    clock,
    cookies,
    storage: createStorage(window),
    http,
    chunks: createChunks({ base, files, clock, timeoutMs: chunkLimits.timeoutMs }),
    emitter: createEmitter(onError),
    errors,
    crumb,
    surroundings,
  };
}
