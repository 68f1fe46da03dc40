import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Outcome } from '../../../../cli/replay/send/outcome.ts';
import { createSender } from '../../../../cli/replay/send/sender.ts';
import { parseTarget } from '../../../../cli/replay/target.ts';

/** Starts a server that passes each connection, with its number from 1 on, to `serve`, and a sender to it. */
async function senderTo(serve: (socket: Socket, connection: number) => void, timeoutMs = 5000, host = '127.0.0.1') {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    serve(socket, sockets.length);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sender = createSender(parseTarget(`http://${host.includes(':') ? `[${host}]` : host}:${port}`, []), timeoutMs);
  onTestFinished(() => {
    sender.close('');
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const send = (bytes = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n', keptBytes = 100): Promise<Outcome> =>
    new Promise((resolve) => sender.send({ method: bytes.split(' ')[0] ?? '', bytes, keptBytes }, resolve));
  return { send, sender, sockets };
}

/** Returns a server that answers each request with this text, in pieces of one byte if asked to. */
const answering =
  (text: string, isDribbled = false) =>
  (socket: Socket): void =>
    void socket.on('data', () => {
      for (const part of isDribbled ? text : [text]) socket.write(part);
    });

const bodyOf = (outcome: Outcome): string => ('body' in outcome ? String(outcome.body) : outcome.failed);

describe('sender', () => {
  test('sends the bytes unchanged and reads the response; the connection is used again', async () => {
    const received: string[] = [];
    const { send, sockets } = await senderTo((socket) =>
      socket.on('data', (bytes: Buffer) => {
        received.push(bytes.toString('latin1'));
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nSet-Cookie: crumb=x; Path=/\r\n\r\n{}');
      }),
    );
    expect(await send('POST /é HTTP/1.1\r\n\r\n\xff')).toEqual({
      status: 200,
      cookies: ['crumb=x; Path=/'],
      body: Buffer.from('{}'),
    });
    await send();
    expect(received).toEqual(['POST /é HTTP/1.1\r\n\r\n\xff', 'GET / HTTP/1.1\r\nhost: a\r\n\r\n']);
    expect(sockets).toHaveLength(1);
  });

  test.each([
    ['a length', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello'],
    [
      'chunks with extensions and a trailer',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2;a=b\r\nhe\r\n3\r\nllo\r\n0\r\nx: y\r\n\r\n',
    ],
    [
      'interim responses before it',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nlink: x\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello',
    ],
  ])('reads a response with %s, byte by byte, and keeps the connection', async (_name, text) => {
    const { send, sockets } = await senderTo(answering(text, true));
    expect(bodyOf(await send())).toBe('hello');
    expect(bodyOf(await send())).toBe('hello');
    expect(sockets).toHaveLength(1);
  });

  test.each([
    ['a body until the end of the connection', 'HTTP/1.1 200 OK\r\n\r\nhello', true],
    ['connection: close', 'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 5\r\n\r\nhello', false],
    ['HTTP/1.0', 'HTTP/1.0 200 OK\r\ncontent-length: 5\r\n\r\nhello', false],
    ['bytes beyond the response', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello!', false],
  ])('after a response with %s, the next request has a connection of its own', async (_name, text, isLast) => {
    const { send, sockets } = await senderTo((socket) =>
      socket.on('data', () => void (isLast ? socket.end(text) : socket.write(text))),
    );
    expect(bodyOf(await send())).toBe('hello');
    expect(bodyOf(await send())).toBe('hello');
    expect(sockets).toHaveLength(2);
  });

  test.each([
    ['HEAD / HTTP/1.1\r\n\r\n', 'HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n'],
    ['GET / HTTP/1.1\r\n\r\n', 'HTTP/1.1 204 No Content\r\n\r\n'],
    ['GET / HTTP/1.1\r\n\r\n', 'HTTP/1.1 304 Not Modified\r\ncontent-length: 500\r\n\r\n'],
  ])('the response to %j without a body is complete: %j', async (request, text) => {
    const { send } = await senderTo(answering(text));
    expect(bodyOf(await send(request))).toBe('');
  });

  test.each([
    ['hello\r\n\r\n', 'the response is not HTTP'],
    ['HTTP/2 200\r\n\r\n', 'the response is not HTTP'],
    ['HTTP/1.1 200 OK\r\n folded: x\r\n\r\n', 'the response is not HTTP'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 'the response has the Content-Length "2"'],
    ['HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n', 'the response has the Content-Length "-1"'],
    [
      'HTTP/1.1 200 OK\r\ncontent-length: 99999999999999999999\r\n\r\n',
      'the response has the Content-Length "99999999999999999999"',
    ],
    [
      'HTTP/1.1 200 OK\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n',
      'the response has both Content-Length and Transfer-Encoding',
    ],
    ['HTTP/1.1 200 OK\r\ntransfer-encoding: gzip\r\n\r\n', 'the response has the Transfer-Encoding "gzip"'],
    ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nxyz\r\n', 'the response has a broken chunk'],
    ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\nab\r\n', 'the response has a broken chunk'],
    ['HTTP/1.1 101 Switching Protocols\r\n\r\n', 'the server changed the protocol'],
    ['HTTP/1.1 100 Continue\r\n\r\n'.repeat(20), 'the server sent more than 16 interim responses'],
    [`HTTP/1.1 200 OK\r\n${`x: ${'y'.repeat(1000)}\r\n`.repeat(100)}`, "the response's head is longer than 65536 bytes"],
  ])('%j is a failure: %s', async (text, reason) => {
    const { send } = await senderTo(answering(text));
    expect(await send()).toEqual({ failed: reason, hasLeft: true });
  });

  test.each([
    ['', 'connection closed without a response'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhello', 'the response was cut off (connection closed without a response)'],
    [
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n',
      'the response was cut off (connection closed without a response)',
    ],
  ])('a connection that is closed after %j is a failure, and the request is not sent again', async (text, reason) => {
    const { send, sockets } = await senderTo((socket) => socket.on('data', () => void socket.end(text)));
    expect(await send()).toEqual({ failed: reason, hasLeft: true });
    expect(sockets).toHaveLength(1);
  });

  test('a used connection that is closed before a byte of the response fails the request, which is not sent again', async () => {
    let requests = 0;
    const { send } = await senderTo((socket) =>
      socket.on('data', () => {
        requests += 1;
        if (requests === 1) socket.write('HTTP/1.1 204 No Content\r\n\r\n');
        else socket.destroy();
      }),
    );
    await send();
    expect(await send()).toEqual({ failed: 'connection closed without a response', hasLeft: true });
    expect(requests).toBe(2);
  });

  test('a response that does not come or does not end fails after the time-out, and names it', async () => {
    const silent = await senderTo(() => undefined, 500);
    expect(await silent.send()).toEqual({ failed: 'no response within 500 ms', hasLeft: true });
    const endless = await senderTo(answering('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhello'), 1500);
    expect(await endless.send()).toEqual({ failed: 'the response did not end within 1500 ms', hasLeft: true });
  });

  test('a refused connection has sent nothing', async () => {
    // No server of a test is given port 1; a port that was free a moment ago may be.
    const sender = createSender(parseTarget('http://127.0.0.1:1', []), 5000);
    onTestFinished(() => sender.close(''));
    const outcome = await new Promise((resolve) => sender.send({ method: 'GET', bytes: 'x', keptBytes: 0 }, resolve));
    expect(outcome).toEqual({ failed: 'no server listens there (connection refused)', hasLeft: false });
  });

  test('an early response to a long request is the response, and the connection is not used again', async () => {
    const { send, sockets } = await senderTo((socket) =>
      socket.once('data', () => {
        socket.pause();
        socket.write('HTTP/1.1 413 Too Large\r\ncontent-length: 0\r\n\r\n');
      }),
    );
    expect(await send(`POST / HTTP/1.1\r\n\r\n${'x'.repeat(50_000_000)}`)).toMatchObject({ status: 413 });
    expect(await send()).toMatchObject({ status: 413 });
    expect(sockets).toHaveLength(2);
  });

  test('a body of 10 MB is read and not kept', async () => {
    const { send } = await senderTo(answering(`HTTP/1.1 200 OK\r\ncontent-length: 10000000\r\n\r\n${'x'.repeat(10_000_000)}`));
    expect(await send()).toMatchObject({ status: 200, body: null });
  });

  test('a pending request fails when the sender is closed', async () => {
    const { send, sender, sockets } = await senderTo((socket) => void socket.on('data', () => sender.close('interrupted')));
    expect(await send()).toEqual({ failed: 'interrupted', hasLeft: true });
    expect(sockets).toHaveLength(1);
  });

  test('an IPv6 address is a target', async () => {
    const { send } = await senderTo(answering('HTTP/1.1 204 No Content\r\n\r\n'), 5000, '::1');
    expect(await send()).toMatchObject({ status: 204 });
  });
});
