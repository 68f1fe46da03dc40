import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Emulation } from '../../../cli/audit/browser/emulation.ts';
import { createCertificate } from '../../../fake-server/http/certificate.ts';
import { gatherPageAt, startedBrowser } from '../../helpers/audit/gather-page.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const browser = startedBrowser();
const read = `({ language: navigator.language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, format: (1234.5).toLocaleString(),
  agent: navigator.userAgent, width: globalThis.innerWidth, isTouched: 'ontouchstart' in globalThis })`;
const send = (where: string) => `fetch('/seen?${where}', { method: 'POST', body: JSON.stringify(${read}) })`;
const seen = new Map<string, Record<string, unknown>>();
const headersOf = new Map<string, IncomingMessage['headers']>();
/**
 * Serves a page, its frame of another site and its worker, which report the device and place that they see; also as a proxy
 * server. The first visitor counts: the audit compares it with one of another device.
 */
const server = serveInFile((request, response) => {
  const { url = '', headers } = request;
  if (!headersOf.has(url)) headersOf.set(url, headers);
  if (url.startsWith('/seen')) {
    const where = url.slice('/seen?'.length);
    request.on('data', (data: Buffer) => {
      if (!seen.has(where)) seen.set(where, JSON.parse(String(data)));
    });
    request.on('end', () => response.end());
    return;
  }
  response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
  if (url === '/worker.js') response.end(send('worker'));
  else if (url === '/frame') response.end(`<script>${send('frame')}</script>`);
  else
    response.end(`<meta name=viewport content="width=device-width"><script>${send('page')}; new Worker('/worker.js')</script>
      <iframe src="http://elsewhere.localhost:${server.port}/frame"></iframe>`);
});
const visit = (emulation: Emulation, url = `http://shop.localhost:${server.port}/`) => {
  seen.clear();
  headersOf.clear();
  return gatherPageAt(browser(), url, { pictures: true, pageMs: 3000, ...emulation });
};

/** Size of a JPEG in its frame header. */
function sizeOf(jpeg: string): { width: number; height: number } {
  const bytes = Buffer.from(jpeg, 'base64');
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const isFrame = [0xc0, 0xc1, 0xc2].includes(bytes.readUInt8(at + 1));
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  throw new Error('expected a JPEG');
}

test('a page, its frames and its workers see the device, the locale and the time zone, and pictures fit the device', async () => {
  const { incomplete, visits } = await visit({ device: 'iphone 15', locale: 'de-CH', timezone: 'Asia/Tokyo' });
  expect(incomplete).toBe(null);
  const place = { language: 'de-CH', zone: 'Asia/Tokyo', format: `1'234.5`, agent: expect.stringContaining('iPhone') };
  expect(seen.get('page')).toMatchObject({ ...place, width: 393, isTouched: true });
  expect(seen.get('frame')).toMatchObject({ ...place, isTouched: true });
  expect(seen.get('worker')).toMatchObject(place);
  for (const path of ['/', '/frame', '/worker.js'])
    expect(headersOf.get(path)).toMatchObject({ 'accept-language': 'de-CH,de;q=0.9', 'user-agent': place.agent });
  expect(sizeOf(visits[0]?.pictures[0]?.jpeg ?? '')).toMatchObject({ width: 1179 });
});

test(
  'pages, frames, workers and headers have the user agent of a browser with windows, a locale keeps it, and the window has ' +
    '1280 by 800 pixels',
  async () => {
    await visit({});
    for (const path of ['/', '/frame', '/worker.js'])
      expect(JSON.stringify([headersOf.get(path)?.['user-agent'], headersOf.get(path)?.['sec-ch-ua']])).not.toMatch(/Headless/);
    for (const where of ['page', 'frame', 'worker']) expect(seen.get(where)?.agent).toMatch(/ Chrome\/\d/);
    const { agent } = seen.get('page') ?? {};
    const { visits } = await visit({ locale: 'fr' });
    expect(seen.get('page')).toMatchObject({ language: 'fr', agent, width: 1280, isTouched: false });
    expect(headersOf.get('/')).toMatchObject({ 'accept-language': 'fr', 'sec-ch-ua': expect.stringContaining('Chromium') });
    expect(sizeOf(visits[0]?.pictures[0]?.jpeg ?? '')).toMatchObject({ width: 960 });
  },
);

test('a proxy server gets the requests for other hosts', async () => {
  const { incomplete } = await visit({ proxy: `http://127.0.0.1:${server.port}` }, 'http://shop.example/');
  expect(incomplete).toBe(null);
  expect(headersOf.get('http://shop.example/')).toMatchObject({ host: 'shop.example' });
});

test('a page with a certificate of its own is judged with `insecure` only', async () => {
  const paths: string[] = [];
  const port = () => (secure.address() as AddressInfo).port;
  const secure = createServer(await createCertificate(['localhost', '127.0.0.1']), ({ url = '' }, response) => {
    paths.push(url);
    response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.end(
      url === '/'
        ? `<script>fetch('/more'); new Worker('/worker.js'); new SharedWorker('/shared.js');
      navigator.serviceWorker.register('/service.js')</script><iframe src="https://127.0.0.1:${port()}/frame"></iframe>`
        : `fetch('/x-' + 1)`,
    );
  });
  secure.listen(0, '127.0.0.1');
  await once(secure, 'listening');
  const url = `https://localhost:${port()}/`;
  try {
    expect((await visit({}, url)).incomplete).toMatch('its certificate or encryption was not accepted');
    const { incomplete, visits } = await visit({ insecure: true }, url);

    expect(incomplete).toBe(null);
    expect(visits[0]?.requests).toContainEqual(expect.objectContaining({ url: `${url}more`, status: 200 }));
    expect(paths).toEqual(expect.arrayContaining(['/more', '/frame', '/worker.js', '/shared.js']));
  } finally {
    secure.closeAllConnections();
    secure.close();
  }
});
