import { crumbCookieName } from '../contract/cookies.ts';
import type { CoreContext } from '../contract/decoders/core-context.ts';
import { chunkLimits } from '../contract/limits.ts';
import { type Clock, createClock } from '../lib/clock.ts';
import { type CookieJar, createCookieJar } from '../lib/cookie-jar.ts';
import { createEmitter, type Emitter } from '../lib/emitter.ts';
import { type Chunks, createChunks } from '../lib/load-chunk.ts';
import { createPost, type Post } from '../lib/post.ts';
import { createStorage, type PageStorage } from '../lib/storage.ts';
import { readSurroundings, type Surroundings } from '../lib/surroundings.ts';
import type { Telemetry, TelemetryChunk } from '../telemetry/telemetry.ts';
import { createErrorInbox, type ErrorInbox } from './error-inbox.ts';
import type { PageEvents } from './page.ts';

/** What works before the page context is known: the doors to the browser, and error reports. */
export interface Ground {
  readonly clock: Clock;
  readonly cookies: CookieJar;
  readonly storage: PageStorage;
  readonly post: Post;
  readonly chunks: Chunks;
  /** Address of the folder of the runtime's own files. */
  readonly base: string;
  readonly emitter: Emitter<PageEvents>;
  readonly errors: ErrorInbox;
  readonly crumb: () => string | null;
  readonly surroundings: () => Surroundings;
  /** Empty while the page context is not known. */
  readonly site: () => { readonly websiteId: string; readonly templateId: string };
  /** Fetched once; after a failure anew. */
  readonly telemetry: () => Promise<Telemetry>;
}

export interface GroundOptions {
  /** Where the runtime's own files are, with its last slash; what stands in the names of its chunks. */
  readonly base: string;
  readonly release: string;
  /** null while it is not known. */
  readonly context: () => CoreContext | null;
}

export function createGround(window: Window & typeof globalThis, { base, release, context }: GroundOptions): Ground {
  const clock = createClock(window, (error) => errors.report(error));
  const post = createPost(window);
  const cookies = createCookieJar(window.document, window.location);
  const crumb = () => cookies.read(crumbCookieName);
  const site = () => ({ websiteId: context()?.website.id ?? '', templateId: context()?.templateId ?? '' });
  const errors = createErrorInbox(window, { post, now: clock.now, crumb, site });
  const chunks = createChunks({ base, release, clock, timeoutMs: chunkLimits.timeoutMs });
  let telemetry: Telemetry | undefined;
  const ground: Ground = {
    clock,
    cookies,
    storage: createStorage(window),
    post,
    chunks,
    base,
    emitter: createEmitter(errors.report),
    errors,
    crumb,
    surroundings: () => readSurroundings(window),
    site,
    async telemetry() {
      const { create } = await chunks.load<TelemetryChunk>('after-load');
      telemetry ??= create(ground);
      return telemetry;
    },
  };
  return ground;
}
