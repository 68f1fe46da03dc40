import { expect, onTestFinished, test } from 'vitest';
import { startTestPlatform } from '../../../cli/api/testing.ts';
import { call } from '../../helpers/platform/platform.ts';

test('two sessions of a test platform have their own entries, faults and resets', async () => {
  const platform = await startTestPlatform({ sites: { shop: '<p>Hello' }, faults: 'performance-settings:status:500@1' });
  onTestFinished(() => platform.close());
  const [one, two] = [platform.session('one'), platform.session()];
  const statusIn = async (headers: Readonly<Record<string, string>>) =>
    (await call(platform as never, '/api/1/performance/settings', { headers })).status;
  await one.setFaults('performance-settings:status:503');
  expect([await statusIn(one.headers), await statusIn(two.headers), await statusIn(two.headers), await statusIn({})]).toEqual([
    503, 500, 200, 500,
  ]);
  expect(await one.waitForEntry({ status: 503 })).toMatchObject({ seq: 1, session: 'one' });
  await expect(two.waitForEntry({ status: 503 }, { timeoutMs: 10 })).rejects.toThrow('No matching journal entry');
  await two.reset();
  expect([one.journal.lastSeq, two.journal.lastSeq, platform.journal.lastSeq]).toEqual([1, 0, 1]);
  expect(await statusIn(two.headers)).toBe(500);
  await expect(one.setFaults('nonsense')).rejects.toThrow();
  expect(() => platform.session('a b')).toThrow(RangeError);
});
