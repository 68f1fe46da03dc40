import { brotliCompressSync } from 'node:zlib';

/**
 * Made-up HAR exports of one visit to https://pots.example/, in the shape of each exporter. The visit has a page, a hit and more.
 */
export interface HarExport {
  readonly exporter: string;
  readonly har: { readonly log: { readonly entries: readonly object[] } };
}

const origin = 'https://pots.example';
const hit = `${origin}/api/census/RecordHit?crumb=abc`;
export const exportedPage = '<!doctype html><title>Pots</title><img src="/old.png"><p>caf\u00e9';
export const exportedHit = 'event=1&data=%7B%22a%22%3A%22b+c%22%7D';
const form = 'application/x-www-form-urlencoded';
const encoded = [
  { name: 'event', value: '1' },
  { name: 'data', value: '%7B%22a%22%3A%22b+c%22%7D' },
];
const decoded = [
  { name: 'event', value: '1' },
  { name: 'data', value: '{"a":"b c"}' },
];
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const named = (fields: Readonly<Record<string, string>>) => Object.entries(fields).map(([name, value]) => ({ name, value }));

interface Parts {
  readonly startedDateTime: string;
  readonly request: object;
  readonly response: object;
  readonly rest?: object;
}

const entry = ({ startedDateTime, request, response, rest = {} }: Parts) => ({
  startedDateTime,
  time: 12.345_678,
  request: { httpVersion: 'http/2.0', headers: [], queryString: [], cookies: [], headersSize: -1, bodySize: -1, ...request },
  response: {
    status: 200,
    statusText: '',
    httpVersion: 'http/2.0',
    headers: [],
    cookies: [],
    content: { size: 0, mimeType: 'x-unknown' },
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
    ...response,
  },
  cache: {},
  timings: { send: 0.1, wait: 10.2, receive: 2.045_678 },
  ...rest,
});

const pseudoHeaders = named({
  ':authority': 'pots.example',
  ':method': 'POST',
  ':path': '/api/census/RecordHit?crumb=abc',
  ':scheme': 'https',
});

const chromium = [
  entry({
    startedDateTime: '2026-01-02T03:04:05.678Z',
    request: { method: 'GET', url: `${origin}/` },
    response: { content: { size: 60, mimeType: 'text/html', compression: 12, text: exportedPage } },
    rest: {
      _initiator: { type: 'other' },
      _priority: 'VeryHigh',
      _resourceType: 'document',
      pageref: 'page_1',
      connection: '443',
    },
  }),
  entry({
    startedDateTime: '2026-01-02T03:04:05.700Z',
    request: { method: 'GET', url: `${origin}/old.png` },
    response: { status: 301, redirectURL: '/new.png', headers: named({ location: '/new.png' }) },
    rest: { _resourceType: 'image', _fetchedViaServiceWorker: false },
  }),
  entry({
    startedDateTime: '2026-01-02T03:04:05.710Z',
    request: { method: 'GET', url: `${origin}/new.png` },
    response: { content: { size: 3, mimeType: 'image/png', text: base64('png'), encoding: 'base64' } },
    rest: { _resourceType: 'image', _fromCache: 'disk' },
  }),
  entry({
    startedDateTime: '2026-01-02T03:04:06.678Z',
    request: {
      method: 'POST',
      url: hit,
      headers: [...pseudoHeaders, ...named({ accept: '*/*' })],
      postData: { mimeType: form, text: exportedHit, params: encoded },
    },
    response: { content: { size: 2, mimeType: 'application/json', text: '{}' } },
    rest: { _initiator: { type: 'script', stack: { callFrames: [] } }, _resourceType: 'fetch' },
  }),
  entry({
    startedDateTime: '2026-01-02T03:04:06.700Z',
    request: { method: 'POST', url: hit, postData: { mimeType: form, text: exportedHit } },
    response: { status: 0, _error: 'net::ERR_ABORTED', _transferSize: 0 },
    rest: { _resourceType: 'ping', time: -1 },
  }),
  entry({
    startedDateTime: '2026-01-02T03:04:06.710Z',
    request: { method: 'GET', url: `${origin}/api/1/performance/settings` },
    response: {},
    rest: { _resourceType: 'xhr', _fromCache: 'memory' },
  }),
  entry({
    startedDateTime: '2026-01-02T03:04:07.000Z',
    request: { method: 'GET', url: 'wss://pots.example/api/census/RecordHit' },
    response: { status: 101 },
    rest: { _resourceType: 'websocket', _webSocketMessages: [{ type: 'send', time: 1_767_323_047.1, opcode: 1, data: 'hello' }] },
  }),
];

