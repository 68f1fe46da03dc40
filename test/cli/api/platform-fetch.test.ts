import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { audit } from '../../../cli/api/audit.ts';
import { fetchFromPlatform } from '../../../cli/api/platform-fetch.ts';
import { replay } from '../../../cli/api/replay.ts';
import { start } from '../../../cli/api/start.ts';
import { startTestPlatform } from '../../../cli/api/testing.ts';
import { validate } from '../../../cli/api/validate.ts';

const pages = {
  '/': '<h1>Cups</h1>',
  '/moved': { html: '', status: 302, headers: { location: '/about' } },
  '/about': '<p>By hand',
};

async function shop() {
  const platform = await startTestPlatform({
    sites: {
      shop: {
        pages: {
          ...pages,
          '/away': { html: '', status: 302, headers: { location: 'https://shop.example/' } },
          '/endless': { html: '', status: 302, headers: { location: '/endless' } },
        },
      },
    },
  });
  onTestFinished(() => platform.close());
  return platform;
}

test('pages and calls of a site are fetched under its name, whether or not Node.js resolves it', async () => {
  const platform = await shop();
  const page = await platform.fetch('shop');
  expect([page.status, page.url, page.headers.get('content-type')]).toEqual([
    200,
    platform.pageUrl('shop'),
    expect.stringContaining('text/html'),
  ]);
  expect(await page.text()).toContain('<h1>Cups</h1>');
  const body = new URLSearchParams({ a: '1' });
  expect((await platform.fetch('shop', '/api/census/button-render?b=2', { method: 'POST', body })).status).toBe(200);
  expect(platform.journal.entries().at(-1)).toMatchObject({ site: 'shop', bodyText: 'a=1', query: { b: '2' }, method: 'POST' });
  expect((await platform.fetch('shop', '/', { method: 'HEAD' })).body).toBeNull();
});

test('redirects within the platform are followed, and others are returned', async () => {
  const platform = await shop();
  const moved = await platform.fetch('shop', '/moved');
  expect([moved.redirected, moved.url, await moved.text()]).toEqual([
    true,
    platform.pageUrl('shop', '/about'),
    expect.stringContaining('By hand'),
  ]);
  expect((await platform.fetch('shop', '/moved', { redirect: 'manual' })).status).toBe(302);
  expect((await platform.fetch('shop', '/away')).headers.get('location')).toBe('https://shop.example/');
  await expect(platform.fetch('shop', '/moved', { redirect: 'error' })).rejects.toThrow(TypeError);
  await expect(platform.fetch('shop', '/endless')).rejects.toThrow('redirects more than 20 times');
});

test('a POST becomes a GET after status 303, and stays a POST with its body after 307', async () => {
  const server = createServer(async (request, response) => {
    const body = String(Buffer.concat(await request.toArray()));
    const status = Number(request.url?.slice(1));
    if (status >= 300) return void response.writeHead(status, { location: '/0' }).end();
    response.end([request.method, request.headers.host, request.headers['content-type'], body].join());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = async (status: number) => {
    const address = `http://shop.localhost:${port}/${status}`;
    const init = { method: 'POST', body: 'a', headers: { 'content-type': 'text/plain' } };
    return (await fetchFromPlatform(`http://127.0.0.1:${port}/`, address, init)).text();
  };
  expect([await send(303), await send(307)]).toEqual([
    `GET,shop.localhost:${port},,`,
    `POST,shop.localhost:${port},text/plain,a`,
  ]);
});

test('a lost connection is a TypeError, a signal stops a call, and an unknown site is a TargetError', async () => {
  const platform = await shop();
  await platform.setFaults('performance-settings:reset');
  await expect(platform.fetch('shop', '/api/1/performance/settings')).rejects.toThrow(TypeError);
  await platform.setFaults('performance-settings:hang');
  const stopped = platform.fetch('shop', '/api/1/performance/settings', { signal: AbortSignal.timeout(50) });
  await expect(stopped).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(platform.fetch('shed')).rejects.toMatchObject({ name: 'TargetError', code: 'target', exitCode: 3 });
  await expect(platform.setFaults('record-hit:nonsense')).rejects.toMatchObject({
    name: 'FaultSyntaxError',
    problem: expect.stringContaining('nonsense'),
    choices: expect.arrayContaining([expect.objectContaining({ words: expect.arrayContaining(['reset']) })]),
  });
});

test('a text is one target, and anything but texts is refused with its place', async () => {
  const refused = [
    [() => validate(7 as never), 'validate(): expected a text or a list of texts, not number.'],
    [() => replay(['a', null] as never), 'replay(): expected a text or a list of texts, not a list with null at index 1.'],
    [() => audit(undefined as never), 'audit(): expected a text or a list of texts, not undefined.'],
    [() => start({ targets: {} as never }), 'start(): expected a text or a list of texts, not object.'],
  ] as const;
  for (const [call, message] of refused) await expect(call()).rejects.toMatchObject({ code: 'usage', message });
  const { findings } = await validate('no/such/file');
  expect(findings.map(({ source }) => source)).toEqual(['no/such/file']);
});
