import { expect, test } from 'vitest';
import { pageClock } from '../../../../../cli/audit/visit/clock/page-clock.ts';
import { fakeDevtoolsSession } from '../../../../helpers/audit/fake-devtools-session.ts';

/** Creates the session of a document in the process `isolateId`. `expiries` has for each budget whether its end event is sent. */
function fakeSession(expiries: readonly boolean[], isolateId = 'separate') {
  const given: { policy: string; budget: number }[] = [];
  const { session, emit } = fakeDevtoolsSession((method, params) => {
    if (method === 'Runtime.getIsolateId') return { id: isolateId };
    if (method === 'Runtime.evaluate') return { result: { value: 1700000000000 } };
    const endsAt = expiries[given.length] ?? false;
    given.push(params as { policy: string; budget: number });
    if (endsAt) setImmediate(() => emit('Emulation.virtualTimeBudgetExpired'));
    return {};
  });
  return { session, given, close: () => emit('closed') };
}
const quiet = { lastActivityAtMs: () => 0, inFlight: () => 0 };
const limits = { capMs: 5000, signal: new AbortController().signal };

test('each document gets the budget once, and the pass ends after the end event of each', async () => {
  const page = fakeSession([true]);
  const frame = fakeSession([true], 'another');
  const clock = pageClock(quiet);
  clock.join(page.session);
  clock.join(frame.session);
  expect(await clock.pass(35_000, limits)).toBe(true);
  expect([page.given, frame.given].map((given) => given.map(({ policy, budget }) => [policy, budget]))).toEqual([
    [['pauseIfNetworkFetchesPending', 35_000]],
    [['pauseIfNetworkFetchesPending', 35_000]],
  ]);
});

test('of documents in one process one gets the budget, whose end ends the pass for all', async () => {
  const page = fakeSession([true], 'page');
  const first = fakeSession([true], 'frames');
  const second = fakeSession([], 'frames');
  const clock = pageClock(quiet);
  for (const { session } of [page, first, second]) clock.join(session);
  // Waits until the processes of the documents are known.
  await new Promise(setImmediate);
  expect(await clock.pass(35_000, limits)).toBe(true);
  expect([page, first, second].map(({ given }) => given.length)).toEqual([1, 1, 0]);
});

test('when the document with the budget is closed, another one of its process gets it', async () => {
  const first = fakeSession([], 'frames');
  const second = fakeSession([true], 'frames');
  const clock = pageClock(quiet);
  for (const { session } of [first, second]) clock.join(session);
  await new Promise(setImmediate);
  const going = clock.pass(35_000, limits);
  first.close();
  expect(await going).toBe(true);
  expect([first, second].map(({ given }) => given.length)).toEqual([1, 1]);
});

test('a stopped clock without pending fetches gets its budget again, without waiting for the network', async () => {
  const page = fakeSession([false, true]);
  const clock = pageClock(quiet);
  clock.join(page.session);
  expect(await clock.pass(1000, limits)).toBe(true);
  expect(page.given.map(({ policy }) => policy)).toEqual(['pauseIfNetworkFetchesPending', 'advance']);
});

test('a pass without an end event returns after its real time, and at once for a closed page', async () => {
  const clock = pageClock(quiet);
  const page = fakeSession([]);
  clock.join(page.session);
  expect(await clock.pass(1000, { ...limits, capMs: 50 })).toBe(false);
  const going = clock.pass(1000, limits);
  page.close();
  expect(await going).toBe(true);
});

test('a pass rejects when the audit is stopped', async () => {
  const clock = pageClock(quiet);
  clock.join(fakeSession([]).session);
  await expect(clock.pass(1000, { ...limits, signal: AbortSignal.abort('SIGINT') })).rejects.toBe('SIGINT');
});
