import { expect, test } from 'vitest';
import { watchTraffic } from '../../../../../cli/audit/visit/traffic/traffic.ts';
import { fakeDevtoolsSession } from '../../../../helpers/audit/fake-devtools-session.ts';

function watched() {
  const { session, emit } = fakeDevtoolsSession();
  const traffic = watchTraffic();
  traffic.watch(session, 'page');
  const request = (requestId: string, url: string, more: object = {}) =>
    emit('Network.requestWillBeSent', {
      requestId,
      type: 'Fetch',
      request: { method: 'GET', url, headers: {} },
      initiator: {},
      ...more,
    });
  return { traffic, emit, request };
}

test('a request is in flight until it ends, a fetch until the head of its response', () => {
  const { traffic, emit, request } = watched();
  request('1', 'http://a.test/x.js', { type: 'Script' });
  request('2', 'http://a.test/api');
  request('3', 'http://a.test/gone');
  expect(traffic.inFlight()).toBe(3);
  emit('Network.responseReceived', { requestId: '1', response: { status: 200, headers: {} } });
  emit('Network.responseReceived', { requestId: '2', response: { status: 202, headers: {} } });
  emit('Network.loadingFailed', { requestId: '3' });
  expect(traffic.inFlight()).toBe(1);
  emit('Network.loadingFinished', { requestId: '1' });
  expect(traffic.inFlight()).toBe(0);
  expect(traffic.requests.map(({ status }) => status)).toEqual([200, 202, null]);
});

test('streams and data addresses are never in flight', () => {
  const { traffic, request } = watched();
  request('1', 'http://a.test/events', { type: 'EventSource' });
  request('2', 'data:text/plain,x');
  expect(traffic.inFlight()).toBe(0);
});

test('a cookie of a redirect has the redirect’s response as its initiator', () => {
  const { traffic, emit, request } = watched();
  const respond = (statusCode: number, cookie: string) =>
    emit('Network.responseReceivedExtraInfo', {
      requestId: '1',
      statusCode,
      headers: { 'Set-Cookie': cookie },
      blockedCookies: [],
    });
  request('1', 'http://a.test/go', { type: 'Document' });
  respond(302, 'hop=1');
  request('1', 'http://a.test/there', { type: 'Document', redirectResponse: { status: 302, headers: {} } });
  respond(200, 'a=1\nb=2');
  expect(traffic.headerCookies()).toMatchObject([
    { line: 'hop=1', initiator: { url: 'http://a.test/go', status: 302 } },
    { line: 'a=1', initiator: { url: 'http://a.test/there', status: 200 } },
    { line: 'b=2' },
  ]);
});

test('a refused cookie has the browser’s reasons', () => {
  const { traffic, emit, request } = watched();
  request('1', 'http://a.test/');
  const blockedCookies = [{ blockedReasons: ['InvalidDomain'], cookieLine: 'x=1; Domain=b.test' }];
  emit('Network.responseReceivedExtraInfo', {
    requestId: '1',
    statusCode: 200,
    headers: { 'set-cookie': 'x=1; Domain=b.test' },
    blockedCookies,
  });
  expect(traffic.headerCookies()).toMatchObject([{ refused: 'InvalidDomain' }]);
});

test('the initiator of a request is the innermost script of its stack, with its line counted from 1', () => {
  const { traffic, request } = watched();
  const frame = { url: 'http://a.test/s.js', lineNumber: 6, columnNumber: 18, functionName: 'send' };
  request('1', 'http://a.test/x', { initiator: { stack: { callFrames: [{ ...frame, url: '' }, frame] } } });
  request('2', 'http://a.test/y', { initiator: { stack: { callFrames: [], parent: { callFrames: [frame] } } } });
  request('3', 'http://a.test/z');
  expect(traffic.requests.map(({ sentBy }) => sentBy && `${sentBy.url}:${sentBy.line}:${sentBy.column}`)).toEqual([
    'http://a.test/s.js:7:19',
    'http://a.test/s.js:7:19',
    null,
  ]);
});

