import { describe, expect, test } from 'vitest';
import { hostName, isLoopbackAddress, isLoopbackHost, requestHost } from '../../../fake-server/http/host.ts';

describe('the host of a request', () => {
  test.each([
    ['clean.localhost:4100', { kind: 'site', label: 'clean' }],
    ['CLEAN.localhost.', { kind: 'site', label: 'clean' }],
    ['static.localhost:1', { kind: 'static', label: 'static' }],
    ['third-party.localhost', { kind: 'third-party', label: 'third-party' }],
    ['localhost:4100', { kind: 'first-site', label: '' }],
    ['127.0.0.1:4100', { kind: 'first-site', label: '' }],
    ['[::1]:4100', { kind: 'first-site', label: '' }],
    ['192.168.1.7', { kind: 'first-site', label: '' }],
    [undefined, { kind: 'first-site', label: '' }],
    ['a.b.localhost', { kind: 'unknown', label: '' }],
    ['example.com', { kind: 'unknown', label: '' }],
  ])('%s is %j', (header, host) => {
    expect(requestHost(header)).toEqual(host);
  });

  test('is taken without port and brackets', () => {
    expect(hostName('[::1]:80')).toBe('::1');
    expect(hostName('a.localhost:80')).toBe('a.localhost');
  });

  test('leads to this machine by itself only as localhost or a loopback address', () => {
    for (const host of ['localhost', 'x.localhost:1', '127.0.0.1:4100', '[::1]', 'box.lan:4100']) {
      expect(isLoopbackHost(host, 'box.lan')).toBe(true);
    }
    for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1', ''])
      expect(isLoopbackHost(host, 'box.lan')).toBe(false);
  });

  test('a peer is on this machine when its address is a loopback one', () => {
    for (const address of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']) expect(isLoopbackAddress(address)).toBe(true);
    for (const address of ['10.0.0.1', '::2', 'fe80::1', '1127.0.0.1', undefined]) expect(isLoopbackAddress(address)).toBe(false);
  });
});
