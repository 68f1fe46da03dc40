import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { noteLanPorts } from '../../../fake-server/http/lan-ports.ts';
import { builtScript } from '../../../fake-server/page-inserts/insert-tags.ts';
import { sealedOrigins, sealedPageHeaders } from '../../../fake-server/page-inserts/sealed-headers.ts';
import { call, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';

describe('the headers of a site without network', () => {
  test('name this server’s hosts at its own port only, on pages, files and missing paths', async () => {
    const site = siteFolder('home', { 'index.html': '<p>x', 'worker.js': '1' });
    const platform = await startPlatform([site], { network: false });
    for (const path of ['/', '/worker.js', '/none']) {
      const { headers } = await call(platform, path);
      expect(headers['connection-allowlist']).toBe(
        `(response-origin "http://localhost:${platform.port}" "http://*.localhost:${platform.port}" "http://127.0.0.1:${platform.port}");redirects=allow`,
      );
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'self' .*; form-action 'self' [^;]*; base-uri 'self' [^;]*$/);
      const ports = [...policy.matchAll(/:(\d+|\*)/g)].map(([, port]) => port);
      expect(new Set(ports)).toEqual(new Set([String(platform.port)]));
    }
  });

  test('name an IPv6 address with escaped colons, because Chromium opens no page whose own origin it must find out', async () => {
    const platform = await startPlatform([siteFolder('home', { 'index.html': '<p>x' })], { network: false });
    const { headers } = await call(platform, '/', { headers: { host: `[::1]:${platform.port}` } });
    expect(headers['connection-allowlist']).toMatch(String.raw`("http://[\\:\\:1]:${platform.port}" "http://localhost:`);
  });

  test('refuse the script of a service worker, whose own responses would have no seal', async () => {
    const site = siteFolder('home', { 'index.html': '<p>x', 'worker.js': '1' });
    const asWorker = { headers: { 'service-worker': 'script' } };
    const sealed = await startPlatform([site], { network: false });
    expect((await call(sealed, '/worker.js', asWorker)).status).toBe(403);
    expect((await call(sealed, '/worker.js')).status).toBe(200);
    expect((await call(await startPlatform([site]), '/worker.js', asWorker)).status).toBe(200);
  });

  test('name the addresses in the local network for its clients, whose own localhost is another machine', () => {
    const socket = { localAddress: '192.168.1.5', localPort: 4101 } as Socket;
    noteLanPorts(socket, { main: 4100, byLabel: new Map([['home', 4101]]) });
    const request = { socket, headers: { host: '192.168.1.5:4101' } } as IncomingMessage;
    const origins = { boot: '', static: 'http://192.168.1.5:4102', thirdParty: 'http://192.168.1.5:4103' };
    expect(sealedOrigins(request, origins)).toEqual(['http://192.168.1.5:4102', 'http://192.168.1.5:4103']);
  });

  test.each([
    ['picture.svg', true],
    ['feed.xml', true],
    ['sheet.xsl', true],
    ['other', true],
    ['worker.js', false],
    ['module.mjs', false],
    ['page.html', false],
  ])('let %s run no script: %s', async (file, isStopped) => {
    const platform = await startPlatform([siteFolder('home', { 'index.html': '<p>x', [file]: '<p>x' })], { network: false });
    const policy = String((await call(platform, `/${file}`)).headers['content-security-policy']);
    expect(policy.endsWith("; script-src 'none'")).toBe(isStopped);
  });

  test('are absent with network', async () => {
    const { headers } = await call(await startPlatform(), '/');
    expect(headers).not.toHaveProperty('connection-allowlist');
    expect(headers).not.toHaveProperty('content-security-policy');
  });
});

test('a page’s own headers lose those that navigate, fetch in advance or report', () => {
  expect(
    sealedPageHeaders({
      Refresh: '0;url=https://example.com/',
      Link: '<https://example.com/>; rel=preconnect',
      NEL: '{}',
      'Content-Security-Policy': "frame-src 'self'; report-uri https://example.com/r; img-src data:; report-to x",
      'X-Kept': '1',
    }),
  ).toEqual({ 'Content-Security-Policy': "frame-src 'self';  img-src data:; ", 'X-Kept': '1' });
});

const hash = `'sha256-${createHash('sha256').update(builtScript('seal')).digest('base64')}'`;

test.each([
  ["script-src 'nonce-a' 'unsafe-inline'; img-src *", `script-src 'nonce-a' 'unsafe-inline' ${hash}; img-src *`],
  ["default-src 'none'", `default-src ${hash}`],
  ["default-src 'self'; script-src 'unsafe-inline'", "default-src 'self'; script-src 'unsafe-inline'"],
  ["script-src 'unsafe-inline'; SCRIPT-SRC-ELEM x.js", `script-src 'unsafe-inline'; SCRIPT-SRC-ELEM x.js ${hash}`],
  ["img-src *, default-src 'self'", `img-src *, default-src 'self' ${hash}`],
  ['sandbox allow-forms; img-src *', ' img-src *'],
  ['sandbox allow-scripts', 'sandbox allow-scripts'],
])('under the policy %s of a page its seal runs', (policy, expected) => {
  expect(sealedPageHeaders({ 'content-security-policy': policy })).toEqual({ 'content-security-policy': expected });
});
