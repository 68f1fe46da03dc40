import { describe, expect, test } from 'vitest';
import { hostName, isLoopbackAddress, requestHost } from '../../../fake-server/http/host.ts';

describe('the host of a request', () => {
  test.each([
    ['clean.localhost:4100', { kind: 'site', label: 'clean' }],
    ['CLEAN.localhost.', { kind: 'site', label: 'clean' }],
    ['control.localhost', { kind: 'control', label: 'control' }],
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

  test('has no port and no brackets', () => {
    expect(hostName('[::1]:80')).toBe('::1');
    expect(hostName('a.localhost:80')).toBe('a.localhost');
  });

  test.each([
    'a@localhost',
    'localhost:80@evil.example',
    'localhost:port',
    'localhost:123456',
    '[::1',
    '[localhost]',
    '::1',
    'a b',
    'a/b',
  ])('%s is not a host', (header) => {
    expect(hostName(header)).toBeNull();
    expect(requestHost(header)).toEqual({ kind: 'unknown', label: '' });
  });
});

test('isLoopbackAddress accepts literal loopback addresses only', () => {
  for (const address of ['127.0.0.1', '127.8.9.10', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1'])
    expect([address, isLoopbackAddress(address)]).toEqual([address, true]);
  for (const address of [
    '10.0.0.1',
    '128.0.0.1',
    '::2',
    'fe80::1',
    '1127.0.0.1',
    '127.1',
    '127.evil.com',
    'localhost',
    '',
    undefined,
  ])
    expect([address, isLoopbackAddress(address)]).toEqual([address, false]);
});
