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

describe('the control surface accepts', () => {
  test('literal loopback addresses, localhost, and the names of the server’s sites, in any case and with any port', async () => {
    const platform = await startPlatform();
    const hosts = ['localhost', 'LOCALHOST:80', 'localhost.', 'localhost:', '127.0.0.1', '127.0.0.1:4100', '127.255.0.9'];
    const bracketed = ['[::1]', '[::1]:80', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::FFFF:7f00:1]:80'];
    const own = ['home.localhost', 'Home.LocalHost:1', 'home.localhost.', 'static.localhost', 'third-party.localhost'];
    for (const host of [...hosts, ...bracketed, ...own])
      expect([host, await statusOf(platform, [`Host: ${host}`])]).toEqual([host, 200]);
  });

  test('pages of the called origin, and addresses typed by the user', async () => {
    const platform = await startPlatform();
    const host = `home.localhost:${platform.port}`;
    const own: readonly Record<string, string>[] = [
      { origin: `http://${host}` },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of own) {
      for (const method of ['GET', 'DELETE']) {
        expect((await call(platform, '/__ss/journal', { method, host, headers })).status).toBe(200);
      }
    }
  });
});

describe('the control surface refuses', () => {
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
    ];
    await call(platform, '/api/nope');
    for (const headers of foreign) {
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
        expect([headers, method, path, status]).toEqual([headers, method, path, 403]);
      }
    }
    expect(platform.journal.entries()).toHaveLength(1);
  });
});
