import { expect, test } from 'vitest';
import { createEmitter } from '../../../runtime/browser/emitter.ts';
import type { CoreContext } from '../../../runtime/contract/site/core-context.ts';
import { fetchVitals } from '../../../runtime/features/vitals/fetch-vitals.ts';
import type { ReportingPage } from '../../../runtime/features/vitals/performance-reports.ts';
import type { Page, PageEvents } from '../../../runtime/page/page.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

const allOn = ['rum', 'track-page-speed', 'track-user-timing'];

function pageOf(load: () => Promise<unknown>, betaFeatureFlags = allOn, prerendering = false) {
  const clock = handClock();
  const reported: unknown[] = [];
  const loadListeners: (() => void)[] = [];
  const activations: (() => void)[] = [];
  const state = { mayTrack: true, acceptsBeacons: true, fetched: [] as string[] };
  const beacons: { url: string; type: string }[] = [];
  const xhrs: unknown[][] = [];
  class XMLHttpRequest {
    open = (...parts: unknown[]) => xhrs.push(parts);
    setRequestHeader = (...parts: unknown[]) => xhrs.push(parts);
    send = (...parts: unknown[]) => xhrs.push(parts);
  }
  const window = {
    XMLHttpRequest,
    location: { origin: 'http://a.test' },
    navigator: {
      sendBeacon(url: string, { type }: Blob) {
        beacons.push({ url, type });
        return state.acceptsBeacons;
      },
    },
    document: {
      readyState: 'interactive',
      prerendering,
      addEventListener: (_: string, callback: () => void) => activations.push(callback),
    },
    addEventListener: (_: string, callback: () => void) => loadListeners.push(callback),
  };
  const page = {
    clock,
    context: {} as CoreContext,
    rawContext: { betaFeatureFlags },
    emitter: createEmitter<PageEvents>(() => {}),
    errors: { report: (error: unknown) => reported.push(error) },
    mayTrack: () => state.mayTrack,
    chunks: {
      load(name: string) {
        state.fetched.push(name);
        return load();
      },
    },
  } as unknown as Page;
  fetchVitals(page, window as unknown as Window & typeof globalThis);
  return {
    clock,
    page,
    reported,
    state,
    beacons,
    xhrs,
    load() {
      loadListeners[0]?.();
      return settled();
    },
    activate: () => activations[0]?.(),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the chunk is fetched when the loaded page is idle, and mounted with the flags of the page', async () => {
  let mounted: unknown[] = [];
  const { clock, page, state, load } = pageOf(async () => ({
    mount: (...parts: unknown[]) => {
      mounted = parts;
    },
  }));
  clock.turn(5000);
  await load();
  expect(state.fetched).toEqual([]);
  clock.turn(0);
  await settled();
  expect(state.fetched).toEqual(['vitals']);
  expect(mounted[0]).toEqual({ flags: { isOn: true, pageSpeed: true, userTiming: true }, pageLoadId: '' });
  expect(mounted[1]).toMatchObject({ clock, mayTrack: page.mayTrack });
});

// vitals#records-call
test('records are sent as text/plain to /api/1/performance/records: by beacon, and by XHR where the beacon is refused', async () => {
  let reports: ReportingPage | undefined;
  const { clock, state, beacons, xhrs, load } = pageOf(async () => ({
    mount: (_: unknown, page: ReportingPage) => {
      reports = page;
    },
  }));
  await load();
  clock.turn(0);
  await settled();
  reports?.sendRecords(['[1]', '[2]']);
  expect(beacons).toEqual([{ url: 'http://a.test/api/1/performance/records', type: 'text/plain;charset=utf-8' }]);
  expect(xhrs).toEqual([]);
  state.acceptsBeacons = false;
  reports?.sendRecords(['[1]', '[2]']);
  expect(xhrs).toEqual([
    ['POST', 'http://a.test/api/1/performance/records'],
    ['Content-Type', 'text/plain;charset=UTF-8'],
    ['[[1],[2]]'],
  ]);
});

// vitals#measured-visitors
test('for a visitor who may not be tracked nothing is fetched; when the visitor agrees, the chunk is fetched once', async () => {
  const { clock, page, state, load } = pageOf(async () => ({ mount() {} }));
  state.mayTrack = false;
  await load();
  page.emitter.emit('consent-change', undefined);
  clock.turn(0);
  expect(state.fetched).toEqual([]);
  state.mayTrack = true;
  page.emitter.emit('consent-change', undefined);
  page.emitter.emit('consent-change', undefined);
  clock.turn(0);
  await settled();
  expect(state.fetched).toEqual(['vitals']);
});

test('a page whose flags are all off does not fetch the chunk', async () => {
  const { clock, state, reported, load } = pageOf(async () => ({ mount() {} }), ['rum']);
  await load();
  clock.turn(0);
  await settled();
  expect([state.fetched, reported]).toEqual([[], []]);
});

// vitals#measured-visitors
test('a prerendered page is measured once the visitor sees it', async () => {
  const { clock, state, load, activate } = pageOf(async () => ({ mount() {} }), allOn, true);
  await load();
  clock.turn(0);
  await settled();
  expect(state.fetched).toEqual([]);
  activate();
  clock.turn(0);
  await settled();
  expect(state.fetched).toEqual(['vitals']);
});

test('a chunk that cannot be fetched is reported', async () => {
  const missing = new Error('Loading chunk pulse failed');
  const { clock, reported, load } = pageOf(() => Promise.reject(missing));
  await load();
  clock.turn(0);
  await settled();
  expect(reported).toEqual([missing]);
});
