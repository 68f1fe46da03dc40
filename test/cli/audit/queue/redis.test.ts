import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { loadQueuePackages } from '../../../../cli/audit/queue/packages.ts';
import { connectRedis } from '../../../../cli/audit/queue/redis.ts';
import { startRedis } from '../../../../scripts/bench/queue/redis.ts';

const connect = async (address: string) => connectRedis(new URL(address), 30_000, await loadQueuePackages());

test('a missing or wrong password and a missing database are reported in one sentence without the password', async () => {
  const redis = await startRedis({ password: 'right' });
  onTestFinished(() => redis.end());
  const at = `127.0.0.1:${redis.port}`;
  const refused = (reason: string) => ({ exitCode: 3, message: expect.stringContaining(reason) });
  await expect(connect(`redis://${at}`)).rejects.toMatchObject(refused(`Redis at redis://${at} refuses the log-in (NOAUTH`));
  const wrong = connect(`redis://:guess@${at}`);
  await expect(wrong).rejects.toMatchObject(refused(`Redis at redis://${at} refuses the log-in (WRONGPASS`));
  await expect(wrong).rejects.not.toThrow('guess');
  await expect(connect(`redis://:right@${at}/99`)).rejects.toMatchObject(refused('has no such database'));
  const link = await connect(`redis://:right@${at}/3`);
  expect(await link.orLost(link.client.ping())).toBe('PONG');
  await expect(link.orLost(link.client.call('NONSENSE'))).rejects.toMatchObject(
    refused(`Redis at redis://${at}/3 refused: ERR unknown command`),
  );
  link.close();
});

test('a server of another protocol is reported as not Redis', async () => {
  const server = createServer((_request, response) => response.end('Hello')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(connect(address)).rejects.toThrow(`The server at ${address} is not Redis. Name one with --queue.`);
});

test.each([
  ['a text', '+'],
  ['a value of 9 GB', '$9000000000\r\n'],
  ['a list', '*1\r\n$9000000000\r\n'],
])('a server that sends %s without end is reported as not Redis, before it has sent 100 MB', async (_kind, start) => {
  const part = 'x'.repeat(1_000_000);
  let sent = 0;
  const server = createTcpServer((socket) => {
    const send = () => {
      while (!socket.destroyed && sent < 100_000_000) {
        sent += part.length;
        if (!socket.write(part)) return;
      }
    };
    socket.on('error', () => undefined).on('drain', send);
    socket.write(start);
    send();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(connect(address)).rejects.toThrow(`The server at ${address} is not Redis. Name one with --queue.`);
  expect(sent).toBeLessThan(100_000_000);
});
