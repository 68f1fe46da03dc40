import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { handleRequest } from '../../fake-server/handle-request.ts';

test('when the app cannot be loaded, a page has status 500 with the reason, and calls have their responses', async () => {
  const handle = handleRequest(
    (_request, response) => void response.end('a call'),
    () => Promise.reject(new Error('No such module.')),
    true,
  );
  const server = createServer(handle).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    return [response.status, await response.text()];
  };
  expect(await get('/')).toEqual([500, 'The pages of the platform cannot be served: No such module.\n']);
  expect(await get('/api/census/RecordHit')).toEqual([200, 'a call']);
});
