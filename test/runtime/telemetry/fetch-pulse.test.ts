import { expect, test } from 'vitest';
import type { CoreContext } from '../../../runtime/contract/decoders/core-context.ts';
import { createEmitter } from '../../../runtime/lib/emitter.ts';
import type { Page, PageEvents } from '../../../runtime/page/page.ts';
import { fetchPulse } from '../../../runtime/telemetry/fetch-pulse.ts';
import { handClock } from '../../helpers/hand-clock.ts';

function pageOf(load: () => Promise<unknown>) {
  const clock = handClock();
  const reported: unknown[] = [];
  const loadListeners: (() => void)[] = [];
  const said = { mayTrack: true, fetched: [] as string[] };
  const window = {
    document: { readyState: 'interactive' },
    addEventListener: (_: string, work: () => void) => loadListeners.push(work),
  };
  const page = {
    clock,
    context: {} as CoreContext,
    emitter: createEmitter<PageEvents>(() => {}),
    errors: { report: (error: unknown) => reported.push(error) },
    mayTrack: () => said.mayTrack,
    chunks: {
      load(name: string) {
        said.fetched.push(name);
        return load();
      },
    },
  } as unknown as Page;
  fetchPulse(page, window as unknown as Window);
  return { clock, page, reported, said, load: () => loadListeners[0]?.() };
}

test('the chunk is fetched when the loaded page is idle, and mounted with the page', async () => {
  let mounted: unknown;
  const { clock, page, said, load } = pageOf(async () => ({ mount: (given: unknown) => (mounted = given) }));
  clock.turn(5000);
  load();
  expect(said.fetched).toEqual([]);
  clock.turn(0);
  expect(said.fetched).toEqual(['pulse']);
  await Promise.resolve();
  expect(mounted).toBe(page);
});

test('a visitor who may not be tracked fetches nothing, until they agree; then it is fetched once', () => {
  const { clock, page, said, load } = pageOf(async () => ({ mount() {} }));
  said.mayTrack = false;
  load();
  page.emitter.emit('consent-change', undefined);
  clock.turn(0);
  expect(said.fetched).toEqual([]);
  said.mayTrack = true;
  page.emitter.emit('consent-change', undefined);
  page.emitter.emit('consent-change', undefined);
  clock.turn(0);
  expect(said.fetched).toEqual(['pulse']);
});

test('a chunk that does not come is reported', async () => {
  const missing = new Error('Loading chunk pulse failed');
  const { clock, reported, load } = pageOf(() => Promise.reject(missing));
  load();
  clock.turn(0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(reported).toEqual([missing]);
});
