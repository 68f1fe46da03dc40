import { expect, test } from 'vitest';
import { describeVisit } from '../../../fake-server/visits/describe-visit.ts';
import type { StoredEvent, Visit } from '../../../fake-server/visits/visit-log.ts';

const page = (atMs: number, path: string) => ({ atMs, kind: 'page', path, referrer: null, status: 200, isFrame: false });
const left = (atMs: number, path: string) => ({ atMs, kind: 'left', path });
const call = (atMs: number, path: string) => ({
  ...{ atMs, kind: 'call', seq: 1, endpoint: 'record-hit', method: 'POST', path },
  ...{ status: 200, valid: true, fault: null },
});

/** Returns the events of a visit in the order in which they are shown. */
function shownOrder(events: readonly object[]): string[] {
  const visit = {
    ...{ id: '1', site: 'a', userAgent: '', startedAtMs: 1000, latestAtMs: 2000 },
    ...{ events: events as readonly StoredEvent[], dropped: 0 },
  } as unknown as Visit;
  return describeVisit(visit).events.map((event) => `${event.kind} ${'path' in event ? event.path : ''}`);
}

test('a call in the millisecond of a page stands before that page, also when it was read after it', () => {
  expect(shownOrder([page(1000, '/a'), page(2000, '/b'), call(2000, '/api')])).toEqual(['page /a', 'call /api', 'page /b']);
});

test('a page that is left stands before the next one, also where three follow within 2 seconds', () => {
  const events = [page(1000, '/a'), page(1300, '/b'), left(1310, '/a'), page(1600, '/c'), left(1610, '/b'), left(1900, '/c')];
  expect(shownOrder(events)).toEqual(['page /a', 'left /a', 'page /b', 'left /b', 'page /c', 'left /c']);
});
