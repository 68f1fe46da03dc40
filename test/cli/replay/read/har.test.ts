import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { decodeEntry, decodeHar } from '../../../../cli/replay/read/har.ts';
import type { RecordedRequest } from '../../../../cli/replay/read/recorded-request.ts';
import { attachedHar, exportedHit, harExports } from '../../../helpers/values/har-exports.ts';

const hit = 'http://clean.localhost:4100/api/census/RecordHit?crumb=abc';

function entry(request: object, rest: object = {}) {
  return {
    startedDateTime: '2026-01-02T03:04:05.678Z',
    request: { method: 'POST', url: hit, headers: [], postData: { mimeType: 'text/plain', text: 'event=1' }, ...request },
    response: { status: 200 },
    ...rest,
  };
}

const decode = (document: unknown) => decodeHar(Readable.from([Buffer.from(JSON.stringify(document))]), 'a.har');
const place = { source: 'a.har', pointer: '/log/entries/0' };

function request(one: unknown): RecordedRequest {
  const item = decodeEntry(one, place);
  if (!('request' in item)) throw new Error('it was not read');
  return item.request;
}

function problem(one: unknown): string {
  const item = decodeEntry(one, place);
  if (!('unreadable' in item)) throw new Error('it was read');
  return item.unreadable.message;
}

describe('decodeHar', () => {
  test('the requests are in the order of their start, each with its place in the file', async () => {
    const at = (seconds: number | null) => {
      const { startedDateTime, ...rest } = entry({});
      return seconds === null ? rest : { ...rest, startedDateTime: startedDateTime.replace(':05', `:0${seconds}`) };
    };
    const items = await decode({ log: { version: '1.2', entries: [at(3), at(1), at(null), at(2)] } });
    expect(items.map((item) => 'request' in item && item.request.place.pointer)).toEqual([
      '/log/entries/1',
      '/log/entries/2',
      '/log/entries/3',
      '/log/entries/0',
    ]);
  });

  test('reads method, path, headers, body, site, time, status and place of an entry', () => {
    expect(request(entry({ headers: [{ name: 'X-CSRF-Token', value: 'abc' }] }))).toEqual({
      place,
      endpoint: 'record-hit',
      method: 'POST',
      path: '/api/census/RecordHit?crumb=abc',
      headers: [['x-csrf-token', 'abc']],
      body: 'event=1',
      site: 'clean',
      timeMs: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
      recordedStatus: 200,
    });
  });

  test('a call to a site on the web has its endpoint, and no site', () => {
    const { endpoint, site, path } = request(entry({ url: 'https://www.example.com/api/census/RecordHit?crumb=a#x' }));
    expect({ endpoint, site, path }).toEqual({ endpoint: 'record-hit', site: '', path: '/api/census/RecordHit?crumb=a' });
  });

  test('another request has no endpoint, whatever its entry contains', () => {
    const url = 'https://www.example.com/style.css';
    expect(request(entry({ method: 'GET', url, headers: 'none', postData: null })).endpoint).toBeNull();
  });

  test('leaves out the pseudo headers of HTTP/2 and HTTP/3', () => {
    const headers = [':authority', ':method', ':path', ':scheme'].map((name) => ({ name, value: 'x' }));
    expect(request(entry({ headers: [...headers, { name: 'accept', value: '*/*' }] })).headers).toEqual([['accept', '*/*']]);
  });

  test('reads cookies from their list when there is no Cookie header', () => {
    const cookies = [
      { name: 'crumb', value: 'abc' },
      { name: 'ss_cvt', value: '1' },
    ];
    expect(request(entry({ cookies })).headers).toEqual([['cookie', 'crumb=abc; ss_cvt=1']]);
  });

  test('decodes a body in base64', () => {
    expect(request(entry({ postData: { text: 'ZXZlbnQ9MQ==', encoding: 'base64' } })).body).toBe('event=1');
  });

  test('encodes decoded form fields (Firefox), and keeps encoded ones (Chrome)', () => {
    const decoded = {
      params: [
        { name: 'event', value: '1' },
        { name: 'data', value: '{"a":"b c"}' },
      ],
    };
    const encoded = {
      params: [
        { name: 'event', value: '1' },
        { name: 'data', value: '%7B%22a%22%3A%22b+c%22%7D' },
      ],
    };
    const expected = 'event=1&data=%7B%22a%22%3A%22b+c%22%7D';
    expect(request(entry({ postData: decoded })).body).toBe(expected);
    expect(request(entry({ postData: encoded })).body).toBe(expected);
  });

  test('a beacon whose body the browser left out cannot be sent', () => {
    expect(problem(entry({ postData: undefined }))).toContain('Its body is missing');
    expect(problem(entry({ postData: { mimeType: 'text/plain', text: '' }, bodySize: 230 }))).toContain('Its body is missing');
    expect(problem(entry({ postData: undefined, headers: [{ name: 'Content-Length', value: '12' }] }))).toContain(
      'Its body is missing',
    );
  });

  test.each(harExports)(
    'an export of $exporter has a hit with its body, time and status, and one without a response',
    async ({ har }) => {
      const items = (await decode(har)).flatMap((item) =>
        'request' in item && item.request.endpoint !== null ? [item.request] : [],
      );
      expect(
        items.map(({ endpoint, recordedStatus, timeMs, body }) => [endpoint, recordedStatus, timeMs, body.toString()]),
      ).toEqual([
        ['record-hit', 200, Date.UTC(2026, 0, 2, 3, 4, 6, 678), exportedHit],
        ['record-hit', 0, Date.UTC(2026, 0, 2, 3, 4, 6, 700), exportedHit],
      ]);
      expect(items[0]?.headers.filter(([name]) => name.startsWith(':'))).toEqual([]);
    },
  );

  test('a body that Playwright has saved in a file of its own, and a multipart body in parts, cannot be sent', () => {
    expect(problem(attachedHar.log.entries[1])).toContain('Its body is in the file b2.bin (Playwright)');
    const params = [{ name: 'a', value: '1' }];
    expect(problem(entry({ postData: { mimeType: 'multipart/form-data; boundary=x', params } }))).toContain(
      'Its body is missing',
    );
  });

  test('a call whose encoding has no body can be sent without one', () => {
    const url = 'http://clean.localhost:4100/api/form/FormSubmissionKey?crumb=a';
    expect(request(entry({ url, postData: undefined })).body).toBe('');
    expect(
      request(entry({ method: 'GET', url: 'http://x.localhost/api/track/Track?a=1', postData: undefined })).body.length,
    ).toBe(0);
  });

  test.each([
    [null, 'found null'],
    [{}, 'found absent'],
    [{ request: 1 }, 'found a number'],
    [entry({ url: 5 }), '"method" and "url" should be text'],
    [entry({ headers: [{ name: 'cookie', value: 'a\r\nb' }] }), 'header "cookie" cannot be sent'],
  ])('entry %#: %s', (one, message) => {
    expect(problem(one)).toContain(message);
  });

  test.each([[null], [{}], [{ log: [] }], [{ log: { entries: {} } }]])('%j is not a HAR', async (document) => {
    await expect(decode(document)).rejects.toThrow('expected a HAR with an array at /log/entries');
  });
});
