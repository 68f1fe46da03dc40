import { expect, test } from 'vitest';
import { settle } from '../../../cli/audit/settle.ts';
import type { Traffic } from '../../../cli/audit/traffic.ts';

const traffic = (more: Partial<Traffic> = {}): Traffic => ({
  requests: [],
  headerCookies: () => [],
  inFlight: () => 0,
  lastActivityAtMs: () => 0,
  ...more,
});
const options = { quietMs: 20, hangingMs: 60, capMs: 200 };

test('a quiet page settles', async () => {
  expect(await settle(traffic(), options)).toBe(true);
});

test('a page whose request never ends settles all the same', async () => {
  expect(await settle(traffic({ inFlight: () => 1 }), options)).toBe(true);
});

test('a page that never rests is left at the cap', async () => {
  expect(await settle(traffic({ lastActivityAtMs: () => Date.now() }), options)).toBe(false);
});

test('a stopped audit does not wait', async () => {
  const stop = new AbortController();
  stop.abort(new Error('stopped'));
  await expect(settle(traffic(), options, stop.signal)).rejects.toThrow('stopped');
});