test('each hop of a redirect has its own headers, also when a hop comes from the cache and has none on the wire', () => {
  const { traffic, emit, request } = watched();
  const redirected = (url: string, location: string, redirectHasExtraInfo: boolean) =>
    request('1', url, {
      type: 'Document',
      redirectHasExtraInfo,
      redirectResponse: { status: 301, headers: { Location: location }, encodedDataLength: 120 },
    });
  emit('Network.requestWillBeSentExtraInfo', { requestId: '1', headers: { Host: 'a.test', Cookie: 'a=1' } });
  request('1', 'http://a.test/cached', { type: 'Document' });
  redirected('http://a.test/go', 'http://a.test/go', false);
  emit('Network.responseReceivedExtraInfo', {
    requestId: '1',
    statusCode: 301,
    headers: { 'set-cookie': 'go=1' },
    blockedCookies: [],
  });
  redirected('http://b.test/there', 'http://b.test/there', true);
  emit('Network.requestWillBeSentExtraInfo', { requestId: '1', headers: { Host: 'b.test' } });
  emit('Network.responseReceived', {
    requestId: '1',
    hasExtraInfo: true,
    response: { status: 200, statusText: 'OK', headers: {} },
  });
  emit('Network.responseReceivedExtraInfo', {
    requestId: '1',
    statusCode: 200,
    headers: { 'set-cookie': `a=1\nb=${'x'.repeat(9000)}` },
    blockedCookies: [],
  });
  const headers = traffic.requests.map((one) => traffic.headersOf(one));
  expect(headers.map(({ request: sent }) => sent)).toEqual([{}, { Host: 'a.test', Cookie: 'a=1' }, { Host: 'b.test' }]);
  expect(headers.map(({ response }) => response)).toMatchObject([{ Location: 'http://a.test/go' }, { 'set-cookie': 'go=1' }, {}]);
  expect(headers[2]?.response['set-cookie']).toHaveLength('a=1\n'.length + 8192);
  expect(traffic.headerCookies().map(({ line, initiator }) => [line.slice(0, 4), initiator.url])).toEqual([
    ['go=1', 'http://a.test/go'],
    ['a=1', 'http://b.test/there'],
    ['b=xx', 'http://b.test/there'],
  ]);
});

test('a transfer has the bytes of its body, its end and its failure, and a body that is sent as a Blob is read afterwards', async () => {
  const { session, emit } = fakeDevtoolsSession((method) =>
    method === 'Network.getRequestPostData' ? { postData: 'from a Blob' } : {},
  );
  const traffic = watchTraffic();
  traffic.watch(session, 'page');
  const request = { method: 'POST', url: 'http://a.test/', headers: {}, hasPostData: true };
  for (const requestId of ['1', '2'])
    emit('Network.requestWillBeSent', { requestId, type: 'Ping', request, initiator: {}, wallTime: 0 });
  emit('Network.responseReceived', {
    requestId: '1',
    response: { status: 200, statusText: 'OK', headers: {}, mimeType: 'text/css' },
  });
  emit('Network.dataReceived', { requestId: '1', dataLength: 40 });
  emit('Network.dataReceived', { requestId: '1', dataLength: 2 });
  emit('Network.loadingFinished', { requestId: '1', encodedDataLength: 300 });
  emit('Network.loadingFailed', { requestId: '2', errorText: 'net::ERR_BLOCKED_BY_CLIENT' });
  await expect.poll(() => traffic.requests.map(({ body }) => body)).toEqual(['from a Blob', 'from a Blob']);
  expect(traffic.requests.map(({ transfer }) => transfer.result())).toMatchObject([
    { statusText: 'OK', mimeType: 'text/css', bodyBytes: 42, wireBytes: 300, endedAfterMs: expect.any(Number) },
    { failure: 'net::ERR_BLOCKED_BY_CLIENT', wireBytes: null },
  ]);
});