const firefox = [
  entry({
    startedDateTime: '2026-01-02T04:04:05.678+01:00',
    request: { method: 'GET', url: `${origin}/`, postData: { mimeType: '', params: [], text: '' } },
    response: {
      status: 304,
      statusText: 'Not Modified',
      headers: named({ 'content-type': 'text/html; charset=utf-8' }),
      content: { mimeType: 'text/html; charset=utf-8', size: 60, text: exportedPage },
    },
    rest: { pageref: 'page_1', serverIPAddress: '203.0.113.1', connection: '443', comment: '' },
  }),
  entry({
    startedDateTime: '2026-01-02T04:04:06.678+01:00',
    request: { method: 'POST', url: hit, postData: { mimeType: form, params: decoded, text: '' }, bodySize: 38 },
    response: { content: { mimeType: 'application/json', size: 2, text: '{}', comment: 'Response bodies are not included.' } },
    rest: { comment: '' },
  }),
  entry({
    startedDateTime: '2026-01-02T04:04:06.700+01:00',
    request: { method: 'POST', url: hit, postData: { mimeType: form, params: [], text: exportedHit } },
    response: { status: 0, content: { mimeType: 'text/plain', size: 0, text: '' } },
  }),
];

const safari = [
  entry({
    startedDateTime: '2026-01-02T03:04:05.678Z',
    request: { method: 'GET', url: `${origin}/`, httpVersion: 'HTTP/2' },
    response: {
      content: { size: 60, compression: 0, mimeType: '', text: exportedPage },
      headers: named({ 'Content-Type': 'text/html' }),
    },
    rest: { _fetchType: 'Network Load', _priority: 'high', pageref: 'page_0' },
  }),
  entry({
    startedDateTime: '2026-01-02T03:04:06.678Z',
    request: { method: 'POST', url: hit, postData: { mimeType: form, text: exportedHit } },
    response: { content: { size: 2, compression: 0, mimeType: 'application/json', text: '{}' } },
    rest: { _fetchType: 'Network Load' },
  }),
  entry({
    startedDateTime: '2026-01-02T03:04:06.700Z',
    request: { method: 'POST', url: hit, postData: { mimeType: form, text: exportedHit } },
    response: { status: 0, statusText: '', content: { size: 0, mimeType: 'x-unknown' } },
  }),
];

const playwright = [
  entry({
    startedDateTime: '2026-01-02T03:04:05.678Z',
    request: { method: 'GET', url: `${origin}/` },
    response: {
      headers: named({ 'content-encoding': 'br' }),
      content: {
        size: Buffer.byteLength(exportedPage),
        mimeType: 'text/html',
        text: base64(brotliCompressSync(exportedPage)),
        encoding: 'base64',
      },
      _transferSize: 40,
    },
    rest: {
      pageref: 'page@1',
      _frameref: 'frame@1',
      _monotonicTime: 12.5,
      _resourceType: 'document',
      serverIPAddress: '203.0.113.1',
      _serverPort: 443,
    },
  }),
  entry({
    startedDateTime: '2026-01-02T03:04:06.678Z',
    request: {
      method: 'POST',
      url: hit,
      headers: pseudoHeaders,
      postData: { mimeType: form, text: exportedHit, params: decoded },
    },
    response: { content: { size: 2, mimeType: 'application/json', text: base64('{}'), encoding: 'base64' } },
    rest: { _frameref: 'frame@1', _resourceType: 'fetch' },
  }),
  entry({
    startedDateTime: '2026-01-02T03:04:06.700Z',
    request: { method: 'POST', url: hit, postData: { mimeType: form, text: exportedHit } },
    response: { status: -1, _failureText: 'net::ERR_ABORTED', content: { size: -1, mimeType: 'x-unknown' } },
  }),
];

export const harExports: readonly HarExport[] = Object.entries({ chromium, firefox, safari, playwright }).map(
  ([exporter, entries]) => ({
    exporter,
    har: { log: { version: '1.2', creator: { name: exporter, version: '1' }, pages: [], entries } } as HarExport['har'],
  }),
);

/** Entries whose bodies Playwright has saved in files beside the HAR. */
export const attachedHar = {
  log: {
    version: '1.2',
    creator: { name: 'Playwright', version: '1' },
    entries: [
      entry({
        startedDateTime: '2026-01-02T03:04:05.678Z',
        request: { method: 'GET', url: `${origin}/` },
        response: { content: { size: 60, mimeType: 'text/html', _file: 'a1.html' } },
      }),
      entry({
        startedDateTime: '2026-01-02T03:04:06.678Z',
        request: { method: 'POST', url: hit, postData: { mimeType: form, params: [], _file: 'b2.bin' } },
        response: {},
      }),
    ],
  },
};
