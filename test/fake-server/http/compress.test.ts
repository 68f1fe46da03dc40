// covers: fake-server/http/
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { call, siteFolder, startPlatform, writeFiles } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const script = `boot(${'"a text that repeats", '.repeat(200)})`;
const html = `<!doctype html><title>Long</title><p>${'Hello. '.repeat(400)}`;

async function platformWithTexts() {
  const runtimeDir = temporaryFolder();
  writeFiles(runtimeDir, { 'boot.js': script, 'chunks/a-12345678.js': script });
  const files = { 'index.html': html, 'site.css': `p{margin:0}${' '.repeat(2000)}`, 'clip.mp4': Buffer.alloc(4000) };
  return startPlatform([siteFolder('home', files)], { runtimeDir });
}

test('scripts, pages and style sheets are sent in the best encoding that the client accepts', async () => {
  const platform = await platformWithTexts();
  const get = async (path: string, accepted: string, host?: string) => {
    const headers = { 'accept-encoding': accepted };
    const response = await call(platform, path, host ? { host, headers } : { headers });
    return { ...response, encoding: response.headers['content-encoding'], vary: response.headers.vary };
  };
  const boot = await get('/runtime/boot.js', 'gzip, deflate, br', 'static.localhost');
  expect([boot.encoding, boot.vary, boot.headers['content-length']]).toEqual(['br', 'Accept-Encoding', `${boot.bytes.length}`]);
  expect(brotliDecompressSync(boot.bytes).toString()).toBe(script);
  expect((await get('/runtime/boot.js', 'br', 'static.localhost')).bytes).toEqual(boot.bytes);
  const page = await get('/', 'gzip, br;q=0');
  expect(page.encoding).toBe('gzip');
  expect(gunzipSync(page.bytes).toString()).toContain('Hello. Hello.');
  expect((await get('/site.css', 'br')).encoding).toBe('br');
  expect((await get('/', 'identity')).text).toContain('Hello. Hello.');
  expect(await get('/clip.mp4', 'br')).toMatchObject({ encoding: undefined, vary: undefined });
});

test('a revalidation, a part and what faults alter have no encoding', async () => {
  const platform = await platformWithTexts();
  const host = 'static.localhost';
  const headers = { 'accept-encoding': 'br' };
  const { etag } = (await call(platform, '/runtime/boot.js', { host, headers })).headers;
  const same = await call(platform, '/runtime/boot.js', { host, headers: { ...headers, 'if-none-match': `${etag}` } });
  expect([same.status, same.bytes.length, same.headers['content-encoding']]).toEqual([304, 0, undefined]);
  const part = await call(platform, '/runtime/boot.js', { host, headers: { ...headers, range: 'bytes=0-4' } });
  expect([part.status, part.text]).toEqual([206, 'boot(']);
  const rules = { ...headers, 'x-ss-fault': 'chunk-a:truncate:5,page:truncate:9' };
  for (const [path, text, of] of [
    ['/runtime/chunks/a-12345678.js', 'boot(', { host, headers: rules }],
    ['/', '<!doctype', { headers: rules }],
  ] as const) {
    const altered = await call(platform, path, of);
    expect([altered.text, altered.headers['content-encoding']]).toEqual([text, undefined]);
  }
});
