import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createJournal } from '../../../fake-server/journal/journal.ts';
import { createSpills } from '../../../fake-server/journal/spill.ts';

afterEach(() => vi.unstubAllEnvs());

const entry = (bodyText: string) => ({
  time: '2026-01-01T00:00:00.000Z',
  site: 'clean',
  endpoint: null,
  method: 'GET',
  path: '/api',
  query: {},
  headers: {},
  encoding: 'none' as const,
  body: null,
  bodyText,
  valid: true,
  problems: [],
  status: 404,
  fault: null,
});

test('the temporary file has no name while it is used, so that nothing is left after a crash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spill-'));
  vi.stubEnv('TMPDIR', folder);
  const spills = createSpills(1000);
  const { file, at } = spills.append(Buffer.from('some bytes'));
  expect(readdirSync(folder)).toEqual([]);
  expect(file.read(at + 5, 5).toString()).toBe('bytes');
  expect(() => file.read(at, 20)).toThrow('cut off');
  spills.close();
});

test('a third file takes the place of the oldest one', () => {
  const spills = createSpills(20);
  const places = ['123456789', 'abcdefghi', 'ABCDEFGHI'].map((text) => spills.append(Buffer.from(text)));
  expect(new Set(places.map(({ file }) => file)).size).toBe(3);
  expect(spills.dropOldest()).toBe(places[0]?.file);
  expect(spills.dropOldest()).toBe(null);
  expect(places.slice(1).map(({ file, at }) => file.read(at, 3).toString())).toEqual(['abc', 'ABC']);
  spills.close();
});

test('without a temporary folder the oldest entries are dropped, with one notice', () => {
  vi.stubEnv('TMPDIR', '/missing/folder');
  const notices: string[] = [];
  const journal = createJournal({ memory: 10_000, segment: 2000, notify: (notice) => notices.push(notice) });
  for (let count = 0; count < 100; count += 1) journal.add(entry('x'.repeat(500)));
  expect(notices).toEqual([
    expect.stringMatching(/^Older journal entries are dropped, because the temporary folder cannot be used: ENOENT/),
  ]);
  expect(journal.entries()).toHaveLength(100 - journal.dropped);
  expect(journal.dropped).toBeGreaterThan(50);
});
