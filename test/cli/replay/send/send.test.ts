import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { decodeJournalLine } from '../../../../cli/replay/read/journal-line.ts';
import { send } from '../../../../cli/replay/send/send.ts';
import { createAgent, parseTarget } from '../../../../cli/replay/target.ts';
import { type HttpTarget, startHttpTarget } from '../../../helpers/platform/http-target.ts';
import { journalLine } from '../../../helpers/platform/journal-lines.ts';

let server: HttpTarget;
afterEach(() => server.close());

async function sendOne(
  respond?: Parameters<typeof startHttpTarget>[0],
  changes: Parameters<typeof journalLine>[0] = {},
  timeoutMs = 5000,
) {
  server = await startHttpTarget(respond);
  const item = decodeJournalLine(journalLine(changes), { source: 'a' }, true);
  if (!('request' in item)) throw new Error(item.unreadable.message);
  const target = parseTarget(server.url, []);
  const agent = createAgent(target, 1);
  onTestFinished(() => agent.destroy());
  return send(item.request, { agent, target, timeoutMs, id: 'run-1' });
}

describe('send', () => {
  test('sends method, path, body and headers as recorded, to the recorded site, with the id of the replay', async () => {
    const bodyText = 'event=1&data=č%20';
    const headers = {
      cookie: 'crumb=abc; ss_cvt=1',
      'x-csrf-token': 'abc',
      'content-type': 'text/plain',
      'user-agent': 'Browser/1',
      'content-length': '3',
      'transfer-encoding': 'chunked',
      connection: 'close',
    };
    expect(await sendOne(undefined, { bodyText, headers })).toEqual({ status: 200 });
    const [received] = server.received;
    expect(received).toMatchObject({ method: 'POST', url: '/api/census/RecordHit?crumb=abc', body: bodyText });
    expect(received?.headers).toEqual({
      host: `clean.localhost:${server.port}`,
      cookie: 'crumb=abc; ss_cvt=1',
      'x-csrf-token': 'abc',
      'content-type': 'text/plain',
      'user-agent': 'Browser/1',
      'content-length': '18',
      'x-ss-replay': 'run-1',
      connection: 'keep-alive',
    });
  });

  test('origin and referer name the origin of the target', async () => {
    await sendOne(undefined, {
      headers: { origin: 'http://clean.localhost:4100', referer: 'http://clean.localhost:4100/a?b=http://c' },
    });
    const origin = `http://clean.localhost:${server.port}`;
    expect(server.received[0]?.headers).toMatchObject({ origin, referer: `${origin}/a?b=http://c` });
  });

  test('an opaque origin stays null', async () => {
    await sendOne(undefined, { headers: { origin: 'null' } });
    expect(server.received[0]?.headers.origin).toBe('null');
  });

  test('a GET has no length, a POST without a body has 0', async () => {
    await sendOne(undefined, { method: 'GET', path: '/api/track/Track', bodyText: '' });
    expect(server.received[0]?.headers['content-length']).toBeUndefined();
    await server.close();
    await sendOne(undefined, { path: '/api/auth/Logout', bodyText: '' });
    expect(server.received[0]?.headers['content-length']).toBe('0');
  });

  test('returns the status, also an error', async () => {
    expect(await sendOne((_request, response) => void response.writeHead(503).end('x'.repeat(100_000)))).toEqual({ status: 503 });
  });

  test('fails after the time-out without a response, and names the time', async () => {
    expect(await sendOne(() => undefined, {}, 50)).toEqual({ failed: 'no response within 50 ms', refused: false });
  });

  test('a response without an end is a failure', async () => {
    const outcome = await sendOne((_request, response) => void response.writeHead(200).write('x'), {}, 500);
    expect(outcome).toEqual({ failed: 'the response did not end within 500 ms', refused: false });
  });

  test('a response that is cut off is a failure', async () => {
    const outcome = await sendOne((_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('x', () => response.socket?.destroy());
    });
    expect(outcome).toMatchObject({ failed: expect.stringContaining('the response was cut off') });
  });

  test('a connection that is closed without a response is a failure', async () => {
    const outcome = await sendOne((_request, response) => void response.socket?.destroy());
    expect(outcome).toEqual({ failed: 'connection closed without a response', refused: false });
  });

  test('a response that is not HTTP is a failure', async () => {
    const outcome = await sendOne((_request, response) => void response.socket?.end('hello\r\n\r\n'));
    expect(outcome).toEqual({ failed: 'the response is not HTTP', refused: false });
  });

  test('a port without a server is a refused connection', async () => {
    // No server of a test is given port 1; a port that was free a moment ago may be.
    const target = parseTarget('http://127.0.0.1:1', []);
    const agent = createAgent(target, 1);
    const item = decodeJournalLine(journalLine(), { source: 'a' }, true);
    if (!('request' in item)) throw new Error(item.unreadable.message);
    expect(await send(item.request, { agent, target, timeoutMs: 5000, id: 'x' })).toEqual({
      failed: 'connection refused',
      refused: true,
    });
  });
});
