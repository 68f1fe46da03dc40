import { expect, test } from 'vitest';
import type { Request } from '../../../../cli/audit/artifacts/artifacts.ts';
import { harReport } from '../../../../cli/audit/report/har.ts';
import { jarCookie, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';
import { auditReport, exampleRun } from '../../../helpers/audit/audit-report.ts';

const entriesOf = (requests: readonly Request[], { keepSecrets = false, jar = [jarCookie('sid', 'id-1234567890')] } = {}) => {
  const artifacts = page(visit({ openedAtMs: Date.UTC(2026, 0, 1), requests, jarAfter: jar }));
  const run = { ...exampleRun, keepSecrets };
  return harReport(auditReport([{ artifacts, findings: [] }], new Set(), run)).log.entries;
};

test('the HAR has a page for each page view and an entry for each request, by the page’s clock, without secrets', () => {
  const requests = [
    seenRequest('https://shop.example/', { type: 'Document', pageMs: 0 }),
    seenRequest('https://shop.example/a?password=hunter2', { pageMs: 31_000, status: null, respondedAfterMs: null }),
  ];
  const artifacts = page(visit({ openedAtMs: Date.UTC(2026, 0, 1), requests }), visit({ journey: 'leave' }));
  const { log } = harReport(auditReport([{ artifacts, findings: [] }], new Set(), exampleRun));
  expect(log.pages?.map(({ title }) => title)).toEqual(['https://shop.example/ (first)', 'https://shop.example/ (leave)']);
  expect(log.entries).toMatchObject([
    { pageref: 'page_1', startedDateTime: '2026-01-01T00:00:00.000Z', response: { status: 200 } },
    { pageref: 'page_1', startedDateTime: '2026-01-01T00:00:31.000Z', response: { status: 0 } },
  ]);
  expect(JSON.stringify(log)).not.toContain('hunter2');
});

const posted = seenRequest('https://user:pw@t.example/p?token=t0ps3cret&id=1234567890&page=2', {
  method: 'POST',
  requestHeaders: {
    Authorization: 'Bearer abc.def123',
    Cookie: 'sid=id-1234567890; theme=dark',
    'Content-Type': 'application/json',
    'x-api-key': 'hush-1',
    Referer: 'https://shop.example/?sid=qwe1',
  },
  responseHeaders: {
    'Set-Cookie': 'a=1; Path=/x; Expires=Thu, 01 Jan 2026 00:00:00 GMT; Secure; SameSite=None\nb=2; Domain=t.example; HttpOnly',
    Location: '/next?code=xyz9',
    'Cache-Control': 'no-store',
  },
  postData: '{"password":"hunter2","list":[{"api_key":"k3y"}],"visitor":"id-1234567890","n":1}',
  status: 302,
  respondedAfterMs: 50,
  transfer: {
    statusText: 'Found',
    protocol: 'h2',
    mimeType: 'text/html',
    serverAddress: '2001:db8::1',
    fromCache: false,
    endedAfterMs: 70,
    wireBytes: 400,
    bodyBytes: 12,
    phasesMs: { dns: 4, connect: 10, ssl: 6, send: 1 },
  },
});

test('an entry has headers, cookies, body, size and the phases of its transfer, with secret values cut to their shape', () => {
  const [entry] = entriesOf([posted]);
  expect(entry).toMatchObject({
    time: 70,
    serverIPAddress: '2001:db8::1',
    _initiator: { type: 'script', url: 'https://shop.example/a.js', lineNumber: 2, column: 4 },
    timings: { dns: 4, connect: 10, ssl: 6, send: 1, wait: 35, receive: 20 },
    request: {
      url: 'https://t.example/p?token=x0xx0xxxx&id=0000000000&page=2',
      httpVersion: 'HTTP/2.0',
      cookies: [
        { name: 'sid', value: 'xx-0000000000' },
        { name: 'theme', value: 'xxxx' },
      ],
      headers: [
        { name: 'Authorization', value: 'Bearer xxx.xxx000' },
        { name: 'Cookie', value: 'sid=xx-0000000000; theme=xxxx' },
        { name: 'Content-Type', value: 'application/json' },
        { name: 'x-api-key', value: 'xxxx-0' },
        { name: 'Referer', value: 'https://shop.example/?sid=xxx0' },
      ],
      queryString: [{ name: 'token' }, { name: 'id' }, { name: 'page', value: '2' }],
      postData: {
        mimeType: 'application/json',
        text: '{"password":"xxxxxx0","list":[{"api_key":"x0x"}],"visitor":"xx-0000000000","n":1}',
      },
    },
    response: {
      statusText: 'Found',
      redirectURL: '/next?code=xxx0',
      content: { size: 12, mimeType: 'text/html' },
      _transferSize: 400,
      cookies: [
        {
          name: 'a',
          value: '0',
          path: '/x',
          expires: '2026-01-01T00:00:00.000Z',
          secure: true,
          httpOnly: false,
          sameSite: 'None',
        },
        { name: 'b', value: '0', domain: 't.example', httpOnly: true },
      ],
      headers: [
        { name: 'Set-Cookie', value: 'a=0; Path=/x; Expires=Thu, 01 Jan 2026 00:00:00 GMT; Secure; SameSite=None' },
        { name: 'Set-Cookie', value: 'b=0; Domain=t.example; HttpOnly' },
        { name: 'Location' },
        { name: 'Cache-Control', value: 'no-store' },
      ],
    },
  });
});

test('with --keep-secrets the entry has all values', () => {
  const [entry] = entriesOf([posted], { keepSecrets: true });
  expect(entry?.request.url).toBe(posted.url);
  expect(entry?.request.postData?.text).toBe(posted.postData);
  expect(entry?.request.headers[0]).toEqual({ name: 'Authorization', value: 'Bearer abc.def123' });
  expect(entry?.response.cookies[0]).toMatchObject({ name: 'a', value: '1' });
});

test('a body of 64 kB or more is marked as cut, and its size is that of the whole body', () => {
  const requestHeaders = { 'content-length': '200000' };
  const [entry] = entriesOf([
    seenRequest('https://shop.example/', { method: 'POST', requestHeaders, postData: 'x'.repeat(65_536) }),
  ]);
  expect(entry?.request).toMatchObject({ bodySize: 200_000, postData: { comment: 'The first 65536 characters.' } });
});

test('a request that failed has its reason, and odd addresses and headers do not break the HAR', () => {
  const transfer = { ...posted.transfer, failure: 'net::ERR_NAME_NOT_RESOLVED', serverAddress: 'not an address', protocol: '' };
  const odd = seenRequest('http://%zz', {
    status: null,
    requestHeaders: { Cookie: 'novalue; =x; ;' },
    transfer: { ...transfer, wireBytes: null },
  });
  const [entry] = entriesOf([odd]);
  expect(entry).toMatchObject({ response: { status: 0, _error: 'net::ERR_NAME_NOT_RESOLVED' }, request: { queryString: [] } });
  expect(entry).not.toHaveProperty('serverIPAddress');
});
