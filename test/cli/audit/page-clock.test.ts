import { expect, test } from 'vitest';
import type { DevtoolsSession } from '../../../cli/audit/devtools.ts';
import { pageClock } from '../../../cli/audit/page-clock.ts';

/** A document's session; `answers` says for each budget whether its end comes. */
function fakeSession(answers: readonly boolean[]) {
  const given: { policy: string; budget: number }[] = [];
  const listeners = new Map<string, () => void>();
  const session: DevtoolsSession = {
    async send(_method, params) {
      const endsAt = answers[given.length] ?? false;
      given.push(params as { policy: string; budget: number });
      if (endsAt) setImmediate(() => listeners.get('Emulation.virtualTimeBudgetExpired')?.());
    },
    on: (event, listener) => void listeners.set(event, () => listener({})),
    onAttached: () => {},
  };
  return { session, given, close: () => listeners.get('closed')?.() };
}
const quiet = { lastActivityAtMs: () => 0, inFlight: () => 0 };
const limits = { capMs: 5000, signal: new AbortController().signal };

test('time passes once in every document, and the pass ends when all have come to the end', async () => {
  const page = fakeSession([true]);
  const frame = fakeSession([true]);
  const clock = pageClock(quiet);
  clock.join(page.session);
  clock.join(frame.session);
  expect(await clock.pass(35_000, limits)).toBe(true);
  expect([page.given, frame.given].map((given) => given.map(({ policy, budget }) => [policy, budget]))).toEqual([
    [['pauseIfNetworkFetchesPending', 35_000]],
    [['pauseIfNetworkFetchesPending', 35_000]],
  ]);
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
