import { expect, test } from 'vitest';
import { isLoopbackAddress } from '../../../fake-server/http/loopback.ts';

test('an address is on this machine when it is written out and a loopback one', () => {
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
