import { describe, expect, test } from 'vitest';
import { call, startPlatform, writeFiles } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const settings = '/api/1/performance/settings';

describe('the sources of fault rules', () => {
  test('?__ss= on a call applies to that call only, and is not a problem of the call', async () => {
    const platform = await startPlatform();
    expect((await call(platform, `${settings}?__ss=status:500@1`)).status).toBe(500);
    expect((await call(platform, settings)).status).toBe(200);
    expect(platform.journal.entries()[0]).toMatchObject({ valid: true, fault: 'status:500@1', query: { __ss: 'status:500@1' } });
  });

  test.each([
    ['cleaned+status:500', 500, 'The error was logged.'],
    ['cleaned%2Bstatus:500', 500, 'The error was logged.'],
    ['error:No+such+thing', 200, 'No such thing'],
    ['error:No%20such%20thing%2Bstatus:400', 400, 'No such thing'],
    ['error:No+such+thing+status:400', 400, 'No such thing'],
  ])('a plus in an address joins kinds of faults, and is a space otherwise: %s', async (rules, status, error) => {
    const platform = await startPlatform();
    const response = await call(platform, `${settings}?a=b&__ss=${rules}`);
    expect([response.status, (response.json() as { error: string }).error]).toEqual([status, error]);
  });

  test('?__ss= on a page’s address applies to all calls of the page, until off', async () => {
    const platform = await startPlatform();
    const page = await call(platform, '/?__ss=performance-settings:status:500');
    const cookie = [page.headers['set-cookie'] ?? []]
      .flat()
      .map((each) => each.split(';')[0])
      .join('; ');
    expect((await call(platform, settings, { headers: { cookie } })).status).toBe(500);
    const next = await call(platform, '/', { headers: { cookie } });
    expect(next.text).toMatch(/static\.localhost:\d+\/runtime\/__ss=[^/"]+\/boot\.js/);
    const off = await call(platform, '/?__ss=off', { headers: { cookie } });
    expect(String(off.headers['set-cookie'])).toContain('__ss_fault=; Path=/; SameSite=Lax; Max-Age=0');
    expect(off.text).toMatch(/static\.localhost:\d+\/runtime\/boot\.js/);
  });

  test('a page’s rules apply to its chunks, by the address of its scripts', async () => {
    const runtimeDir = temporaryFolder();
    writeFiles(runtimeDir, { 'boot.js': 'boot()', 'chunks/a.js': 'export {}' });
    const platform = await startPlatform(undefined, { runtimeDir });
    const { text } = await call(platform, '/?__ss=chunk:status:404@1');
    const folder = text.match(/(\/runtime\/__ss=[^/"]+)\/boot\.js/)?.[1];
    const host = 'static.localhost';
    expect((await call(platform, `${folder}/boot.js`, { host })).text).toBe('boot()');
    const first = await call(platform, `${folder}/chunks/a.js`, { host });
    expect([first.status, first.headers['x-ss-fault-applied'], first.headers['cache-control']]).toEqual([
      404,
      'chunk:status:404@1',
      'no-store',
    ]);
    const second = await call(platform, `${folder}/chunks/a.js`, { host });
    expect([second.status, second.text]).toEqual([200, 'export {}']);
    expect((await call(platform, '/runtime/chunks/a.js', { host })).status).toBe(200);
  });

  test('a rule for chunk-gallery applies to the chunk of that name only', async () => {
    const runtimeDir = temporaryFolder();
    writeFiles(runtimeDir, { 'chunks/gallery-ABCD1234.js': 'one', 'chunks/gallery-play-ABCD1234.js': 'two' });
    const platform = await startPlatform(undefined, { runtimeDir, faults: 'chunk-gallery:status:404@1,chunk:status:500@4' });
    const status = async (file: string) =>
      (await call(platform, `/runtime/chunks/${file}-ABCD1234.js`, { host: 'static.localhost' })).status;
    expect([await status('gallery'), await status('gallery'), await status('gallery-play'), await status('gallery')]).toEqual([
      404, 200, 200, 500,
    ]);
  });

  test('a page with rules sends its whole address to third parties, whose stand-ins read the rules in it', async () => {
    const platform = await startPlatform();
    const referer = `http://home.localhost:${platform.port}/?__ss=maps:status:503`;
    expect((await call(platform, '/?__ss=maps:status:503')).headers['referrer-policy']).toBe('unsafe-url');
    expect((await call(platform, '/')).headers['referrer-policy']).toBe(undefined);
    const script = (from: string, path = '/maps/api/js') =>
      call(platform, path, { host: 'third-party.localhost', headers: { referer: from } });
    expect((await script(referer)).headers['x-ss-fault-applied']).toBe('maps:status:503');
    expect((await script(referer, '/fonts/css')).headers['x-ss-fault-applied']).toBe(undefined);
    expect((await script(referer.replace('maps:status:503', 'off'))).status).toBe(200);
  });

  test('faults apply to chunks and stand-ins by name', async () => {
    const runtimeDir = temporaryFolder();
    writeFiles(runtimeDir, { 'chunks/a.js': 'export {}' });
    const platform = await startPlatform(undefined, { runtimeDir, faults: 'chunk:js-throw,pixel:truncate:4,maps:status:404' });
    const chunk = await call(platform, '/runtime/chunks/a.js', { host: 'static.localhost' });
    expect([chunk.status, chunk.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(chunk.text).toContain('throw new Error(');
    expect((await call(platform, '/pixel.js', { host: 'third-party.localhost' })).text).toBe('(fun');
    expect((await call(platform, '/maps?q=1', { host: 'third-party.localhost' })).status).toBe(404);
  });

  test('rules that cannot be read get 400 with the reason, from every source', async () => {
    const platform = await startPlatform();
    for (const response of [
      await call(platform, settings, { headers: { 'X-SS-Fault': 'explode' } }),
      await call(platform, `${settings}?__ss=explode`),
      await call(platform, '/?__ss=explode'),
      await call(platform, '/pixel.js?__ss=explode', { host: 'third-party.localhost' }),
      await call(platform, '/__ss/faults', { method: 'PUT', body: '{"rules":"explode"}' }),
    ]) {
      expect(response.status).toBe(400);
      expect(response.text).toContain('explode');
    }
  });
});
