// covers: fake-server/faults/
import { describe, expect, test } from 'vitest';
import { type CallResponse, call, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';

const folder = () =>
  siteFolder('home', {
    'index.html': '<title>Home</title>',
    'next.html': '<title>Next</title>',
    'style.css': 'p { color: red }',
  });

/** Returns the cookies that a response sets, as a browser sends them back. */
const cookiesOf = ({ headers }: CallResponse): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .filter((each) => !each.includes('Max-Age=0'))
    .map((each) => each.split(';')[0])
    .join('; ');

const navigate = { 'sec-fetch-mode': 'navigate' };

describe('faults of page navigations', () => {
  test('page:status:503:html replaces the HTML of pages; `*`, files, /config/ and the control surface are not affected', async () => {
    const platform = await startPlatform([folder()], { faults: 'page:status:503:html' });
    const page = await call(platform, '/');
    expect([page.status, page.headers['x-ss-fault-applied'], page.headers['content-type']]).toEqual([
      503,
      'page:status:503:html',
      'text/html; charset=utf-8',
    ]);
    expect(page.text).toContain('<h1>Service Unavailable</h1>');
    expect((await call(platform, '/missing')).status).toBe(503);
    expect(await call(platform, '/style.css')).toMatchObject({ status: 200, text: 'p { color: red }' });
    expect((await call(platform, '/config/?frameUrl=/')).headers['x-ss-fault-applied']).toBe(undefined);
    expect((await call(platform, '/__ss/health')).status).toBe(200);
    expect((await call(platform, '/api/1/performance/settings')).status).toBe(200);
    const all = await startPlatform([folder()], { faults: 'status:500' });
    expect((await call(all, '/')).status).toBe(200);
  });

  test('rules in a page’s address hold for that page and later ones, and a reload goes on with their counts', async () => {
    const platform = await startPlatform([folder()]);
    const address = '/?__ss=page:status:500@1-2';
    const first = await call(platform, address);
    expect([first.status, first.text]).toEqual([500, '{"error":"Internal Server Error"}']);
    const cookie = cookiesOf(first);
    expect((await call(platform, '/next', { headers: { cookie } })).status).toBe(500);
    expect((await call(platform, address, { headers: { cookie } })).text).toContain('<title>Home</title>');
    expect((await call(platform, address)).status).toBe(500);
  });

  test('?__ss=off gets its page under page rules of every source', async () => {
    const platform = await startPlatform([folder()], { faults: 'page:reset' });
    const headers = { cookie: '__ss_fault=a.page%3Ahang', 'x-ss-fault': 'page:hang' };
    const off = await call(platform, '/?__ss=off', { headers });
    expect([off.status, String(off.headers['set-cookie'])]).toEqual([200, expect.stringContaining('__ss_fault=; Path=/')]);
    await expect(call(platform, '/')).rejects.toThrow('ECONNRESET');
  });

  test.each(['//other.example/', '///other.example/', '/\\other.example/'])(
    'the redirect that sets the cookie of a page at %s leads to no other host',
    async (path) => {
      const { headers } = await call(await startPlatform([folder()]), `${path}?__ss=page:hang`, { headers: navigate });
      expect(headers.location).toBe('/other.example/?__ss=page:hang');
    },
  );

  test.each(['page:reset', 'page:empty'])(
    'a browser holds %s, whose response is never sent, by a redirect that sets the cookie',
    async (rules) => {
      const platform = await startPlatform([folder()]);
      const first = await call(platform, `/?a=1&__ss=${rules}`, { headers: navigate });
      expect([first.status, first.headers.location]).toEqual([302, `/?a=1&__ss=${rules}`]);
      const headers = { ...navigate, cookie: cookiesOf(first) };
      await expect(call(platform, first.headers.location as string, { headers })).rejects.toThrow();
      await expect(call(platform, '/next', { headers })).rejects.toThrow();
      // Other clients get the fault at once.
      await expect(call(platform, `/?__ss=${rules}`)).rejects.toThrow();
    },
  );

  test('rules of a cookie that cannot be read leave pages as they are', async () => {
    const platform = await startPlatform([folder()]);
    const { status, text } = await call(platform, '/', { headers: { cookie: '__ss_fault=a.page%3Aexplode' } });
    expect([status, text]).toEqual([200, expect.stringContaining('<title>Home</title>')]);
  });

  test('a HEAD request gets the failure’s headers, and a hanging page with reload script ends when the platform closes', async () => {
    const platform = await startPlatform([folder()], { faults: 'page:hang@after:1,page:status:502:html@1', watch: true });
    const head = await call(platform, '/', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([502, '']);
    const hanging = call(platform, '/').catch((error: Error) => error.message);
    const later = call(platform, '/next?__ss=page:delay:60000').catch((error: Error) => error.message);
    await call(platform, '/__ss/health');
    platform.reload();
    await platform.close();
    expect([await hanging, await later]).toEqual(['socket hang up', 'socket hang up']);
  });
});
