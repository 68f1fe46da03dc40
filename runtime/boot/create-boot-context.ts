import { createClock } from '../browser/clock.ts';
import { createCookieJar } from '../browser/cookie-jar.ts';
import { createEmitter } from '../browser/emitter.ts';
import { createKeepaliveFetch } from '../browser/http.ts';
import { createChunks } from '../browser/load-chunk.ts';
import { readPageSnapshot } from '../browser/page-snapshot.ts';
import { createStorage } from '../browser/storage.ts';
import { crumbCookieName } from '../contract/cookies.ts';
import { chunkLimits } from '../contract/page/limits.ts';
import type { CoreContext } from '../contract/site/core-context.ts';
import { createErrorInbox } from '../features/error-reports/index.ts';
import type { BootContext, Telemetry } from '../page/boot-context.ts';

export interface BootContextOptions {
  /** Where the runtime's own files are, with its last slash; what stands in the names of its chunks. */
  readonly base: string;
  readonly release: string;
  /** null while it is not known. */
  readonly context: () => CoreContext | null;
}

export function createBootContext(
  window: Window & typeof globalThis,
  { base, release, context }: BootContextOptions,
): BootContext {
  const clock = createClock(window, (error) => errors.report(error));
  const keepaliveFetch = createKeepaliveFetch(window);
  const cookies = createCookieJar(window.document, window.location);
  const crumb = () => cookies.read(crumbCookieName);
  const site = () => ({ websiteId: context()?.website?.id ?? '', templateId: context()?.templateId ?? '' });
  const errors = createErrorInbox(window, { keepaliveFetch, now: clock.now, crumb, site });
  const chunks = createChunks({ base, release, clock, timeoutMs: chunkLimits.timeoutMs });
  let telemetry: Telemetry | undefined;
  const bootContext: BootContext = {
    clock,
    cookies,
    storage: createStorage(window),
    keepaliveFetch,
    chunks,
    base,
    emitter: createEmitter(errors.report),
    errors,
    crumb,
    snapshot: () => readPageSnapshot(window),
    site,
    async telemetry() {
      const { create } = await chunks.load('after-load');
      telemetry ??= create(bootContext);
      return telemetry;
    },
  };
  return bootContext;
}
