import { expect, test } from 'vitest';
import { readRedisAddress, shownAddress } from '../../../../cli/audit/queue/redis-address.ts';

test.each([
  ['http://127.0.0.1:6379', 'begins with http://'],
  ['127.0.0.1:6379', 'is not an address'],
  ['redis://', 'names no host'],
  ['redis://host/queue', 'ends with /queue, which is not the number of a database'],
])('%s is refused as a Redis address, with the expected form', (text, reason) => {
  expect(() => readRedisAddress(text)).toThrow(
    expect.objectContaining({
      exitCode: 2,
      message: `--queue ${reason}: expected redis://[user:password@]host[:port][/database], or rediss:// for TLS.`,
    }),
  );
});

test('an address is shown without its user and password', () => {
  expect(shownAddress(readRedisAddress('redis://me:secret@10.0.0.5:6380/2'))).toBe('redis://10.0.0.5:6380/2');
  expect(shownAddress(readRedisAddress('rediss://:secret@queue.example'))).toBe('rediss://queue.example');
});
