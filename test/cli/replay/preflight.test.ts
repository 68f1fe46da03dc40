import { expect, onTestFinished, test } from 'vitest';
import { findJournal } from '../../../cli/replay/preflight.ts';
import { createAgent, parseTarget } from '../../../cli/replay/target.ts';
import { type HttpTarget, startHttpTarget, startJournalTarget } from '../../helpers/platform/http-target.ts';

async function look(server: HttpTarget, timeoutMs = 5000, { signal }: AbortController = new AbortController()) {
  onTestFinished(() => server.close());
  const target = parseTarget(server.url, []);
  const agent = createAgent(target, 1);
  onTestFinished(() => agent.destroy());
  return findJournal(target, agent, timeoutMs, signal);
}

test('finds a journal and where it stands', async () => {
  const server = await startJournalTarget(undefined, () => [{}, {}, {}]);
  await fetch(`${server.url}/api`);
  const journal = await look(server);
  expect(journal?.since).toBe(3);
  await fetch(`${server.url}/api`);
  expect(await journal?.readPage(3)).toMatchObject({ entries: [{ seq: 4 }, { seq: 5 }, { seq: 6 }], next: 6 });
});

test('a journal that does not say where a page ends is read by its entries', async () => {
  const entries = [{ seq: 4 }, { seq: 9 }];
  const control = ({ url }: { url: string }) => (url.endsWith('health') ? { status: 'ok' } : { entries });
  const journal = await look(
    await startHttpTarget(undefined, (request, response) => void response.end(JSON.stringify(control(request)))),
  );
  expect(journal?.since).toBe(9);
});

test('a server without one has none', async () => {
  expect(await look(await startHttpTarget())).toBeNull();
});

test('a page that answers everything with 200 and HTML is no journal', async () => {
  expect(await look(await startHttpTarget(undefined, (_request, response) => void response.end('<p>')))).toBeNull();
});

test('a server that takes the connection and never answers counts as there', async () => {
  expect(await look(await startHttpTarget(undefined, () => undefined), 50)).toBeNull();
});

test('an abort ends the search', async () => {
  const controller = new AbortController();
  const server = await startHttpTarget(undefined, () => controller.abort());
  expect(await look(server, 60_000, controller)).toBeNull();
});

test('an unreachable target ends with 3 and is named', async () => {
  const server = await startHttpTarget();
  await server.close();
  await expect(look(server)).rejects.toMatchObject({
    exitCode: 3,
    message: `${server.url} cannot be reached: nothing listens there (connection refused). Is the server running?`,
  });
});
