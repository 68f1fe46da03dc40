import { describe, expect, test } from 'vitest';
import { decodeJournalLine } from '../../../../cli/replay/read/journal-line.ts';
import type { RecordedRequest } from '../../../../cli/replay/read/recorded-request.ts';
import { journalLine } from '../../../helpers/platform/journal-lines.ts';

const place = { source: 'a.ndjson', line: 3 };

function request(line: string): RecordedRequest {
  const item = decodeJournalLine(line, place, true);
  if (!('request' in item)) throw new Error(item.unreadable.message);
  return item.request;
}

function problem(line: string, ended = true): { message: string; kind: string } {
  const item = decodeJournalLine(line, place, ended);
  if (!('unreadable' in item)) throw new Error('it was read');
  return item.unreadable;
}

describe('decodeJournalLine', () => {
  test('reads method, path with query, headers, body text, site, time and status of the entry', () => {
    expect(request(journalLine())).toEqual({
      place,
      endpoint: 'record-hit',
      method: 'POST',
      path: '/api/census/RecordHit?crumb=abc',
      headers: [
        ['content-type', 'application/x-www-form-urlencoded'],
        ['cookie', 'crumb=abc'],
      ],
      body: 'event=1&data=%7B%22url%22%3A%22%2F%22%7D',
      site: 'clean',
      timeMs: Date.UTC(2026, 0, 2, 3, 4, 5),
      recordedStatus: 200,
    });
  });

  test('encodes the query again, a name with two values twice', () => {
    const { path } = request(journalLine({ path: '/api/track/Track', method: 'GET', query: { a: ['1', '2 3'], b: 'č&' } }));
    expect(path).toBe('/api/track/Track?a=1&a=2+3&b=%C4%8D%26');
  });

  test('keeps a path that contains its query', () => {
    expect(request(journalLine({ path: '/api/track/Track?a=1', query: { a: '1' } })).path).toBe('/api/track/Track?a=1');
  });

  test('keeps the bytes of a body, also of an invalid payload', () => {
    expect(request(journalLine({ bodyText: '{"broken": č' })).body).toBe('{"broken": \u00c4\u008d');
  });

  test('requires method and path only', () => {
    const { headers, body, timeMs, recordedStatus, site } = request('{"method":"GET","path":"/api/1/performance/settings"}');
    expect({ headers, body: body.length, timeMs, recordedStatus, site }).toEqual({
      headers: [],
      body: 0,
      timeMs: null,
      recordedStatus: null,
      site: '',
    });
  });

  test('a call outside the contract has no endpoint', () => {
    expect(request(journalLine({ endpoint: null, path: '/api/unknown' })).endpoint).toBeNull();
  });

  test.each([['-000001-01-01T00:00:00Z'], ['1931-01-01T00:00:00Z'], ['tomorrow'], [1e300], [null], [{}]])(
    'time %j counts as absent',
    (time) => {
      expect(request(journalLine({ time })).timeMs).toBeNull();
    },
  );

  test.each([[-1], [1e300], [200.5], ['200']])('status %j counts as not recorded', (status) => {
    expect(request(journalLine({ status })).recordedStatus).toBeNull();
  });

  test('a site id that is not a host label is ignored', () => {
    expect(request(journalLine({ site: 'a\r\nx: 1' })).site).toBe('');
  });

  test('__proto__ is an ordinary key', () => {
    const line = '{"__proto__":{"method":"POST"},"method":"GET","path":"/api/track/Track","query":{"__proto__":"1"}}';
    expect(request(line).path).toBe('/api/track/Track?__proto__=1');
  });

  test.each([
    ['not json', 'this line is not JSON'],
    ['[1]', 'found an array'],
    ['null', 'found null'],
    ['"text"', 'found a string'],
    ['{}', '"method" should be text; it is absent'],
    [journalLine({ method: 'GET / HTTP/1.1' }), 'not an HTTP method'],
    [journalLine({ path: 7 }), '"path" should be text; it is a number'],
    [journalLine({ path: 'http://elsewhere/' }), '"path" does not begin with "/"'],
    [journalLine({ query: 'a=1' }), '"query" should be an object; it is a string'],
    [journalLine({ query: { a: 1 } }), 'query field "a" should be text; it is a number'],
    [journalLine({ headers: [] }), '"headers" should be an object; it is an array'],
    [journalLine({ headers: { cookie: 1 } }), 'header "cookie" should be text'],
    [journalLine({ headers: { cookie: 'a\nb' } }), 'header "cookie" cannot be sent'],
    [journalLine({ bodyText: 5 }), `"bodyText" should be the body's text; it is a number`],
    [journalLine({ bodyText: undefined }), `"bodyText" should be the body's text; it is absent`],
  ])('%s: %s', (line, message) => {
    expect(problem(line).message).toContain(message);
  });

  test('reads JSON that is nested 10,000 deep', () => {
    const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    expect(request(`{"method":"POST","path":"/api/census/RecordHit","bodyText":"a=1","body":${nested}}`).body).toBe('a=1');
  });

  test('a truncated last line has the kind broken-off', () => {
    expect(problem(journalLine().slice(0, 50), false)).toMatchObject({ kind: 'broken-off' });
  });
});
