// covers: cli/audit/visit/document-clock.ts
import { expect, test } from 'vitest';
import { pageClock } from '../../../../cli/audit/visit/page-clock.ts';
import { fakeDevtoolsSession } from '../../../helpers/audit/fake-devtools-session.ts';

/** Session of a document. `answers` says for each budget whether its end event comes, `isolateId` is its process. */
function fakeSession(answers: readonly boolean[], isolateId = 'one of its own') {
  const given: { policy: string; budget: number }[] = [];
  const { session, emit } = fakeDevtoolsSession((method, params) => {
    if (method === 'Runtime.getIsolateId') return { id: isolateId };
    if (method === 'Runtime.evaluate') return { result: { value: 1700000000000 } };
    const endsAt = answers[given.length] ?? false;
    given.push(params as { policy: string; budget: number });
    if (endsAt) setImmediate(() => emit('Emulation.virtualTimeBudgetExpired'));
    return {};
  });
  return { session, given, close: () => emit('closed') };
}
const quiet = { lastActivityAtMs: () => 0, inFlight: () => 0 };
const limits = { capMs: 5000, signal: new AbortController().signal };

test('time passes once in every document, and the pass ends when all have come to the end', async () => {
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

test('documents that share a process share its clock: one of them gets the budget, and its end is that of all', async () => {
  const page = fakeSession([true], 'page');
  const first = fakeSession([true], 'frames');
  const second = fakeSession([], 'frames');
  const clock = pageClock(quiet);
  for (const { session } of [page, first, second]) clock.join(session);
  // By then each document's process is known.
  await new Promise(setImmediate);
  expect(await clock.pass(35_000, limits)).toBe(true);
  expect([page, first, second].map(({ given }) => given.length)).toEqual([1, 1, 0]);
});

test('when the document with the budget is gone, another of its process has it', async () => {
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

test('a clock that stands although nothing is under way is driven on without waiting for the network', async () => {
  const page = fakeSession([false, true]);
  const clock = pageClock(quiet);
  clock.join(page.session);
  expect(await clock.pass(1000, limits)).toBe(true);
  expect(page.given.map(({ policy }) => policy)).toEqual(['pauseIfNetworkFetchesPending', 'advance']);
});

test('a page that never comes to the end is given up after its real time, one that is gone at once', async () => {
  const clock = pageClock(quiet);
  const page = fakeSession([]);
  clock.join(page.session);
  expect(await clock.pass(1000, { ...limits, capMs: 50 })).toBe(false);
  const going = clock.pass(1000, limits);
  page.close();
  expect(await going).toBe(true);
});

test('an audit that is stopped does not wait', async () => {
  const clock = pageClock(quiet);
  clock.join(fakeSession([]).session);
  await expect(clock.pass(1000, { ...limits, signal: AbortSignal.abort('SIGINT') })).rejects.toBe('SIGINT');
});
