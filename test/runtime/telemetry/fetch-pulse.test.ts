import { expect, test } from 'vitest';
import type { CoreContext } from '../../../runtime/contract/decoders/core-context.ts';
import { createEmitter } from '../../../runtime/lib/emitter.ts';
import type { Page, PageEvents } from '../../../runtime/page/page.ts';
import { fetchPulse } from '../../../runtime/telemetry/fetch-pulse.ts';
import { handClock } from '../../helpers/hand-clock.ts';

const allOn = ['rum', 'track-page-speed', 'track-user-timing'];

function pageOf(load: () => Promise<unknown>, betaFeatureFlags = allOn, prerendering = false) {
  const clock = handClock();
  const reported: unknown[] = [];
  const loadListeners: (() => void)[] = [];
  const activations: (() => void)[] = [];
  const said = { mayTrack: true, fetched: [] as string[] };
  const window = {
    document: {
      readyState: 'interactive',
      prerendering,
      addEventListener: (_: string, work: () => void) => activations.push(work),
    },
    addEventListener: (_: string, work: () => void) => loadListeners.push(work),
  };
  const page = {
    clock,
    context: {} as CoreContext,
    given: { betaFeatureFlags },
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
  fetchPulse(page, window as unknown as Window & typeof globalThis);
  return { clock, page, reported, said, load: () => loadListeners[0]?.(), activate: () => activations[0]?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the chunk is fetched when the loaded page is idle, and mounted with the page and its flags', async () => {
  let mounted: unknown;
  const { clock, page, said, load } = pageOf(async () => ({ mount: (...given: unknown[]) => (mounted = given) }));
  clock.turn(5000);
  load();
  expect(said.fetched).toEqual([]);
  clock.turn(0);
  await settled();
  expect(said.fetched).toEqual(['pulse']);
  expect(mounted).toEqual([page, { flags: { isOn: true, pageSpeed: true, userTiming: true }, pageLoadId: '' }]);
});

test('a visitor who may not be tracked fetches nothing, until they agree; then it is fetched once', async () => {
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
  await settled();
  expect(said.fetched).toEqual(['pulse']);
});

test('a page whose flags switch nothing on fetches nothing that measures', async () => {
  const { clock, said, reported, load } = pageOf(async () => ({ mount() {} }), ['rum']);
  load();
  clock.turn(0);
  await settled();
  expect([said.fetched, reported]).toEqual([[], []]);
});

test('a prerendered page is measured once the visitor sees it', async () => {
  const { clock, said, load, activate } = pageOf(async () => ({ mount() {} }), allOn, true);
  load();
  clock.turn(0);
  await settled();
  expect(said.fetched).toEqual([]);
  activate();
  clock.turn(0);
  await settled();
  expect(said.fetched).toEqual(['pulse']);
});

test('a chunk that does not come is reported', async () => {
  const missing = new Error('Loading chunk pulse failed');
  const { clock, reported, load } = pageOf(() => Promise.reject(missing));
  load();
  clock.turn(0);
  await settled();
  expect(reported).toEqual([missing]);
});
