import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { noteLanPorts } from '../../../fake-server/http/lan-ports.ts';
import { builtScript } from '../../../fake-server/page-inserts/insert-tags.ts';
import { sealedOrigins, sealedPageHeaders } from '../../../fake-server/page-inserts/sealed-headers.ts';
import { start } from '../../../fake-server/start.ts';
import { type CallOptions, call, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

describe('the headers of a site without network', () => {
  test('name this server’s hosts at its own port only, on pages, files and missing paths', async () => {
    const site = siteFolder('home', { 'index.html': '<p>x', 'worker.js': '1' });
    const platform = await startPlatform([site], { network: false });
    for (const path of ['/', '/worker.js', '/none']) {
      const { headers } = await call(platform, path);
      expect(headers['connection-allowlist']).toBe(
        `(response-origin "http://localhost:${platform.port}" "http://*.localhost:${platform.port}" ` +
          `"http://127.0.0.1:${platform.port}");redirects=allow`,
      );
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'self' .*; form-action 'self' [^;]*; base-uri 'self' [^;,]*(?:,|$)/);
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
    ['picture.svg', true, true],
    ['feed.xml', true, true],
    ['sheet.xsl', true, true],
    ['page.xhtml', true, true],
    ['page.shtml', true, true],
    ['other', true, true],
    ['paper.pdf', true, false],
    ['worker.js', false, false],
    ['module.MJS', false, false],
    ['page.html', false, false],
  ])('let %s run no script: %s, and keep it in a sandbox: %s', async (file, isStopped, isInSandbox) => {
    const platform = await startPlatform([siteFolder('home', { 'index.html': '<p>x', [file]: '<p>x' })], { network: false });
    const headers = { 'user-agent': 'Chrome/152' };
    const policy = String((await call(platform, `/${file}`, { headers })).headers['content-security-policy']);
    expect(policy.includes(", script-src 'none'")).toBe(isStopped);
    expect(policy.includes(', sandbox allow-same-origin')).toBe(isInSandbox);
  });

  test.each([
    ['image/svg+xml; a=text/javascript', true],
    ['text/javascript, text/html', true],
    ['text/plain, text/html', true],
    ['*/*', true],
    ['application/xhtml+xml', true],
    ['Text/JavaScript; charset=utf-8', false],
    ['text/html; charset=utf-8', false],
  ])('let content of the type %s run no script: %s', async (contentType, isStopped) => {
    const site = { ...testSite('home', {}), isSaved: true };
    const bytes = Buffer.from('<p>x');
    const platform = await start({
      sites: [{ ...site, resolve: async () => ({ kind: 'content', contentType, bytes }) }],
      network: false,
    });
    onTestFinished(() => platform.close());
    const { headers, text } = await call(platform, '/x');
    expect(String(headers['content-security-policy']).includes("script-src 'none'")).toBe(isStopped);
    expect(text.includes('data-origins=')).toBe(/^text\/html;/.test(contentType));
  });

  test('seal a frame that a browser saved beside a page, with a page context and without one', async () => {
    const site = siteFolder('home', {
      'Page.html': '<p>x',
      'Page_files/frame.html': '<script>1</script>',
      'Page_files/b.HTM': '<p>',
    });
    const platform = await startPlatform([site], { network: false });
    for (const path of ['/Page_files/frame.html', '/Page_files/b.HTM'])
      expect((await call(platform, path)).text).toMatch(/^<script data-origins=/);
  });

  test.each([
    ['Chrome/152.0.0.0 Safari/537.36', true],
    ['Chrome/151.0.0.0 Safari/537.36', false],
    ['Gecko/20100101 Firefox/153.0', false],
    ['Version/26.2 Safari/605.1.15', false],
    ['', false],
  ])('allow pages of the browser %s new windows: %s', async (agent, hasWindows) => {
    const platform = await startPlatform(undefined, { network: false });
    const { headers, text } = await call(platform, '/', { headers: { 'user-agent': agent } });
    const policy = String(headers['content-security-policy']);
    expect(/, frame-src http:\/\/localhost:[^;']* data:; sandbox [\w -]*allow-scripts/.test(policy)).toBe(!hasWindows);
    expect(policy).not.toMatch(/allow-popups|allow-top-navigation(?!-to-custom-protocols)/);
    expect(text.includes(' data-windows="none"')).toBe(!hasWindows);
  });

  /** Requests whose response is no page, by what they are. */
  const others: Readonly<Record<string, CallOptions & { readonly path: string }>> = {
    'a call': { path: '/api/1/performance/settings' },
    'a call of the first site by its address': { path: '/api/1/performance/settings', host: '127.0.0.1' },
    'a call that the platform does not have': { path: '/api/none' },
    'a call with a wrong session': { path: '/api/none?ss-session=%21' },
    'the control surface, which refuses pages': { path: '/__ss/state', headers: { origin: 'http://localhost' } },
    'a wrong session': { path: '/?ss-session=%21' },
    'a page for a form of another site': { path: '/', method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } },
    'a method that pages do not have': { path: '/', method: 'PUT' },
    'a script of the settings preview': { path: '/config/preview/settings-preview.js' },
    'a report': { path: '/__ss-report' },
    'an address that is too long': { path: `/${'a'.repeat(100_000)}` },
  };

  test.each(Object.entries(others))(
    'leave no document with the origin of a site and without a seal: the response to %s',
    async (_name, { path, ...options }) => {
      const platform = await startPlatform(undefined, { network: false, report: true });
      const { headers } = await call(platform, path, options);
      const policy = String(headers['content-security-policy']);
      const isSealed = headers['connection-allowlist'] !== undefined && policy.startsWith("default-src 'self'");
      const isClosed = /^default-src 'none';.*; sandbox$/.test(policy);
      expect({ policy, isSafe: isSealed || isClosed }).toEqual({ policy, isSafe: true });
    },
  );

  test('are absent with network', async () => {
    const platform = await startPlatform();
    for (const path of ['/', '/api/1/performance/settings']) {
      const { headers } = await call(platform, path);
      expect(headers).not.toHaveProperty('connection-allowlist');
      expect(headers).not.toHaveProperty('content-security-policy');
    }
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
