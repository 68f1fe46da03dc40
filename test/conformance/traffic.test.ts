import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../cli/main.ts';
import { journalEntrySchema, requestSchemas } from '../../fake-server/common/schemas/index.ts';
import { fakeIo } from '../helpers/fakes/fake-io.ts';

const folder = 'fixtures/traffic';
const recordings = readdirSync(folder).map((name) => join(folder, name));
const journals = recordings.filter((path) => path.endsWith('.ndjson'));
const har = recordings.filter((path) => path.endsWith('.har'));

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

async function replay(...args: string[]) {
  const io = fakeIo();
  const exitCode = await run(['replay', ...args, '--format', 'json'], io);
  return { exitCode, ...JSON.parse(io.outText) };
}

describe('recorded traffic', () => {
  test('contains the calls of visitors and of an owner, and one session also as HAR', () => {
    const names = new Set(journals.flatMap(linesOf).map((line) => JSON.parse(line).endpoint));
    expect([...names].sort()).toEqual([
      ...['button-click', 'button-render', 'form-render', 'logout', 'overlay', 'performance-records', 'performance-settings'],
      ...['record-event', 'record-hit', 'record-javascript-errors', 'record-quick-view', 'trace', 'track'],
    ]);
    expect(har).toHaveLength(1);
  });

  test.each(journals)('%s contains valid journal entries with valid requests, and no real secret', (path) => {
    for (const line of linesOf(path)) {
      const entry = journalEntrySchema.parse(JSON.parse(line));
      expect(entry.valid).toBe(true);
      if (entry.endpoint === null) throw new Error('expected a call of the contract');
      requestSchemas[entry.endpoint].parse({ query: entry.query, body: entry.body });
      expect(entry.headers.cookie).toMatch(/(^|; )crumb=crumb-of-visitor-\d+(;|$)/);
    }
  });

  test('replayed 100 times as fast as possible loses nothing', async () => {
    const lines = journals.flatMap(linesOf).length;
    const { summary, findings, exitCode } = await replay(...journals, '--speed', 'max', '--repeat', '100');
    expect(findings).toEqual([]);
    expect(summary).toMatchObject({
      read: lines * 100,
      sent: lines * 100,
      accepted: lines * 100,
      rejected: 0,
      failed: 0,
      lost: 0,
      duplicated: 0,
    });
    expect(exitCode).toBe(0);
  });

  test('the HAR sends the same calls as the journal of the same session', async () => {
    const [asHar] = har;
    const ofHar = await replay(String(asHar), '--speed', 'max');
    const ofJournal = await replay(String(asHar).replace(/har$/, 'ndjson'), '--speed', 'max');
    expect(ofHar.byEndpoint).toEqual(ofJournal.byEndpoint);
    expect(ofHar.exitCode).toBe(0);
  });
});
