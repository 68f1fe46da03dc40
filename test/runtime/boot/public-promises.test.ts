import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRuntime, type Started } from '../../../runtime/boot/api.ts';
import { createServices } from '../../../runtime/boot/create-page.ts';
import { createChunks } from '../../../runtime/browser/load-chunk.ts';
import type { BootContext } from '../../../runtime/page/boot-context.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

beforeEach(() => {
  vi.stubGlobal('runtimeVersion', '0.0.0');
  vi.stubGlobal('document', { title: 'Page' });
  vi.stubGlobal('location', { href: 'https://site.example/' });
  for (const name of ['Element', 'DocumentFragment']) vi.stubGlobal(name, class {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Fetch = () => Promise<unknown>;
const never: Fetch = () => new Promise(() => {});
const offline: Fetch = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A started page whose blocks and chunks are fetched by `fetch`. */
function startWith(fetch: Fetch, isStarted = true) {
  const clock = handClock();
  const startMs = clock.now();
  const chunks = createChunks('/runtime/', 'r', clock, fetch);
  const stored = new Map<string, string>();
  const storage = { write: (key: string, value: string) => stored.set(key, value), remove: (key: string) => stored.delete(key) };
  const page = {
    clock,
    storage,
    mayTrack: () => true,
    liftStates() {},
    telemetry: async () => (await chunks.load('after-load')) as never,
    service: createServices(chunks, () => page),
  } as unknown as Page;
  const blocks = { initialize: () => chunks.load('blocks').catch(() => {}), showWaiting() {}, dispose() {} };
  const started = { page, blocks, banner: { initialize: async () => {}, dispose() {} } } as unknown as Started;
  const context = { clock, errors: { report() {} }, emitter: { emit() {} } } as unknown as BootContext;
  const starting = Promise.resolve(isStarted ? started : null);
  const runtime = createRuntime(context, () => started, starting, Promise.resolve(), Promise.resolve());
  /** Returns how each of the promises settled, and after which time, once `afterMs` have passed. */
  const settle = async (promises: readonly Promise<unknown>[], afterMs: number) => {
    const results: [string, number][] = [];
    promises.forEach((promise, at) => {
      promise.then(
        (value) => (results[at] = [`resolved with ${value}`, clock.now() - startMs]),
        (error: Error) => (results[at] = [`rejected with ${error.name}`, clock.now() - startMs]),
      );
    });
    for (let passedMs = 0; passedMs <= afterMs; passedMs += 1000) {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      if (passedMs < afterMs) clock.turn(1000);
    }
    return results;
  };
  return { runtime, stored, settle };
}

const three = <Result>(call: () => Promise<Result>) => [call(), call(), call()];

// The rows of the table of promises in runtime/boot/README.md.
test.each<[string, Fetch, number]>([
  ['after 3 s without a response', never, 3000],
  ['at once offline', offline, 0],
  ['at once when the blocks are mounted', async () => ({}), 0],
])('initialize() of three callers resolves %s', async (_, fetch, ms) => {
  const { runtime, settle } = startWith(fetch);
  expect(
    await settle(
      three(() => runtime.initialize()),
      10_000,
    ),
  ).toEqual(Array(3).fill(['resolved with undefined', ms]));
});

test.each<[string, Fetch, string, number]>([
  ['rejects at once offline', offline, 'rejected with ChunkLoadError', 0],
  ['rejects after 120 s without a response', never, 'rejected with ChunkLoadError', 120_000],
  ['resolves when its code has arrived', async () => ({ create: () => 'calls' }), 'resolved with calls', 0],
])('service() of three callers %s', async (_, fetch, result, ms) => {
  const { runtime, settle } = startWith(fetch);
  expect(
    await settle(
      three(() => runtime.service('calls')),
      130_000,
    ),
  ).toEqual(Array(3).fill([result, ms]));
});

test.each<[string, Fetch, number]>([
  ['at once offline, when its code cannot be fetched', offline, 0],
  ['after 27 s, when its code hangs', never, 27_000],
])('track() of three callers rejects %s, and the events stay stored', async (_, fetch, ms) => {
  const { runtime, settle, stored } = startWith(fetch);
  const results = await settle(
    three(() => runtime.track('opened')),
    30_000,
  );
  expect(results).toEqual(Array(3).fill(['rejected with ChunkLoadError', ms]));
  expect(stored.size).toBe(3);
});

test('track() whose code arrives after 40 s rejects after 27 s, and the event is sent', async () => {
  let arrive = (_: unknown) => {};
  const tracked: unknown[] = [];
  const { runtime, settle, stored } = startWith(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const sent = runtime.track('opened', { at: 1 });
  expect(await settle([sent], 40_000)).toEqual([['rejected with ChunkLoadError', 27_000]]);
  arrive({ events: { track: async (...given: unknown[]) => tracked.push(given.slice(0, 2)) } });
  await settle([], 1000);
  expect([tracked, stored.size]).toEqual([[['opened', { at: 1 }]], 0]);
});

test('on a page that could not start, track() resolves with false, initialize() resolves, and service() rejects', async () => {
  const { runtime, settle } = startWith(never, false);
  expect(await settle([runtime.track('opened'), runtime.initialize(), runtime.service('calls')], 0)).toEqual([
    ['resolved with false', 0],
    ['resolved with undefined', 0],
    ['rejected with RuntimeError', 0],
  ]);
});
