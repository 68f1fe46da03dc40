import { expect, test } from 'vitest';
import { describeVisit } from '../../../fake-server/visits/describe-visit.ts';
import type { StoredEvent, Visit } from '../../../fake-server/visits/visit-log.ts';

test('a call in the millisecond of a page stands before that page, also when it was read after it', () => {
  const page = (atMs: number, path: string) => ({ atMs, kind: 'page', path, referrer: null, status: 200, isFrame: false });
  const sent = {
    atMs: 2000,
    kind: 'call',
    seq: 1,
    endpoint: 'record-hit',
    method: 'POST',
    path: '/api',
    status: 200,
    valid: true,
  };
  const events = [page(1000, '/a'), page(2000, '/b'), { ...sent, fault: null }] as unknown as StoredEvent[];
  const visit = {
    id: '1',
    site: 'a',
    userAgent: '',
    startedAtMs: 1000,
    latestAtMs: 2000,
    events,
    dropped: 0,
  } as unknown as Visit;
  expect(describeVisit(visit).events.map((event) => `${event.kind} ${'path' in event ? event.path : ''}`)).toEqual([
    'page /a',
    'call /api',
    'page /b',
  ]);
});
