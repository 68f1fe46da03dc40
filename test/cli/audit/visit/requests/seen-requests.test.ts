import { expect, test } from 'vitest';
import { callsOf } from '../../../../../cli/audit/artifacts/calls.ts';
import { isObserved } from '../../../../../cli/audit/artifacts/observed-requests.ts';
import { seenRequests } from '../../../../../cli/audit/visit/requests/seen-requests.ts';
import { withJournal } from '../../../../../cli/audit/visit/requests/with-journal.ts';
import type { SeenRequest } from '../../../../../cli/audit/visit/traffic/traffic.ts';
import { startTransfer } from '../../../../../cli/audit/visit/traffic/transfers.ts';
import type { Watch } from '../../../../../cli/audit/visit/watch/watch.ts';
import type { JournalEntry } from '../../../../../fake-server/common/journal/journal.ts';
import { scriptInitiator } from '../../../../helpers/audit/audit-artifacts.ts';

const origin = 'http://shop.localhost:4100';
const request = (path: string, more: Partial<SeenRequest> = {}): SeenRequest => ({
  requestId: '1',
  method: 'POST',
  url: path.startsWith('http') ? path : `${origin}${path}`,
  type: 'Fetch',
  ...{ body: null, hasBody: false, fragment: null },
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
    headersOf: ({ requestHeaders: request }) => ({ request, response: {} }),
    responsesWithHiddenCookies: [],
    inFlight: () => 0,
    isFetching: () => false,
    lastActivityAtMs: () => 0,
    completeStack: (stack) => stack,
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

const read = (answeredAtMs: number | null = null) => ({ openedAtMs: 500, answeredAtMs, ownHeaders: {}, sources: undefined });
const seen = (requests: SeenRequest[], events: Watch['events'] = [], answeredAtMs: number | null = null) =>
  seenRequests(watch(requests, events), read(answeredAtMs));
const seenCalls = (requests: SeenRequest[]) => callsOf({ requests: seen(requests), openedAtMs: 500 });

test('calls are requests to /api paths and other requests that send data', () => {
  const requests = [
    request('/', { method: 'GET', type: 'Document' }),
    request('/a.js', { method: 'GET', type: 'Script' }),
    request('/api/1/performance/settings', { method: 'GET' }),
    request('https://collector.example/x'),
    request('/ping', { type: 'Ping' }),
  ];
  expect(seen(requests).map(({ call }) => call !== undefined)).toEqual([false, false, true, true, true]);
  expect(seenCalls(requests).map(({ path, endpoint, atMs }) => [path, endpoint, atMs])).toEqual([
    ['/api/1/performance/settings', 'performance-settings', 1000],
    ['/x', null, 1000],
    ['/ping', null, 1000],
  ]);
});

test('a path with an id has the name of its endpoint', () => {
  expect(seenCalls([request('/api/census/RecordQuickView/abc')])).toMatchObject([{ endpoint: 'record-quick-view' }]);
});

test('form fields and the JSON text in them are decoded', () => {
  const body = 'event=PAGE_VIEW&data=%7B%22url%22%3A%22%2F%22%7D';
  expect(seenCalls([request('/api/census/RecordHit', { body })])).toMatchObject([
    { bodyText: body, body: { event: 'PAGE_VIEW', data: { url: '/' } }, contentType: 'application/x-www-form-urlencoded' },
  ]);
});

test('a beacon that only the watcher reports is a request without a transfer, and no beacon counts twice', () => {
  const sent = seen([request('/api/a', { type: 'Ping' })], [beacon('/api/a'), beacon('/api/a', 'x=1')]);
  expect(sent.map(isObserved)).toEqual([true, false]);
  expect(sent[1]).toMatchObject({
    ...{ url: `${origin}/api/a`, type: 'Ping', status: null, pageMs: 1500, postData: 'x=1', requestHeaders: {} },
    ...{ call: { body: { x: '1' } }, sentBy: { url: `${origin}/leave.js`, line: 4 } },
  });
});

test('a request has the body and the sender that the watcher reported, where the browser has none', () => {
  const blob = request('/api/a', { type: 'Ping', sentBy: null });
  expect(seen([blob], [beacon('/api/a', 'x=1')])).toMatchObject([
    { postData: 'x=1', call: { body: { x: '1' } }, sentBy: { url: `${origin}/leave.js` } },
  ]);
  const known = request('/api/a', { type: 'Ping', body: 'y=2' });
  expect(seen([known], [beacon('/api/a', 'x=1')])).toMatchObject([{ postData: 'y=2', sentBy: scriptInitiator }]);
});

test('a body that was read in part or not at all is marked: a stream, files in a form, a text that was cut; an absent one is not', () => {
  const unread = (more: Partial<SeenRequest>, events: Watch['events'] = []) =>
    seen([request('/api/a', more)], events).map(({ hasUnreadBody }) => hasUnreadBody ?? false);
  const withLength = (bytes: number) => ({ requestHeaders: { 'content-length': `${bytes}` } });
  expect(unread({})).toEqual([false]);
  expect(unread({ hasBody: true })).toEqual([true]);
  expect(unread({ body: 'ü=1', hasBody: true, ...withLength(4) })).toEqual([false]);
  expect(unread({ body: 'ü=1', hasBody: true, ...withLength(40) })).toEqual([true]);
  expect(unread(withLength(0))).toEqual([false]);
  expect(unread(withLength(1))).toEqual([true]);
  expect(unread({ body: 'x'.repeat(65_537), hasBody: true })).toEqual([true]);
  const sent = (body: string | null) => [beacon('/api/a', body)];
  expect([unread({}, sent(null)), unread({}, sent('')), unread({ hasBody: true }, sent('x=1'))]).toEqual([
    [true],
    [false],
    [false],
  ]);
  expect(unread({}, [...sent(''), ...sent(null), ...sent('x=1')])).toEqual([false, true, false]);
});

test('requests after the answer are marked', () => {
  const sent = seen([request('/api/a'), request('/api/b', { startedAtMs: 1500 })], [], 1500);
  expect(sent.map(({ afterAnswer }) => afterAnswer)).toEqual([false, true]);
});

test('a body is kept up to 65,536 characters, and its call is decoded whole', () => {
  const body = JSON.stringify({ text: 'x'.repeat(70_000) });
  const [sent] = seen([request('/api/a', { body })]);
  expect(sent?.postData?.length).toBe(65_536);
  expect(sent?.call?.body).toEqual({ text: 'x'.repeat(70_000) });
});

test('calls have the data of the platform’s journal and the initiator that the browser reported', () => {
  const sent = seen([request('/api/census/RecordHit', { status: null }), request('https://collector.example/x')]);
  const headers = { host: 'shop.localhost:4100', 'content-type': 'text/plain', cookie: 'a=1' };
  const journal = [entry('/api/census/RecordHit'), entry('/api/census/RecordHit', { headers, bodyText: 'x=1' })];
  const requests = withJournal(sent, journal, read(2500));
  expect(callsOf({ requests, openedAtMs: 500 })).toMatchObject([
    // Sent before the answer at 2500, although it arrived after it.
    { status: 200, body: { event: 'PAGE_VIEW' }, sentBy: scriptInitiator, afterAnswer: false, atMs: 1000 },
    { url: 'https://collector.example/x' },
    { url: `${origin}/api/census/RecordHit`, status: 200, sentBy: null, afterAnswer: true, atMs: 3000, bodyText: 'x=1' },
  ]);
  expect(requests[0]).toMatchObject({ status: null, call: { status: 200 } });
  expect(requests[2]).toMatchObject({ status: null, requestHeaders: { 'Content-Type': 'text/plain' } });
});

test('a request to an /api path that is not in the journal is no call, and a form that is sent there is one', () => {
  const sent = seen([
    request('https://other.example/api/collect'),
    request('/api/form/SaveFormSubmission', { type: 'Document', body: 'a=1' }),
  ]);
  const submission = entry('/api/form/SaveFormSubmission', { endpoint: 'save-form-submission', body: { a: '1' } });
  const requests = withJournal(sent, [submission], read());
  expect(requests.map(({ call, sentBy }) => [call?.endpoint, sentBy])).toEqual([
    [undefined, scriptInitiator],
    ['save-form-submission', scriptInitiator],
  ]);
});
