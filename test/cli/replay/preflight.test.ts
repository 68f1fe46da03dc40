import { expect, onTestFinished, test } from 'vitest';
import { findJournal } from '../../../cli/replay/preflight.ts';
import { createAgent, parseTarget } from '../../../cli/replay/target.ts';
import { type HttpTarget, startHttpTarget, startJournalTarget } from '../../helpers/platform/http-target.ts';

async function look(server: HttpTarget, timeoutMs = 5000, { signal }: AbortController = new AbortController()) {
  onTestFinished(() => server.close());
  const target = parseTarget(server.url, []);
  const agent = createAgent(target, 1);
  onTestFinished(() => agent.destroy());
  return findJournal(target, { agent, timeoutMs, giveUpAfterMs: 0, onAway: () => undefined, stopped: signal });
}

test('returns a journal and its position', async () => {
  const server = await startJournalTarget(undefined, () => [{}, {}, {}]);
  await fetch(`${server.url}/api`);
  const journal = await look(server);
  expect(journal?.since).toBe(3);
  await fetch(`${server.url}/api`);
  expect(await journal?.readPage(3)).toMatchObject({ entries: [{ seq: 4 }, { seq: 5 }, { seq: 6 }], next: 6 });
});

test('the position of a page without `next` is that of its last entry', async () => {
  const entries = [{ seq: 4 }, { seq: 9 }];
  const control = ({ url }: { url: string }) => (url.endsWith('health') ? { status: 'ok' } : { entries });
  const journal = await look(
    await startHttpTarget(undefined, (request, response) => void response.end(JSON.stringify(control(request)))),
  );
  expect(journal?.since).toBe(9);
});

test('returns null for a server without a journal', async () => {
  expect(await look(await startHttpTarget())).toBeNull();
});

test('returns null for a server that responds with HTML', async () => {
  expect(await look(await startHttpTarget(undefined, (_request, response) => void response.end('<p>')))).toBeNull();
});

test('a server that accepts the connection and never responds counts as reachable', async () => {
  expect(await look(await startHttpTarget(undefined, () => undefined), 1000)).toBeNull();
});

test('an abort ends the search', async () => {
  const controller = new AbortController();
  const server = await startHttpTarget(undefined, () => controller.abort());
  expect(await look(server, 60_000, controller)).toBeNull();
});

test('an unreachable target is an error with exit status 3 and its address', async () => {
  // A port that was free a moment ago may already belong to another test's server. No server of a test is given port 1.
  const target = parseTarget('http://127.0.0.1:1', []);
  const search = {
    agent: createAgent(target, 1),
    timeoutMs: 5000,
    giveUpAfterMs: 0,
    onAway: () => undefined,
    stopped: new AbortController().signal,
  };
  await expect(findJournal(target, search)).rejects.toMatchObject({
    exitCode: 3,
    message: 'http://127.0.0.1:1 cannot be reached: no server listens there (connection refused). Is the server running?',
  });
});

test('an unreachable target is waited for until the search is aborted', async () => {
  const target = parseTarget('http://127.0.0.1:1', []);
  const controller = new AbortController();
  const reasons: string[] = [];
  const onAway = (reason: string): void => {
    reasons.push(reason);
    controller.abort();
  };
  const search = { agent: createAgent(target, 1), timeoutMs: 5000, giveUpAfterMs: 60_000, onAway, stopped: controller.signal };
  expect(await findJournal(target, search)).toBeNull();
  expect(reasons).toEqual(['no server listens there (connection refused)']);
});

test('a server that does not speak TLS is an error that says so', async () => {
  const server = await startHttpTarget();
  onTestFinished(() => server.close());
  const target = parseTarget(server.url.replace('http', 'https'), []);
  const search = { timeoutMs: 5000, giveUpAfterMs: 0, onAway: () => undefined, stopped: new AbortController().signal };
  await expect(findJournal(target, { ...search, agent: createAgent(target, 1) })).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('the server there does not speak TLS'),
  });
});
