import { describe, expect, test } from 'vitest';
import { call, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';

const site = (files: Record<string, string>, settings: object = {}) =>
  siteFolder('fx', {
    'site.json': JSON.stringify({
      title: 'A site',
      context: { website: { id: 'w', language: 'de' }, pageType: 1 },
      pages: [
        { path: '/', file: 'home.html', title: 'Home <1>', context: { pageType: 2, website: { language: 'en-US' } } },
        { path: '/whole', file: 'whole.html' },
        { path: '/lost', file: 'home.html', status: 404, headers: { 'X-Robots-Tag': 'none' }, context: { pageType: 100 } },
      ],
      ...settings,
    }),
    ...files,
  });

const files = {
  'home.html': '<p>Hello {{third-party}}</p>',
  'whole.html': '<!doctype html><html><head><title>Whole</title></head><body>x</body></html>',
  'pic.svg': '<svg/>',
};

describe('a fixture site', () => {
  test('makes a document of a fragment: context of the site and the page, title, boot script last in head', async () => {
    const platform = await startPlatform([site(files)]);
    const { text, status } = await call(platform, '/');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en-US">');
    expect(text).toContain('<title>Home &lt;1&gt;</title>');
    expect(text).toContain(
      'Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ' +
        '{"website":{"id":"w","language":"en-US"},"pageType":2};</script>',
    );
    expect(text).toContain(`<script src="http://static.localhost:${platform.port}/runtime/boot.js"></script>\n</head>`);
    expect(text).toContain(`<p>Hello http://third-party.localhost:${platform.port}</p>`);
    expect(text).not.toContain('site.css');
  });

  test('links its style sheet if there is one', async () => {
    const platform = await startPlatform([site({ ...files, 'site.css': 'p{}' })]);
    expect((await call(platform, '/')).text).toContain('<link rel="stylesheet" href="/site.css">');
    expect((await call(platform, '/site.css')).headers['content-type']).toContain('text/css');
  });

  test('a whole document gets the context, the prelude and the boot script first in its head', async () => {
    const platform = await startPlatform([site(files)]);
    expect((await call(platform, '/whole/')).text).toMatch(
      /<head><script data-name="static-context">[^<]*<\/script><script>[^<]{300,1000}<\/script><script src="[^"]+boot\.js"><\/script><title>Whole<\/title><\/head>/,
    );
  });

  test('a page keeps its own status and headers', async () => {
    const lost = await call(await startPlatform([site(files)]), '/lost');
    expect([lost.status, lost.headers['x-robots-tag']]).toEqual([404, 'none']);
  });

  test('its first page with status 404 is served for unknown paths', async () => {
    const nothing = await call(await startPlatform([site(files)]), '/no/such/page');
    expect(nothing.status).toBe(404);
    expect(nothing.text).toContain('"pageType":100');
  });

  test('serves the files beside it, but not those that describe it', async () => {
    const platform = await startPlatform([site({ ...files, 'expect.json': '{}' })]);
    expect((await call(platform, '/pic.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await call(platform, '/site.json')).status).toBe(404);
    expect((await call(platform, '/expect.json')).status).toBe(404);
  });

  test('text in the context can neither end its script nor begin a comment', async () => {
    const folder = site(files, { context: { website: { siteTitle: '</script><!--<script>\u2028' } } });
    const { text } = await call(await startPlatform([folder]), '/');
    expect(text).toContain('"siteTitle":"\\u003c/script\\u003e\\u003c!--\\u003cscript\\u003e\\u2028"');
  });

  test('a page whose file is missing gets 500 with the reason', async () => {
    const { 'home.html': _removed, ...others } = files;
    const response = await call(await startPlatform([site(others)]), '/');
    expect(response.status).toBe(500);
    expect(response.text).toContain('named in site.json, cannot be read: it does not exist.');
    expect(response.text).not.toContain('at async');
  });
});
