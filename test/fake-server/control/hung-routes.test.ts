import { expect, test, vi } from 'vitest';
import type { HungResponse } from '../../../fake-server/common/fault-status.ts';
import { hangLimitMs } from '../../../fake-server/faults/send-with-faults.ts';
import type { Platform } from '../../../fake-server/start.ts';
import { call, startPlatform } from '../../helpers/platform/platform.ts';
import { eventually } from '../../helpers/run/eventually.ts';

const hungOf = async (platform: Platform): Promise<readonly HungResponse[]> =>
  ((await call(platform, '/__ss/hung')).json() as { hung: HungResponse[] }).hung;

/** Calls an endpoint with a fault. Resolves with the text of the response, or with the code of the error. */
const callWith = (platform: Platform, rules: string, path = '/api/1/performance/settings'): Promise<string> =>
  call(platform, path, { host: 'home.localhost', headers: { 'x-ss-fault': rules } }).then(
    ({ text }) => text,
    ({ code }: { code?: string }) => code ?? '',
  );

const isHung = (platform: Platform, count: number) =>
  eventually(async () => {
    const hung = await hungOf(platform);
    expect(hung).toHaveLength(count);
    return hung;
  });

test(
  'each open response is listed with its endpoint, site, time and rule; released, a late one is sent and an endless one is ' +
    'disconnected',
  async () => {
    const platform = await startPlatform();
    const isWhole = (text: string) => expect(JSON.parse(text)).toHaveProperty('settings');
    const rules = ['hang', 'stall:9', 'delay:60000', 'dribble:3x60000'];
    const calls = rules.map((rule) => callWith(platform, rule));
    const hung = await isHung(platform, 4);
    expect(hung.map(({ rule }) => rule).sort()).toEqual([...rules].sort());
    for (const each of hung) expect(each).toMatchObject({ endpoint: 'performance-settings', site: 'home' });
    for (const { since } of hung) expect(Date.now() - Date.parse(since)).toBeLessThan(60_000);
    const late = hung.find(({ rule }) => rule === 'delay:60000')?.id;
    expect((await call(platform, `/__ss/hung/${late}`, { method: 'DELETE' })).json()).toMatchObject({ released: 1 });
    isWhole((await calls[2]) ?? '');
    expect((await call(platform, `/__ss/hung/${late}`, { method: 'DELETE' })).status).toBe(404);
    expect((await call(platform, '/__ss/hung', { method: 'DELETE' })).json()).toEqual({ released: 3, hung: [] });
    const [hang, stall, , dribble = ''] = await Promise.all(calls);
    expect([hang, stall]).toEqual(['ECONNRESET', 'ECONNRESET']);
    isWhole(dribble);
  },
);

test('a reset releases all, one that is late and then hangs as well; a client that disconnects is no longer listed', async () => {
  const platform = await startPlatform();
  const calls = ['hang', 'delay:60000+hang'].map((rule) => callWith(platform, rule));
  await isHung(platform, 2);
  await call(platform, '/__ss/reset', { method: 'POST' });
  expect(await Promise.all(calls)).toEqual(['ECONNRESET', 'ECONNRESET']);
  expect(await hungOf(platform)).toEqual([]);
  const other = await startPlatform();
  const controller = new AbortController();
  const { signal } = controller;
  const headers = { 'x-ss-fault': 'hang' };
  const aborted = fetch(`${other.url}api/1/performance/settings`, { headers, signal }).catch(() => undefined);
  await isHung(other, 1);
  controller.abort();
  await aborted;
  await isHung(other, 0);
});

test('a script of a third party that hangs is listed by the name of its stand-in', async () => {
  const platform = await startPlatform();
  const host = `third-party.localhost:${platform.port}`;
  const waiting = call(platform, '/pixel.js?__ss=pixel:hang', { host }).catch(({ code }: { code?: string }) => code);
  expect(await isHung(platform, 1)).toMatchObject([{ endpoint: 'pixel', rule: 'pixel:hang', site: 'third-party' }]);
  await platform.close();
  expect(await waiting).toBe('ECONNRESET');
});

test('a hung response is disconnected after 180 s, later than every time limit of the runtime', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const platform = await startPlatform();
  const waiting = callWith(platform, 'hang');
  // `vi.waitUntil` would advance the faked timers with each look.
  while ((await hungOf(platform)).length === 0);
  vi.advanceTimersByTime(hangLimitMs - 1);
  expect(await hungOf(platform)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([hangLimitMs, await waiting]).toEqual([180_000, 'ECONNRESET']);
  vi.useRealTimers();
});
