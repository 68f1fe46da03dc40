import { expect, onTestFinished, test } from 'vitest';
import { openUrl } from '../../../../cli/validate/read/url.ts';
import { startHttpTarget } from '../../../helpers/platform/http-target.ts';

type Respond = Parameters<typeof startHttpTarget>[0];
const unusedController = new AbortController();
const neverAborted = unusedController.signal;

async function serve(respond: Respond) {
  const target = await startHttpTarget(respond);
  onTestFinished(() => target.close());
  return target;
}

async function read(url: string, silenceMs?: number): Promise<string> {
  const { chunks, format, charset } = await openUrl(url, neverAborted, { silenceMs });
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return `${format}|${charset}|${Buffer.concat(parts)}`;
}

const respondWith =
  (type: string, body: string): Respond =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

test.each([
  ['text/html; charset="utf-8"', 'html|utf-8|<p>'],
  ['application/ld+json', 'json|undefined|<p>'],
  ['application/x-ndjson', 'ndjson|undefined|<p>'],
  ['text/plain', 'undefined|undefined|<p>'],
])('the content type %s decides the format of the response', async (type, expected) => {
  const { url } = await serve(respondWith(type, '<p>'));
  expect(await read(url)).toBe(expected);
});

test('resolves names below localhost, which few resolvers do', async () => {
  const { port } = await serve(respondWith('text/html', 'x'));
  expect(await read(`http://some-site.localhost:${port}/`)).toContain('x');
});

test('follows redirects, but not in a circle and not to other schemes', async () => {
  const { url } = await serve((request, response) => {
    const to: Record<string, string> = { '/a': '/end', '/loop': '/loop', '/file': 'file:///etc/passwd' };
    const location = to[request.url];
    if (location) response.writeHead(302, { location }).end();
    else response.end('end');
  });
  expect(await read(`${url}/a`)).toContain('end');
  await expect(read(`${url}/loop`)).rejects.toThrow('redirects more than 10 times');
  await expect(read(`${url}/file`)).rejects.toThrow('redirects to "file:///etc/passwd", which is not an http or https address');
});

test('rejects with the reason why an address cannot be read', async () => {
  const { url } = await serve((request, response) => {
    if (request.url === '/404') response.writeHead(404).end('<p>');
    else if (request.url === '/png') response.writeHead(200, { 'content-type': 'image/png' }).end('x');
    else if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '100' }).write('abc');
      setImmediate(() => response.destroy());
    }
  });
  await expect(read(`${url}/404`)).rejects.toThrow('responded with status 404 instead of 200');
  await expect(read(`${url}/png`)).rejects.toThrow('responded with image/png; expected a page or JSON');
  await expect(read(`${url}/cut`)).rejects.toThrow('the response was cut off');
  await expect(read(`${url}/hang`, 50)).rejects.toThrow('no response within 0.05 s');
  // A port that was free a moment ago may already belong to another test's server. No server of a test is given port 1.
  await expect(read('http://127.0.0.1:1/')).rejects.toThrow(
    'cannot be reached (127.0.0.1:1): no server listens there (connection refused)',
  );
  await expect(read('http://[bad')).rejects.toThrow('is not an http or https address');
});

test('rejects when it is stopped', async () => {
  const { url } = await serve(() => {});
  const controller = new AbortController();
  const opening = openUrl(url, controller.signal);
  controller.abort();
  await expect(opening).rejects.toThrow('cannot be reached');
});
