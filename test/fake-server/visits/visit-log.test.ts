import { expect, test } from 'vitest';
import { createVisitLog, type Sender } from '../../../fake-server/visits/visit-log.ts';

const sender = (more: Partial<Sender> = {}): Sender => ({
  ...{ site: 'clean', userAgent: 'Firefox', address: '127.0.0.1', keys: ['crumb a'], isFollowing: false },
  ...more,
});
const minute = 60_000;

test('a browser is known by any of its names, on one site', () => {
  const log = createVisitLog();
  const first = log.of(sender({ keys: [] }), 0);
  log.link(first, 'crumb a');
  expect(log.of(sender(), 1)).toBe(first);
  expect(log.of(sender({ keys: ['crumb b', 'record r'] }), 2)).not.toBe(first);
  expect(log.of(sender({ keys: ['crumb new', 'crumb a'] }), 3)).toBe(first);
  expect(log.of(sender({ keys: ['crumb new'] }), 4)).toBe(first);
  expect(log.of(sender({ site: 'leaky' }), 5)).not.toBe(first);
});

test('a visit ends after 30 minutes without a request, and a clock that jumps back continues it', () => {
  const log = createVisitLog();
  const first = log.of(sender(), 100 * minute);
  expect(log.of(sender(), 129 * minute)).toBe(first);
  expect(log.of(sender(), 20 * minute)).toBe(first);
  expect(log.of(sender(), 158 * minute)).toBe(first);
  const second = log.of(sender(), 188 * minute);
  expect(second).not.toBe(first);
  expect(log.of(sender(), 189 * minute)).toBe(second);
  expect(log.list().map(({ id }) => id)).toEqual(['2', '1']);
});

test('50 visits, 400 events of a visit and 20 names of a browser are kept, the newest', () => {
  const log = createVisitLog();
  for (let at = 0; at < 1000; at += 1) log.of(sender({ keys: [`crumb ${at}`] }), at);
  expect(
    log
      .list()
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['1000', '999']);
  expect(log.list()).toHaveLength(50);
  const visit = log.of(sender({ keys: ['crumb 999'] }), 1000);
  for (let at = 0; at < 1000; at += 1) log.add(visit, { atMs: at, kind: 'left', path: `/${at}` });
  for (let at = 0; at < 1000; at += 1) log.of(sender({ keys: ['crumb 999', `record ${at}`] }), 1001);
  expect({ events: visit.events.length, dropped: visit.dropped, names: visit.keys.size }).toEqual({
    events: 400,
    dropped: 600,
    names: 20,
  });
  expect(visit.events[0]).toEqual({ atMs: 600, kind: 'left', path: '/600' });
  log.clear();
  expect(log.of(sender({ keys: ['crumb 999'] }), 1002).id).toBe('1001');
});
