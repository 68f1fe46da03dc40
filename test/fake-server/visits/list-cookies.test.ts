import { expect, test } from 'vitest';
import { listCookies } from '../../../fake-server/visits/list-cookies.ts';
import { createVisitLog, type StoredWrite, type Visit } from '../../../fake-server/visits/visit-log.ts';
import { unknownWriter } from '../../../fake-server/visits/writer.ts';
import { askingPolicy } from '../../helpers/platform/visit-report.ts';

const log = createVisitLog();
const visitWith = (site: string, writes: readonly (Partial<StoredWrite> & { name: string; atMs: number })[]): Visit => {
  const visit = log.of({ site, userAgent: '', address: '', keys: [], isFollowing: false }, 0);
  for (const write of writes)
    log.add(visit, {
      ...{ kind: 'write', path: '/', store: 'cookie', shape: '', value: null, attributes: '', lifetime: 'session' },
      ...{ isStored: true, count: 1, writer: unknownWriter, answer: 'true', policy: askingPolicy },
      ...write,
    });
  return visit;
};

test('equal writes are one writer; those with a bad verdict stand first, then the newest', () => {
  const runtime = { ...unknownWriter, owner: 'runtime', file: 'visit.ts', line: 22 } as const;
  const script = { ...unknownWriter, owner: 'site', file: '/a.js', line: 1 } as const;
  const two = { name: 'ss_cvr', lifetime: 63_072_000_000, writer: runtime };
  const visit = visitWith('clean', [
    { ...two, atMs: 1000 },
    { ...two, lifetime: 315_360_000_000, writer: script, atMs: 2000 },
    { ...two, lifetime: 63_072_000_400, count: 4, atMs: 3000 },
    { ...two, lifetime: 0, writer: script, atMs: 4000 },
  ]);
  const [cookie] = listCookies([visit]);
  expect(cookie?.writers.map(({ writer, count, verdict }) => `${writer.file} ${count} ${verdict.kind}`)).toEqual([
    '/a.js 1 wrong-lifetime',
    '/a.js 1 allowed',
    'visit.ts 5 allowed',
  ]);
  expect(cookie).toMatchObject({ state: 'deleted', expiresAt: null, writtenAt: '1970-01-01T00:00:04.000Z', isTracking: true });
});

test('a refused write, a cookie from before, a date beyond all dates and web storage have their states', () => {
  const visit = visitWith('leaky', [
    { name: 'refused', isStored: false, atMs: 1 },
    { name: 'endless', lifetime: 1e300, atMs: 1 },
    { name: 'key', store: 'local-storage', lifetime: 'unknown', atMs: 1 },
  ]);
  visit.before.add('old').add('endless');
  const all = listCookies([visit]).map(
    ({ name, store, state, expiresAt, purpose }) => `${name} ${store} ${state} ${expiresAt} ${purpose}`,
  );
  expect(all).toEqual([
    'old cookie before null null',
    'endless cookie kept null null',
    'refused cookie refused null null',
    'key local-storage kept null null',
  ]);
});

test('of a cookie in two visits the latest one counts, with the writers of both', () => {
  const [first, second] = ['a', 'b'].map((file, at) =>
    visitWith('shop', [{ name: 'x', writer: { ...unknownWriter, file }, atMs: at, shape: file }]),
  );
  if (!first || !second) throw new Error('Expected two visits.');
  const cookies = listCookies([second, first]);
  expect(cookies.map(({ visit, shape, writers }) => ({ visit, shape, files: writers.map(({ writer }) => writer.file) }))).toEqual(
    [{ visit: second.id, shape: 'b', files: ['b', 'a'] }],
  );
});
