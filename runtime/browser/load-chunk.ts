import { ChunkLoadError } from '../contract/errors.ts';
import type { Clock } from './clock.ts';

/** Loads the parts of the runtime that not every page needs. Spec 1 §7, §8. */
export interface Chunks {
  /**
   * The chunk's exports; the same promise for every caller. Rejects with ChunkLoadError: `timeout` after 120 s,
   * `missing` otherwise. A chunk that failed is fetched anew when it is asked for again.
   */
  load<Name extends keyof ChunkExports>(name: Name): Promise<ChunkExports[Name]>;
}

/** What each chunk exports, by name: filled by `runtime/chunks.ts`, which knows the features that this floor must not know. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for the table to extend
export interface ChunkExports {}

export interface ChunkOptions {
  /** Address of the runtime's own folder, with its last slash; the files are in `chunks/` below it. */
  readonly base: string;
  /** Stands in the name of every chunk's file, after the chunk's own: changes when one of them does. */
  readonly release: string;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** The browser's own import; a test passes another. */
  readonly fetchModule?: (address: string) => Promise<unknown>;
}

export function createChunks(options: ChunkOptions): Chunks {
  const { base, release, clock, timeoutMs, fetchModule = (address) => import(address) } = options;
  const loading = new Map<string, Promise<unknown>>();
  const failures = new Map<string, number>();

  const start = (name: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const fail = (type: 'timeout' | 'missing', cause?: unknown) => reject(new ChunkLoadError(name, type, cause));
      // Browsers remember a module that failed by its address: another try needs another one.
      const tries = failures.get(name);
      const cancel = clock.after(timeoutMs, () => fail('timeout'));
      fetchModule(`${base}chunks/${name}-${release}.js${tries ? `?retry=${tries}` : ''}`)
        .then(resolve, (cause) => fail('missing', cause))
        .finally(cancel);
    });

  return {
    load<Name extends keyof ChunkExports>(name: Name) {
      const known = loading.get(name);
      if (known) return known as Promise<ChunkExports[Name]>;
      const promise = start(name);
      loading.set(name, promise);
      promise.catch(() => {
        loading.delete(name);
        failures.set(name, (failures.get(name) ?? 0) + 1);
      });
      return promise as Promise<ChunkExports[Name]>;
    },
  };
}
