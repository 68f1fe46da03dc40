import { expect, test } from 'vitest';
import { watchWorkers } from '../../../../../cli/audit/visit/traffic/workers.ts';
import { fakeDevtoolsSession } from '../../../../helpers/audit/fake-devtools-session.ts';

function fakeSession() {
  let start = () => {};
  const { session, emit } = fakeDevtoolsSession((method) =>
    method === 'Runtime.evaluate' ? new Promise((resolve) => (start = () => resolve({}))) : {},
  );
  return { session, emit, start: () => start() };
}
const idle = { isFetching: () => false };

test('a page without workers has no busy worker and no change', () => {
  const workers = watchWorkers(idle);
  const { session, emit } = fakeSession();
  workers.watch(session, 'page');
  emit('ServiceWorker.workerVersionUpdated', { versions: [] });
  expect([workers.areBusy(), workers.lastChangeAtMs()]).toEqual([false, 0]);
});

test('a worker is busy until it runs, one that ends before that is not', async () => {
  const workers = watchWorkers(idle);
  const [first, second] = [fakeSession(), fakeSession()];
  workers.watch(first.session, 'worker');
  workers.watch(second.session, 'shared_worker');
  expect(workers.areBusy()).toBe(true);
  expect(workers.lastChangeAtMs()).toBeGreaterThan(0);
  first.start();
  second.emit('closed');
  await new Promise(setImmediate);
  expect(workers.areBusy()).toBe(false);
});

test('a worker that waits for a response is busy', async () => {
  const { session, start } = fakeSession();
  let isFetching = true;
  const workers = watchWorkers({ isFetching: (one) => one === session && isFetching });
  workers.watch(session, 'worker');
  start();
  await new Promise(setImmediate);
  expect(workers.areBusy()).toBe(true);
  isFetching = false;
  expect(workers.areBusy()).toBe(false);
});

test('a service worker is busy from its first state to activated; a new version that waits for the active one is not', () => {
  const workers = watchWorkers(idle);
  const { session, emit } = fakeSession();
  workers.watch(session, 'page');
  const busyAt = (versionId: string, status: string) => {
    emit('ServiceWorker.workerVersionUpdated', { versions: [{ versionId, registrationId: 'r', status }] });
    return workers.areBusy();
  };
  const states = ['new', 'installing', 'installed', 'activating', 'activated'];
  expect(states.map((status) => busyAt('1', status))).toEqual([true, true, true, true, false]);
  expect(['new', 'installing', 'installed'].map((status) => busyAt('2', status))).toEqual([true, true, false]);
  expect(['installing', 'redundant'].map((status) => busyAt('3', status))).toEqual([true, false]);
});
