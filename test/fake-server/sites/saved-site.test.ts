import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { preludeTag } from '../../../fake-server/html/prelude.ts';
import { loadSites } from '../../../fake-server/sites/load-site.ts';
import { call, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const bootOf = (port: number): string => `<script src="http://static.localhost:${port}/runtime/boot.js"></script>`;

describe('a folder of saved pages', () => {
  test('serves a/b.html at /a/b.html and /a/b, index.html at its folder’s path, other files at their path', async () => {
    const platform = await startPlatform([
      siteFolder('My Site', {
        'index.html': '<title>Home</title>',
        'a/b.html': '<title>B</title>',
        'a/index.html': '<title>A</title>',
        'a/photo.png': 'png',
        'with space.html': '<title>Space</title>',
      }),
    ]);
    expect(platform.sites).toEqual([{ id: 'my-site', url: `http://my-site.localhost:${platform.port}/` }]);
    const titleAt = async (path: string) => (await call(platform, path)).text.match(/<title>(.*?)<\/title>/)?.[1];
    expect(await titleAt('/')).toBe('Home');
    expect(await titleAt('/index.html')).toBe('Home');
    expect(await titleAt('/a/b.html')).toBe('B');
    expect(await titleAt('/a/b')).toBe('B');
    expect(await titleAt('/a/b?query=1')).toBe('B');
    expect(await titleAt('/a/')).toBe('A');
    expect(await titleAt('/with%20space')).toBe('Space');
    const redirect = await call(platform, '/a?x=1');
    expect([redirect.status, redirect.headers.location]).toEqual([302, '/a/?x=1']);
    const photo = await call(platform, '/a/photo.png');
    expect([photo.status, photo.headers['content-type'], photo.text]).toEqual([200, 'image/png', 'png']);
  });

  test('has the boot script first in each head; pages have the type HTML and are not cached', async () => {
    const platform = await startPlatform([siteFolder('s', { 'index.html': '<head><title>é</title></head><p>x' })]);
    const page = await call(platform, '/');
    expect(page.text).toBe(`<head>${preludeTag()}${bootOf(platform.port)}<title>é</title></head><p>x`);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['x-powered-by']).toBeUndefined();
  });

  test('a page that names another encoding is sent in it', async () => {
    const platform = await startPlatform([
      siteFolder('s', { 'index.html': Buffer.from('<meta charset="windows-1252"><title>\xe9</title>', 'latin1') }),
    ]);
    expect((await call(platform, '/')).headers['content-type']).toBe('text/html; charset=windows-1252');
  });

  test('unknown paths get 404 with the site’s 404.html, or with a plain page that lists the pages', async () => {
    const own = siteFolder('own', { 'index.html': 'x', '404.html': '<title>Lost</title>' });
    const platform = await startPlatform([own, siteFolder('plain', { 'index.html': 'x', 'about.html': 'x' })]);
    const lost = await call(platform, '/nothing');
    expect(lost.status).toBe(404);
    expect(lost.text).toContain('<title>Lost</title>');
    expect(lost.text).toContain('boot.js');
    const plain = await call(platform, '/nothing<b>', { host: 'plain.localhost' });
    expect(plain.status).toBe(404);
    expect(plain.text).toContain('href="/about.html"');
    expect(plain.text).toContain('/nothing&lt;b&gt;');
  });

  test('serves no file outside its folder, in whatever notation, and no hidden file', async () => {
    const folder = siteFolder('s', { 'index.html': 'x', '.env': 'secret', 'a/x.txt': 'fine' });
    writeFileSync(join(folder, '..', 'secret.txt'), 'secret');
    symlinkSync(join(folder, '..', 'secret.txt'), join(folder, 'link.txt'));
    symlinkSync(join(folder, '..'), join(folder, 'up'));
    symlinkSync(join(folder, 'a', 'x.txt'), join(folder, 'inside.txt'));
    const platform = await startPlatform([folder]);
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/a/..%5c..%5csecret.txt',
      '/a/../../secret.txt',
      '/link.txt',
      '/up/secret.txt',
      '/.env',
      '/%2eenv',
      '/x%00.html',
      '/%E0%A4%A',
    ]) {
      const response = await call(platform, path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.text).not.toContain('secret\n');
    }
    expect((await call(platform, '/inside.txt')).text).toBe('fine');
  });

  test('a file and a folder of the same name have separate addresses; circular links are resolved or get 404', async () => {
    const folder = siteFolder('s', { 'x.html': '<title>file</title>', 'x/index.html': '<title>folder</title>' });
    symlinkSync('..', join(folder, 'x', 'up'));
    symlinkSync('self', join(folder, 'self'));
    const platform = await startPlatform([folder]);
    const titleAt = async (path: string) => (await call(platform, path)).text.match(/<title>(.*?)<\/title>/)?.[1];
    expect(await Promise.all(['/x', '/x.html', '/x/', '/x/up/x/up/x/', '/self'].map(titleAt))).toEqual([
      'file',
      'file',
      'folder',
      'folder',
      'Page not found',
    ]);
  });

  test('warns about a folder without a page, and about a page of more than 32 MiB', async () => {
    const folder = siteFolder('large', { 'huge.htm': Buffer.alloc(33 * 1024 * 1024, 'x') });
    const [site, page] = await loadSites([siteFolder('empty.html', { 'a.css': 'a{}' }), join(folder, 'huge.htm')]);
    expect(await site?.warnings()).toEqual([expect.stringMatching(/empty\.html holds no HTML page: its files are served/)]);
    expect(await page?.warnings()).toEqual([expect.stringMatching(/huge\.htm is larger than 33554432 bytes/)]);
  });

  test('a redirect stays on its host', async () => {
    const platform = await startPlatform([siteFolder('s', { 'a/index.html': 'x' })]);
    expect((await call(platform, '//a')).headers.location).toBe('/a/');
  });

  test('files support HEAD, ranges and conditional requests', async () => {
    const platform = await startPlatform([siteFolder('s', { 'a.css': 'body{}' })]);
    const head = await call(platform, '/a.css', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '6', '']);
    expect((await call(platform, '/a.css', { headers: { range: 'bytes=0-3' } })).text).toBe('body');
    const etag = String(head.headers.etag);
    expect((await call(platform, '/a.css', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('files that a browser saved beside a page are sent unchanged, HTML too; a frame with a page context is a page', async () => {
    const frames = {
      'Page_files/frame.html': '<p>frame',
      'Page_files/own.html': '<script>Static.SQUARESPACE_CONTEXT = {}</script>',
    };
    const folder = siteFolder('s', { 'Page.html': 'x', ...frames });
    const platform = await startPlatform([folder]);
    expect((await call(platform, '/Page_files/frame.html')).text).toBe('<p>frame');
    expect((await call(platform, '/Page_files/own.html')).text).toContain(bootOf(platform.port));
    const single = await startPlatform([join(folder, 'Page.html')]);
    expect((await call(single, '/Page_files/own.html')).text).toContain(bootOf(single.port));
    expect((await call(single, '/Page_files/frame.html')).text).toBe('<p>frame');
  });

  test('the icons of a missing /assets/ui-icons.svg are drawn by their names; a saved one is sent as it is', async () => {
    const page =
      '<svg><use xlink:href="/assets/ui-icons.svg#hamburger-icon--even"/><use href="/assets/ui-icons.svg#wave"/></svg>';
    const platform = await startPlatform([
      siteFolder('s', { 'index.html': page }),
      siteFolder('own', { 'index.html': page, 'assets/ui-icons.svg': '<svg/>' }),
    ]);
    await call(platform, '/');
    const icons = await call(platform, '/assets/ui-icons.svg');
    expect([icons.status, icons.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(icons.text).toContain('<symbol id="hamburger-icon--even" viewBox="0 0 24 24"><path d="M2 5h20v2H2z"/>');
    expect(icons.text).toContain('<symbol id="wave"');
    expect((await call(platform, '/assets/ui-icons.svg', { host: 'own.localhost' })).text).toBe('<svg/>');
  });

  test('a file without an extension is a page when it begins with HTML', async () => {
    const platform = await startPlatform([siteFolder('s', { about: '\n<!DOCTYPE html><title>About</title>', data: 'a=1' })]);
    expect((await call(platform, '/about')).text).toContain('boot.js');
    expect((await call(platform, '/data')).text).toBe('a=1');
  });

  test('an edit is in the next response', async () => {
    const folder = siteFolder('s', { 'index.html': 'one' });
    const platform = await startPlatform([folder]);
    writeFileSync(join(folder, 'index.html'), 'two');
    expect((await call(platform, '/')).text).toContain('two');
  });
});

describe('a single saved page', () => {
  test('is served at / and at its name, with the files saved beside it and no others', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'My Page_files'));
    writeFileSync(join(folder, 'My Page.html'), '<title>Mine</title>');
    mkdirSync(join(folder, 'My Page-Dateien'));
    mkdirSync(join(folder, 'Other_files'));
    writeFileSync(join(folder, 'My Page_files', 'a.css'), 'body{}');
    writeFileSync(join(folder, 'My Page-Dateien', 'b.css'), 'html{}');
    writeFileSync(join(folder, 'Other_files', 'c.css'), 'p{}');
    writeFileSync(join(folder, 'other.html'), 'other');
    const platform = await startPlatform([join(folder, 'My Page.html')]);
    expect(platform.sites[0]?.id).toBe('my-page');
    for (const path of ['/', '/My%20Page.html', '/My%20Page']) expect((await call(platform, path)).text).toContain('Mine');
    expect((await call(platform, '/My%20Page_files/a.css')).text).toBe('body{}');
    expect((await call(platform, '/My%20Page-Dateien/b.css')).text).toBe('html{}');
    for (const path of ['/other.html', '/Other_files/c.css']) expect((await call(platform, path)).status).toBe(404);
  });
});
