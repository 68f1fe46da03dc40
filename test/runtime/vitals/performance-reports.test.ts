import { expect, test } from 'vitest';
import { decideReports } from '../../../runtime/features/vitals/decide-reports.ts';
import { startPerformanceReports } from '../../../runtime/features/vitals/performance-reports.ts';
import { allOn, fakePerformance, type PerformanceOptions } from '../../helpers/fakes/fake-performance.ts';

const flags = { isOn: true, pageSpeed: true, userTiming: true };

async function started(changes: Partial<PerformanceOptions> = {}, response = allOn) {
  const fake = fakePerformance(changes);
  const deciding = decideReports(fake.options);
  fake.respond(200, response);
  const settings = await deciding;
  if (settings) startPerformanceReports(fake.options, settings);
  return fake;
}
const withFlags = (...names: string[]) =>
  JSON.stringify({ pageLoadId: 'load-1', settings: Object.fromEntries(names.map((name) => [`${name}-rollout`, true])) });

// vitals#send-moments
test('records are sent 30 seconds after load', async () => {
  const { clock, metric, entry, sent } = await started();
  metric('LCP', 900);
  entry({ entryType: 'mark', name: 'hero', startTime: 12 });
  clock.turn(29_999);
  expect(sent).toEqual([]);
  clock.turn(1);
  expect(sent).toEqual([
    [
      [2, 'load-1', 'hero', 120],
      [1, 'load-1', null, null, 9000],
    ],
  ]);
});

test('the 30 seconds count from the load, also after a late response', async () => {
  const lifecycle = { whenActivated: (callback: () => void) => callback(), onReturn: () => {}, sinceLoadMs: () => 28_000 };
  const { clock, metric, sent } = await started({ lifecycle });
  metric('LCP', 900);
  clock.turn(1999);
  expect(sent).toEqual([]);
  clock.turn(1);
  expect(sent).toHaveLength(1);
});

// vitals#send-moments
test('records are sent when the page is hidden, and only if a value has changed since', async () => {
  const { metric, hide, sent, clock } = await started();
  metric('TTFB', 80);
  hide();
  hide();
  clock.turn(30_000);
  expect(sent).toEqual([[[1, 'load-1', 800]]]);
});

// vitals#send-moments, vitals#before-unload
test('the listener for beforeunload is on the page only while records wait, and sends them', async () => {
  const { metric, unloadListeners, sent, hide } = await started();
  expect(unloadListeners.size).toBe(0);
  metric('TTFB', 80);
  expect(unloadListeners.size).toBe(1);
  for (const listener of unloadListeners) listener();
  expect(sent).toHaveLength(1);
  expect(unloadListeners.size).toBe(0);
  metric('FCP', 100);
  expect(unloadListeners.size).toBe(1);
  hide();
  expect(unloadListeners.size).toBe(0);
});

test('entries that the browser has not reported yet are flushed before records are sent', async () => {
  const { flushed, hide } = await started();
  hide();
  expect(flushed).toEqual(['first-input', 'mark', 'measure']);
});

test('a first input after 60 seconds is left out', async () => {
  const { entry, hide, sent, clock } = await started();
  clock.turn(60_000);
  entry({ entryType: 'first-input', startTime: 1, processingStart: 2 });
  hide();
  expect(sent).toEqual([]);
});

test('track-page-speed and track-user-timing each switch on their own records', async () => {
  const bodies = [];
  for (const name of ['track-page-speed', 'track-user-timing']) {
    const { metric, entry, hide, sent } = await started({}, withFlags('rum', name));
    metric('TTFB', 80);
    entry({ entryType: 'mark', name: 'hero', startTime: 12 });
    hide();
    bodies.push(...sent);
  }
  expect(bodies).toEqual([[[1, 'load-1', 800]], [[2, 'load-1', 'hero', 120]]]);
});

// vitals#listed-flags, vitals#page-load-id
test('flags in the page context save the request, and the id of the page load is created here', async () => {
  const { metric, hide, requests, sent } = await started({ listedFlags: flags });
  metric('TTFB', 80);
  hide();
  expect(requests).toEqual([]);
  expect(sent).toEqual([[[1, 'minted', 800]]]);
});

test('waiting records of a visitor who may no longer be tracked are dropped', async () => {
  let mayTrack = true;
  const { metric, hide, sent } = await started({ mayTrack: () => mayTrack });
  metric('TTFB', 80);
  mayTrack = false;
  hide();
  mayTrack = true;
  hide();
  expect(sent).toEqual([]);
});

test('a return from the back/forward cache is reported under a new id', async () => {
  const { metric, hide, comeBack, sent } = await started();
  metric('LCP', 900);
  hide();
  comeBack();
  metric('LCP', 20);
  hide();
  expect(sent).toEqual([[[1, 'load-1', null, null, 9000]], [[1, 'load-1.1', null, null, 200]]]);
});
