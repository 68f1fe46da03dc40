import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { splitTarget } from '../../../fake-server/http/target.ts';
import { siteFolder, startPlatform } from '../../helpers/platform/platform.ts';

test.each([
  ['http://two.localhost/', 'one.localhost', '200', 'Page two'],
  ['HTTP://two.localhost:80/index.html?a=1', 'evil.example', '200', 'Page two'],
  ['http://two.localhost', 'one.localhost', '200', 'Page two'],
  ['http://evil.example/', 'one.localhost', '404', 'evil.example'],
  ['http://user@two.localhost/', 'one.localhost', '404', ''],
  ['/', 'one.localhost', '200', 'Page one'],
])('the target %s with the Host %s is answered with %s by the host of the target', async (target, host, status, text) => {
  const page = (name: string) => ({ 'index.html': `<title>Page ${name}</title>` });
  const platform = await startPlatform([siteFolder('one', page('one')), siteFolder('two', page('two'))]);
  const socket = connect(platform.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.setEncoding('utf8').on('data', (part) => (received += part));
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  expect(received.split(' ')[1]).toBe(status);
  expect(received).toContain(text);
});

test('a path and a query are apart', () => {
  expect(splitTarget('/a?b=1?c')).toEqual({ path: '/a', queryText: 'b=1?c' });
});
