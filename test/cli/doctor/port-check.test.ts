import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkPort } from '../../../cli/doctor/port-check.ts';

test('a port is taken while somebody listens, and free afterwards; neither is an obstacle', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await checkPort(port)).toMatchObject({ status: 'attention', detail: `${port} is taken` });
  server.close();
  await once(server, 'close');
  expect(await checkPort(port)).toEqual({ name: 'port', status: 'ok', detail: `${port} is free` });
});
