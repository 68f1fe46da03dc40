import { describe, expect, test } from 'vitest';
import { sealedPageHeaders } from '../../../fake-server/page-inserts/sealed-headers.ts';
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
      'Content-Security-Policy': "default-src 'self'; report-uri https://example.com/r; img-src data:; report-to x",
      'X-Kept': '1',
    }),
  ).toEqual({ 'Content-Security-Policy': "default-src 'self';  img-src data:; ", 'X-Kept': '1' });
});
