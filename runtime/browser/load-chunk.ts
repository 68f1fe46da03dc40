// Part of the boot script.
import { type ChunkLoadError, chunkLoadError } from '../contract/errors.ts';
import { chunkTimeoutMs } from '../contract/site/constants.ts';
import type { Clock } from './clock.ts';

/** Loads the parts of the runtime that not every page needs: errors#chunk-failure. */
export interface Chunks {
  /**
   * Returns the chunk's exports: one promise for all callers. Rejects with ChunkLoadError: `timeout` after 120 s, otherwise
   * `missing`. A chunk that failed is fetched again by the next call.
   */
  load<Name extends keyof ChunkExports>(name: Name): Promise<ChunkExports[Name]>;
  /**
   * Fetches chunks before anything asks for them, by their names separated by blanks. The first `load` of each gets the result, a
   * failure too. `react` is the file that all chunks with React import.
   */
  prefetch(names: string): void;
}

/** The exports of each chunk by name. `runtime/chunks.ts` extends it, because this floor must not import features. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for the table to extend
export interface ChunkExports {}

/**
 * @param base address of the runtime's folder, with its last slash; the files are in `chunks/` below it.
 * @param release last part of every chunk's file name; it changes when a chunk changes.
 * @param fetchModule the browser's `import()`; tests replace it.
 */
export function createChunks(
  base: string,
  release: string,
  clock: Clock,
  fetchModule: (address: string) => Promise<unknown> = importModule,
): Chunks {
  const loading = new Map<string, Promise<unknown>>();
  const failures = new Map<string, number>();

  const start = (name: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      // Browsers cache a failed module by its address, so that another attempt needs another address:
      // https://html.spec.whatwg.org/multipage/webappapis.html#module-map
      const tries = failures.get(name) || 0;
      const fail = (type: ChunkLoadError['type'], cause?: unknown) => {
        failures.set(name, tries + 1);
        reject(chunkLoadError(name, type, cause));
      };
      const cancel = clock.after(chunkTimeoutMs, () => fail('timeout'));
      fetchModule(`${base}chunks/${name}-${release}.js${tries ? `?retry=${tries}` : ''}`)
        .then(resolve, (cause) => fail('missing', cause))
        .finally(cancel);
    });

  const startOnce = (name: string): Promise<unknown> => {
    const promise = loading.get(name) || start(name);
    loading.set(name, promise);
    return promise;
  };

  return {
    load<Name extends keyof ChunkExports>(name: Name) {
      const promise = startOnce(name);
      promise.catch(() => loading.get(name) === promise && loading.delete(name));
      return promise as Promise<ChunkExports[Name]>;
    },
    prefetch(names) {
      for (const name of names.split(' ')) if (name) startOnce(name).catch(() => {});
    },
  };
}

/**
 * Imports a module. In Firefox and WebKit an import that begins before the page's `load` delays it, without end if the file
 * hangs; a preload does not. Chromium delays it for neither, and an import alone is sooner there. errors#chunk-load-event
 */
async function importModule(address: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  // Safari before 17 has no such preload: https://caniuse.com/link-rel-modulepreload
  if (navigator.vendor !== 'Google Inc.' && link.relList.supports(link.rel))
    await new Promise((done) => {
      link.href = address;
      link.onload = link.onerror = done;
      document.head.append(link);
    });
  return import(address);
}
