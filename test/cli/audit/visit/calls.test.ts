import { expect, test } from 'vitest';
import { seenCalls, withLog } from '../../../../cli/audit/visit/calls.ts';
import type { SeenRequest } from '../../../../cli/audit/visit/traffic/traffic.ts';
import { startTransfer } from '../../../../cli/audit/visit/traffic/transfers.ts';
import type { Watch } from '../../../../cli/audit/visit/watch.ts';
import type { JournalEntry } from '../../../../fake-server/common/journal/journal.ts';
import { scriptInitiator } from '../../../helpers/audit/audit-artifacts.ts';

const origin = 'http://shop.localhost:4100';
const request = (path: string, more: Partial<SeenRequest> = {}): SeenRequest => ({
  requestId: '1',
  method: 'POST',
  url: path.startsWith('http') ? path : `${origin}${path}`,
  type: 'Fetch',
  body: null,
  sentBy: scriptInitiator,
  startedAtMs: 1000,
  pageTimeMs: 1000,
  page: `${origin}/`,
  frameId: 'main',
  requestHeaders: { 'Content-Type': 'application/x-www-form-urlencoded' },
  status: 200,
  respondedAfterMs: 5,
  etag: null,
  transfer: startTransfer(),
  details: { ifNoneMatch: null, responseBody: null },
  readText: () => Promise.resolve(null),
  ...more,
});
const beacon = (path: string, body: string | null = null): Watch['events'][number] => ({
  kind: 'beacon',
  via: 'sendBeacon',
  text: `${origin}${path}`,
  body,
  stored: true,
  atMs: 2000,
  seenAtMs: 2000,
  page: `${origin}/`,
  origin,
  stack: [[`${origin}/leave.js`, 4, 2, 'leave']],
});
const watch = (requests: SeenRequest[], events: Watch['events'] = []): Pick<Watch, 'events' | 'traffic'> => ({
  events,
  traffic: {
    requests,
    headerCookies: () => [],
    clearsCookies: () => false,
    headersOf: () => ({ request: {}, response: {} }),
    responsesWithHiddenCookies: [],
    inFlight: () => 0,
    isFetching: () => false,
    lastActivityAtMs: () => 0,
  },
});
const entry = (path: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  seq: 1,
  time: new Date(3000).toISOString(),
  site: 'shop',
  endpoint: 'record-hit',
  method: 'POST',
  path,
  query: {},
  headers: {},
  encoding: 'form',
  body: { event: 'PAGE_VIEW' },
  bodyText: '',
  valid: true,
  problems: [],
  status: 200,
  fault: null,
  ...more,
});

test('calls are requests to /api paths and other requests that send data', () => {
  const requests = [
    request('/', { method: 'GET', type: 'Document' }),
    request('/a.js', { method: 'GET', type: 'Script' }),
    request('/api/1/performance/settings', { method: 'GET' }),
    request('https://collector.example/x'),
    request('/ping', { type: 'Ping' }),
  ];
  expect(seenCalls(watch(requests), null).map(({ path, endpoint }) => [path, endpoint])).toEqual([
    ['/api/1/performance/settings', 'performance-settings'],
    ['/x', null],
    ['/ping', null],
  ]);
});

test('a path with an id has the name of its endpoint', () => {
  expect(seenCalls(watch([request('/api/census/RecordQuickView/abc')]), null)).toMatchObject([{ endpoint: 'record-quick-view' }]);
});

test('form fields and the JSON text in them are decoded', () => {
  const body = 'event=PAGE_VIEW&data=%7B%22url%22%3A%22%2F%22%7D';
  expect(seenCalls(watch([request('/api/census/RecordHit', { body })]), null)).toMatchObject([
    { body: { event: 'PAGE_VIEW', data: { url: '/' } } },
  ]);
});

test('a beacon that only the watcher reports is a call of a page that is left, and no beacon counts twice', () => {
  const seen = seenCalls(watch([request('/api/a', { type: 'Ping' })], [beacon('/api/a'), beacon('/api/a', 'x=1')]), null);
  expect(seen).toMatchObject([
    { path: '/api/a', atLeave: false },
    { path: '/api/a', atLeave: true, status: null, body: { x: '1' }, sentBy: { url: `${origin}/leave.js`, line: 4 } },
  ]);
});

test('calls after the answer are marked', () => {
  const seen = seenCalls(watch([request('/api/a'), request('/api/b', { startedAtMs: 1500 })]), 1500);
  expect(seen.map(({ afterAnswer }) => afterAnswer)).toEqual([false, true]);
});

test('calls have the data of the platform’s journal and the initiator that the browser reported', () => {
  const seen = seenCalls(
    watch([request('/api/census/RecordHit', { status: null }), request('https://collector.example/x')]),
    null,
  );
  expect(withLog(seen, [entry('/api/census/RecordHit'), entry('/api/census/RecordHit')], 2500)).toMatchObject([
    // Sent before the answer at 2500, although it arrived after it.
    { status: 200, body: { event: 'PAGE_VIEW' }, sentBy: scriptInitiator, afterAnswer: false },
    { sentBy: null, afterAnswer: true },
    { url: 'https://collector.example/x' },
  ]);
});
