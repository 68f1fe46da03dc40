import { expect, onTestFinished, test } from 'vitest';
import { exchange, failureReason, isUnreachable, responseTo, sendRequest } from '../../../fake-server/http/http-client.ts';
import { startHttpTarget } from '../../helpers/platform/http-target.ts';

async function outgoingTo(respond?: Parameters<typeof startHttpTarget>[0]) {
  const server = await startHttpTarget(respond);
  onTestFinished(() => server.close());
  const { hostname, port } = new URL(server.url);
  return { server, outgoing: { secure: false, hostname, port, path: '/a' } };
}
const limits = { timeoutMs: 5000, maxBytes: 4 };

test('reads a whole response and keeps at most maxBytes of its body', async () => {
  const { server, outgoing } = await outgoingTo((_request, response) => void response.end('1234'));
  const post = { ...outgoing, method: 'POST', body: Buffer.from('sent') };
  expect(await exchange(post, limits)).toMatchObject({ status: 200, body: Buffer.from('1234') });
  expect(await exchange(outgoing, { ...limits, maxBytes: 3 })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  await expect(exchange(outgoing, { ...limits, maxBytes: 3, isTooLongError: true })).rejects.toThrow('the response is too long');
  expect(server.received[0]).toMatchObject({ body: 'sent' });
});

test('resolves with the head of a response before its body', async () => {
  const { outgoing } = await outgoingTo((_request, response) => void response.writeHead(200).flushHeaders());
  const request = sendRequest(outgoing);
  expect((await responseTo(request)).statusCode).toBe(200);
  request.destroy();
});

test('a missing response and one without an end reject at the time-out', async () => {
  const silent = await outgoingTo(() => {});
  await expect(exchange(silent.outgoing, { ...limits, timeoutMs: 500 })).rejects.toThrow('no response within 500 ms');
  const endless = await outgoingTo((_request, response) => void response.write('1'));
  await expect(exchange(endless.outgoing, { ...limits, timeoutMs: 1500 })).rejects.toThrow(
    'the response did not end within 1500 ms',
  );
});

test('a closed port is unreachable, a server that closes the connection is not', async () => {
  const { outgoing } = await outgoingTo((_request, response) => void response.destroy());
  const cut = await exchange(outgoing, limits).catch((error: Error) => error);
  expect(isUnreachable(cut)).toBe(false);
  expect(failureReason(cut as Error)).toBe('connection closed without a response');
  // No server of a test is given port 1; a port that was free a moment ago may be.
  const refused = await exchange({ ...outgoing, port: '1' }, limits).catch((error: Error) => error);
  expect(isUnreachable(refused)).toBe(true);
  expect(failureReason(refused as Error)).toBe('no server listens there (connection refused)');
});
