import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { decodeJournalLine } from '../../../cli/replay/journal-line.ts';
import { send } from '../../../cli/replay/send.ts';
import { createAgent, parseTarget } from '../../../cli/replay/target.ts';
import { type HttpTarget, startHttpTarget } from '../../helpers/platform/http-target.ts';
import { journalLine } from '../../helpers/platform/journal-lines.ts';

let server: HttpTarget;
afterEach(() => server.close());

async function sendOne(
  answer?: Parameters<typeof startHttpTarget>[0],
  changes: Parameters<typeof journalLine>[0] = {},
  timeoutMs = 5000,
) {
  server = await startHttpTarget(answer);
  const item = decodeJournalLine(journalLine(changes), { source: 'a' }, true);
  if (!('request' in item)) throw new Error(item.unreadable.message);
  const target = parseTarget(server.url, []);
  const agent = createAgent(target, 1);
  onTestFinished(() => agent.destroy());
  return send(item.request, { agent, target, timeoutMs, id: 'run-1' });
}

describe('send', () => {
  test('sends method, path, body and headers as recorded, to the recorded site, with its mark', async () => {
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

  test('origin and referer name the origin that is called now', async () => {
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

  test('answers the status, also an error', async () => {
    expect(await sendOne((_request, response) => void response.writeHead(503).end('x'.repeat(100_000)))).toEqual({ status: 503 });
  });

  test('gives a silent server up after the time-out, and names it', async () => {
    expect(await sendOne(() => undefined, {}, 50)).toEqual({ failed: 'no answer within 50 ms', refused: false });
  });

  test('an answer that never ends is no answer', async () => {
    const outcome = await sendOne((_request, response) => void response.writeHead(200).write('x'), {}, 500);
    expect(outcome).toEqual({ failed: 'the answer did not end within 500 ms', refused: false });
  });

  test('an answer that breaks off is no answer', async () => {
    const outcome = await sendOne((_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('x', () => response.socket?.destroy());
    });
    expect(outcome).toMatchObject({ failed: expect.stringContaining('the answer broke off') });
  });

  test('a connection that is closed without an answer says so', async () => {
    const outcome = await sendOne((_request, response) => void response.socket?.destroy());
    expect(outcome).toEqual({ failed: 'connection closed without an answer', refused: false });
  });

  test('an answer that is not HTTP says so', async () => {
    const outcome = await sendOne((_request, response) => void response.socket?.end('hello\r\n\r\n'));
    expect(outcome).toEqual({ failed: 'the answer is not HTTP', refused: false });
  });

  test('a port without a server is a refusal', async () => {
    server = await startHttpTarget();
    await server.close();
    const target = parseTarget(server.url, []);
    const agent = createAgent(target, 1);
    const item = decodeJournalLine(journalLine(), { source: 'a' }, true);
    if (!('request' in item)) throw new Error(item.unreadable.message);
    expect(await send(item.request, { agent, target, timeoutMs: 5000, id: 'x' })).toEqual({
      failed: 'connection refused',
      refused: true,
    });
  });
});
