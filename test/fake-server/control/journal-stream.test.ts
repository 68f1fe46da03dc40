import { get, type IncomingMessage } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Platform } from '../../../fake-server/start.ts';
import { call, startPlatform } from '../../helpers/platform/platform.ts';

/** Three calls, two of them unknown. */
async function platformWithCalls(): Promise<Platform> {
  const platform = await startPlatform();
  for (const path of ['/api/census/RecordQuickView/a', '/api/nope', '/api/nope']) await call(platform, path, { method: 'POST' });
  return platform;
}

describe('/__ss/stream', () => {
  /** Opens the stream and returns a reader of the ids of its events. */
  const open = async (platform: Platform, path: string, headers: Record<string, string> = {}) => {
    const response = await new Promise<IncomingMessage>((resolve) => {
      get({ host: '127.0.0.1', port: platform.port, path, headers: { host: 'localhost', ...headers } }, resolve);
    });
    onTestFinished(() => void response.destroy());
    const ids: number[] = [];
    let wake: () => void = () => undefined;
    let text = '';
    response.setEncoding('utf8').on('data', (part: string) => {
      const events = (text + part).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) ids.push(...[...event.matchAll(/^id: (\d+)\ndata: \{.*\}$/g)].map(([, id]) => Number(id)));
      wake();
    });
    const upTo = async (count: number): Promise<number[]> => {
      while (ids.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return ids;
    };
    return { response, upTo };
  };

  test('sends each new entry as an event whose id is its number', async () => {
    const platform = await platformWithCalls();
    const { response, upTo } = await open(platform, '/__ss/stream');
    expect(response.headers['content-type']).toContain('text/event-stream');
    await call(platform, '/api/nope');
    await call(platform, '/api/nope');
    expect(await upTo(2)).toEqual([4, 5]);
  });

  test('continues after Last-Event-ID, or after since', async () => {
    const platform = await platformWithCalls();
    expect(await (await open(platform, '/__ss/stream', { 'last-event-id': '1' })).upTo(2)).toEqual([2, 3]);
    expect(await (await open(platform, '/__ss/stream?since=0')).upTo(3)).toEqual([1, 2, 3]);
  });

  test('sends all of a journal of 25 MB, of which 16 are in memory, in order; and resumes among the entries on the disk', async () => {
    const platform = await startPlatform();
    const body = 'x'.repeat(100_000);
    for (let count = 0; count < 250; count += 1) await call(platform, '/api/nope', { method: 'POST', body });
    const { upTo } = await open(platform, '/__ss/stream?since=0');
    expect(await upTo(250)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
    const resumed = await open(platform, '/__ss/stream', { 'last-event-id': '20' });
    expect(await resumed.upTo(230)).toEqual(Array.from({ length: 230 }, (_, at) => at + 21));
  });

  test('warns of nothing with 12 readers of a session', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => void warnings.push(warning);
    process.on('warning', warn);
    onTestFinished(() => void process.off('warning', warn));
    const platform = await platformWithCalls();
    for (const name of ['', 'test']) {
      await Promise.all(Array.from({ length: 12 }, () => open(platform, '/__ss/stream', { 'x-ss-session': name })));
    }
    expect(warnings.map(String)).toEqual([]);
  });

  test('starts from the beginning when the id is from before a reset', async () => {
    const platform = await platformWithCalls();
    platform.journal.reset();
    await call(platform, '/api/nope');
    expect(await (await open(platform, '/__ss/stream', { 'last-event-id': '3' })).upTo(1)).toEqual([1]);
  });

  test('an open stream sends the entries after a reset, although their numbers were sent before', async () => {
    const platform = await startPlatform();
    const { upTo } = await open(platform, '/__ss/stream');
    await call(platform, '/api/nope');
    expect(await upTo(1)).toEqual([1]);
    platform.journal.reset();
    await call(platform, '/api/nope');
    expect(await upTo(2)).toEqual([1, 1]);
  });
});
