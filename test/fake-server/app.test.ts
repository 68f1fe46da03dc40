import { describe, expect, test } from 'vitest';
import { call, siteFolder, startPlatform, writeFiles } from '../helpers/platform/platform.ts';
import { temporaryFolder } from '../helpers/platform/temporary-folder.ts';

describe('hosts', () => {
  test('each site has its own origin; the first one is also served at localhost and loopback addresses', async () => {
    const targets = ['one', 'two'].map((name) => siteFolder(name, { 'index.html': `<title>${name}</title>` }));
    const platform = await startPlatform(targets);
    const titleAt = async (host: string) => (await call(platform, '/', { host })).text.match(/<title>(\w+)/)?.[1];
    for (const host of ['one.localhost:1', 'localhost', '127.0.0.1:99', '[::1]']) expect(await titleAt(host)).toBe('one');
    expect(await titleAt('TWO.localhost')).toBe('two');
  });

  test('an unknown host gets 404 with a list of the sites', async () => {
    const platform = await startPlatform([siteFolder('one', {})]);
    const response = await call(platform, '/', { host: 'nobody.localhost' });
    expect(response.status).toBe(404);
    expect(response.text).toContain(`href="http://one.localhost:${platform.port}/"`);
  });

  test('the static host serves the runtime to every origin; browsers revalidate boot.js and cache chunks permanently', async () => {
    const runtimeDir = temporaryFolder();
    writeFiles(runtimeDir, { 'boot.js': 'boot()', 'chunks/a-1234.js': 'export {}' });
    const platform = await startPlatform(undefined, { runtimeDir });
    const host = 'static.localhost';
    const boot = await call(platform, '/runtime/boot.js', { host });
    expect(boot.text).toBe('boot()');
    expect(boot.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
    expect(boot.headers['content-type']).toContain('text/javascript');
    const chunk = await call(platform, '/runtime/chunks/a-1234.js', { host });
    expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await call(platform, '/runtime/chunks/gone.js', { host })).status).toBe(404);
    expect((await call(platform, '/runtime/..%2f..%2fpackage.json', { host })).status).not.toBe(200);
  });

  test('the third-party host has a pixel that sets a third-party cookie and an external map; other paths get 404', async () => {
    const platform = await startPlatform();
    const host = 'third-party.localhost';
    const script = await call(platform, '/pixel.js', { host });
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.text).toContain('document.cookie');
    const image = await call(platform, '/pixel.gif?page=%2F', { host });
    expect(image.headers['content-type']).toBe('image/gif');
    expect(image.headers['set-cookie']?.[0]).toContain('SameSite=None; Secure');
    expect((await call(platform, '/maps?q=40.7,-74', { host })).text).toContain('40.7,-74');
    expect((await call(platform, '/nothing', { host })).status).toBe(404);
  });
});
