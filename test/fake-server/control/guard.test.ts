import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Platform } from '../../../fake-server/start.ts';
import { call, startPlatform } from '../../helpers/platform/platform.ts';

/** Returns the status of a GET with these header lines, as they are written; 0 when the connection ends without one. */
const statusOf = ({ port }: Platform, lines: readonly string[], version = '1.1'): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([`GET /__ss/journal HTTP/${version}`, ...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1');
    });
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)));
  });

/** Headers of Chromium for a document that a person opens. */
const typed = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html,*/*' };

/** Returns the token in the inspector's page. */
async function tokenOf(platform: Platform): Promise<string> {
  const { text } = await call(platform, '/__ss/', { host: `control.localhost:${platform.port}`, headers: typed });
  return /<meta name="ss-control-token" content="([\w-]{24})">/.exec(text)?.[1] ?? '';
}

const changes = [
  ['DELETE', '/__ss/journal'],
  ['PUT', '/__ss/faults'],
  ['POST', '/__ss/reset'],
] as const;

describe('the control surface accepts', () => {
  test('programs at literal loopback addresses, localhost, and its own name, in any case and with any port', async () => {
    const platform = await startPlatform();
    const hosts = ['localhost', 'LOCALHOST:80', 'localhost.', 'localhost:', '127.0.0.1', '127.0.0.1:4100', '127.255.0.9'];
    const bracketed = ['[::1]', '[::1]:80', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::FFFF:7f00:1]:80'];
    const own = ['control.localhost', 'Control.LocalHost:1', 'control.localhost.'];
    for (const host of [...hosts, ...bracketed, ...own])
      expect([host, await statusOf(platform, [`Host: ${host}`])]).toEqual([host, 200]);
    for (const host of ['localhost', '127.0.0.1', 'control.localhost'])
      for (const [method, path] of changes) {
        const { status } = await call(platform, path, { method, host, body: method === 'PUT' ? '{"rules":""}' : '' });
        expect([host, method, status]).toEqual([host, method, 200]);
      }
  });

  test('its own screens, whose changes have the token of the start', async () => {
    const platform = await startPlatform();
    const host = `control.localhost:${platform.port}`;
    const token = await tokenOf(platform);
    const own: readonly Record<string, string>[] = [
      { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' },
      { origin: `http://${host}` },
      { 'sec-fetch-site': 'same-origin' },
      { referer: `http://${host}/__ss/` },
    ];
    for (const headers of own) {
      expect((await call(platform, '/__ss/journal', { host, headers })).status).toBe(200);
      for (const [method, path] of changes) {
        const body = method === 'PUT' ? '{"rules":""}' : '';
        const withToken = { ...headers, 'x-ss-control-token': token };
        expect([headers, (await call(platform, path, { method, host, headers: withToken, body })).status]).toEqual([
          headers,
          200,
        ]);
        const wrongTokens: readonly Record<string, string>[] = [
          {},
          { 'x-ss-control-token': `${token}x` },
          { 'x-ss-control-token': '' },
        ];
        for (const wrong of wrongTokens) {
          const refused = await call(platform, path, { method, host, headers: { ...headers, ...wrong }, body });
          const sentence = `${method} has no token of this start of the server. Reload the screen at http://${host}/__ss/ and repeat it.`;
          expect([headers, refused.status, refused.json()]).toEqual([headers, 403, { error: sentence }]);
        }
      }
    }
    expect(await tokenOf(await startPlatform())).not.toBe(token);
  });

  test('a person who types its address; with localhost, the person is led to its own origin', async () => {
    const platform = await startPlatform();
    const host = `control.localhost:${platform.port}`;
    for (const path of ['/__ss/', '/__ss/journal']) {
      expect((await call(platform, path, { host, headers: typed })).status).toBe(200);
      const led = await call(platform, `${path}?a=1`, { headers: typed });
      expect([led.status, led.headers.location]).toEqual([307, `http://${host}${path}?a=1`]);
    }
    expect((await call(platform, '/', { host, headers: typed })).text).toContain('<h2>Tools</h2>');
  });

  test('a tab that /config/ of a site leads to the settings screen, and to nothing else', async () => {
    const platform = await startPlatform();
    const host = `control.localhost:${platform.port}`;
    const fromSite = { ...typed, 'sec-fetch-site': 'cross-site', referer: `http://home.localhost:${platform.port}/` };
    const { 'sec-fetch-site': _site, 'sec-fetch-mode': _mode, 'sec-fetch-dest': _destination, ...older } = fromSite;
    const led = await call(platform, '/config/?frameUrl=/a', { host: `home.localhost:${platform.port}`, headers: typed });
    expect([led.status, led.headers.location]).toEqual([302, `http://${host}/__ss/settings-screen/?site=home&frameUrl=/a`]);
    const path = '/__ss/settings-screen/?site=home';
    for (const headers of [fromSite, older]) {
      const { status, headers: received } = await call(platform, path, { host, headers });
      expect([status, received['cross-origin-opener-policy'], received['x-frame-options']]).toEqual([200, 'same-origin', 'DENY']);
      expect((await call(platform, '/__ss/', { host, headers })).status).toBe(403);
    }
    const others: readonly Record<string, string>[] = [
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-mode': 'no-cors' },
      { origin: 'null' },
      { accept: '*/*' },
    ];
    for (const differing of others)
      expect((await call(platform, path, { host, headers: { ...fromSite, ...differing } })).status).toBe(403);
  });
});

describe('the control surface refuses', () => {
  test('every name of a site, of static files and of third parties, from programs too', async () => {
    const platform = await startPlatform();
    for (const host of ['home.localhost', 'Home.LocalHost:1', 'home.localhost.', 'static.localhost', 'third-party.localhost'])
      expect([host, await statusOf(platform, [`Host: ${host}`])]).toEqual([host, 403]);
  });

  test('every other name, and names that resemble an address or localhost', async () => {
    const platform = await startPlatform();
    const lookalikes = [
      ...['127.evil.com', '127.0.0.1.evil.com', '127.0.0.1.', '127.0.0.1.nip.io', '127.1', '127.0.1', '0x7f.1', '0x7f000001'],
      ...['2130706433', '0177.0.0.1', '017700000001', '127.0.0.1a', '127.0.0.256', '127.0.0.01', '127。0。0。1', '①②⑦.0.0.1'],
      ...['localhost.evil.com', 'evil-localhost', 'evil.localhost', 'a.home.localhost', 'home.localhost.evil.com', 'localhost..'],
      ...['home.localhost..', '.localhost', 'localhost.localdomain', 'local-host', 'localhoſt', 'xn--localhost-', 'localhost%00'],
      ...['[::2]', '[fe80::1]', '[::ffff:10.0.0.1]', '[::1', '::1', '[::1].evil.com', '[::1]evil', '[127.0.0.1]', '[localhost]'],
      ...['0.0.0.0', '10.1.2.3', '128.0.0.1', '[::]', 'evil.com', 'evil.com:4100', 'evil.com:127.0.0.1', '.', '..', ''],
      ...[
        'localhost@evil.com',
        'evil.com@localhost',
        'localhost:80@evil.com',
        'localhost:80:80',
        'localhost:x',
        'localhost:999999',
      ],
      ...['localhost/evil.com', 'localhost?', 'localhost#', 'localhost\\evil.com', 'localhost evil.com', 'localhost,evil.com'],
    ];
    for (const host of lookalikes) {
      const status = await statusOf(platform, [`Host: ${host}`]);
      expect([host, status === 403 || status === 400]).toEqual([host, true]);
    }
  });

  test('requests with no Host header, and with two', async () => {
    const platform = await startPlatform();
    expect(await statusOf(platform, [])).toBe(400);
    expect(await statusOf(platform, [], '1.0')).toBe(403);
    for (const hosts of [
      ['Host: localhost', 'Host: evil.com'],
      ['Host: evil.com', 'Host: localhost'],
      ['Host: localhost', 'host: localhost'],
    ]) {
      const status = await statusOf(platform, hosts);
      expect([hosts, status === 403 || status === 400]).toEqual([hosts, true]);
    }
  });

  test('pages of every other origin, whatever the method: other sites of the server, other ports, other schemes', async () => {
    const platform = await startPlatform();
    const host = `localhost:${platform.port}`;
    const origins = [
      ...['http://evil.com', 'https://localhost.evil.com', 'null', '', 'localhost', 'file://'],
      ...[`http://home.localhost:${platform.port}`, `http://127.0.0.1:${platform.port}`, `https://${host}`],
      ...['http://localhost', 'http://localhost:1', `http://${host}.evil.com`, `http://${host}@evil.com`],
    ];
    const foreign: readonly Record<string, string>[] = [
      ...origins.map((origin) => ({ origin })),
      ...['cross-site', 'same-site', 'something-new', ''].map((site) => ({ 'sec-fetch-site': site })),
      { origin: `http://${host}`, 'sec-fetch-site': 'same-site' },
      { referer: 'http://evil.com/' },
      { referer: `http://home.localhost:${platform.port}/` },
    ];
    const token = await tokenOf(platform);
    await call(platform, '/api/nope');
    const atControl = `control.localhost:${platform.port}`;
    const all: readonly (readonly [string, Record<string, string>])[] = [
      ...foreign.flatMap((headers): [string, Record<string, string>][] => [
        [host, headers],
        [atControl, { ...headers, 'x-ss-control-token': token }],
      ]),
      // The origin of `localhost` is that of the first site.
      [host, { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'x-ss-control-token': token }],
      [host, { origin: `http://${atControl}`, 'sec-fetch-site': 'same-origin', 'x-ss-control-token': token }],
    ];
    for (const [host, headers] of all) {
      for (const [method, path] of [
        ['GET', '/__ss/journal'],
        ['GET', '/__ss/'],
        ['GET', '/__ss/stream'],
        ['DELETE', '/__ss/journal'],
        ['PUT', '/__ss/faults'],
        ['POST', '/__ss/reset'],
        ['OPTIONS', '/__ss/reset'],
      ] as const) {
        const { status } = await call(platform, path, { method, host, headers });
        expect([host, headers, method, path, status]).toEqual([host, headers, method, path, 403]);
      }
    }
    expect(platform.journal.entries()).toHaveLength(1);
  });
});
