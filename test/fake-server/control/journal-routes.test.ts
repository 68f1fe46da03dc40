import { describe, expect, test } from 'vitest';
import { journalEntrySchema } from '../../../fake-server/common/schemas/index.ts';
import type { Platform } from '../../../fake-server/start.ts';
import { call, formHeaders, startPlatform } from '../../helpers/platform/platform.ts';

/** Three calls: a valid quick view, an unknown one, a broken hit. */
async function platformWithCalls(): Promise<Platform> {
  const platform = await startPlatform();
  await call(platform, '/api/census/RecordQuickView/a', { method: 'POST', headers: { cookie: 'a=1; b=2' } });
  await call(platform, '/api/nope?x=1&x=2', { host: 'nobody.localhost' });
  await call(platform, '/api/census/RecordHit', { method: 'POST', headers: formHeaders, body: 'event=1&data=%7B%7D&ss_cvr=' });
  return platform;
}

interface Page {
  readonly entries: { seq: number }[];
  readonly next: number;
}

const pageOf = async (platform: Platform, query: string): Promise<[number[], number]> => {
  const { entries, next } = (await call(platform, `/__ss/journal${query}`)).json() as Page;
  return [entries.map(({ seq }) => seq), next];
};

describe('/__ss/journal', () => {
  test('returns entries in the format of a recording, and the number of the last one', async () => {
    const platform = await platformWithCalls();
    const { entries, next } = (await call(platform, '/__ss/journal')).json() as Page;
    for (const entry of entries) expect(journalEntrySchema.safeParse(entry).success).toBe(true);
    expect([entries.length, next]).toEqual([3, 3]);
  });

  test.each([
    ['?endpoint=record-hit', [[3], 3]],
    ['?endpoint=null', [[2], 3]],
    ['?site=home', [[1, 3], 3]],
    ['?site=', [[2], 3]],
    ['?valid=false', [[2, 3], 3]],
    ['?valid=true', [[1], 3]],
    ['?limit=2', [[1, 2], 2]],
    ['?since=2', [[3], 3]],
    ['?since=3', [[], 3]],
    ['?since=1&limit=1&valid=false', [[2], 2]],
    ['?limit=0', [[], 0]],
  ])('%s', async (query, expected) => {
    expect(await pageOf(await platformWithCalls(), query)).toEqual(expected);
  });

  test.each(['?since=x', '?limit=-1', '?valid=maybe'])('%s gets 400 with the allowed values', async (query) => {
    const response = await call(await startPlatform(), `/__ss/journal${query}`);
    expect(response.status).toBe(400);
    expect((response.json() as { error: string }).error).toMatch(/must be/);
  });

  test('is emptied by DELETE; numbers continue', async () => {
    const platform = await platformWithCalls();
    await call(platform, '/__ss/journal', { method: 'DELETE' });
    expect(await pageOf(platform, '')).toEqual([[], 3]);
    await call(platform, '/api/nope');
    expect(await pageOf(platform, '?since=3')).toEqual([[4], 4]);
  });
});

describe('the journal as a recording', () => {
  test('is NDJSON, one entry a line', async () => {
    const platform = await platformWithCalls();
    const lines = (await call(platform, '/__ss/journal.ndjson')).text.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(platform.journal.entries());
  });

  test('is HAR 1.2', async () => {
    const platform = await platformWithCalls();
    const { log } = (await call(platform, '/__ss/journal.har')).json() as { log: { version: string; entries: never[] } };
    expect(log.version).toBe('1.2');
    expect(log.entries).toHaveLength(3);
    expect(log.entries[0]).toMatchObject({
      request: {
        method: 'POST',
        url: `http://localhost:${platform.port}/api/census/RecordQuickView/a`,
        cookies: [
          { name: 'a', value: '0' },
          { name: 'b', value: '0' },
        ],
        bodySize: 0,
      },
      response: { status: 200 },
    });
    expect(log.entries[1]).toMatchObject({
      request: {
        url: 'http://nobody.localhost/api/nope?x=1&x=2',
        queryString: [
          { name: 'x', value: '1' },
          { name: 'x', value: '2' },
        ],
      },
    });
    expect(log.entries[2]).toMatchObject({
      request: { postData: { mimeType: 'application/x-www-form-urlencoded', text: 'event=1&data=%7B%7D&ss_cvr=' } },
    });
  });
});
