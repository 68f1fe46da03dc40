import { expect, test } from 'vitest';
import { buildRequest } from '../../../runtime/browser/http-request.ts';
import { recordEvent, recordHit, recordJavascriptErrors, track } from '../../../runtime/contract/endpoints.ts';

test('a form call carries its fields in the body and the crumb in the query', () => {
  expect(buildRequest(recordHit, { event: 'PAGE_VIEW', data: '{"a":"ä&b"}', absent: undefined }, 'c/1')).toEqual({
    address: '/api/census/RecordHit?crumb=c%2F1',
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: 'event=PAGE_VIEW&data=%7B%22a%22%3A%22%C3%A4%26b%22%7D',
  });
});

test('a crumb in a field is the first field, and is empty without a crumb cookie', () => {
  expect(buildRequest(recordEvent, { event: 'x' }, 'c1').body).toBe('crumb=c1&event=x');
  expect(buildRequest(recordEvent, { event: 'x' }, null).body).toBe('crumb=&event=x');
});

test('a list is sent as a JSON array with the crumb in X-CSRF-Token', () => {
  expect(buildRequest(recordJavascriptErrors, ['{"a":1}', '{"b":2}'], 'c1')).toEqual({
    address: '/api/events/RecordJavascriptErrors',
    method: 'POST',
    headers: { 'X-CSRF-Token': 'c1', 'Content-Type': 'application/json' },
    body: '[{"a":1},{"b":2}]',
  });
});

test('without a crumb cookie the call has neither the query parameter nor the header', () => {
  expect(buildRequest(recordHit, {}, null).address).toBe('/api/census/RecordHit');
  expect(buildRequest(recordJavascriptErrors, [], null).headers).toEqual({ 'Content-Type': 'application/json' });
});

test('a call by query has no body', () => {
  expect(buildRequest(track, { landing: '/a b' }, 'c1')).toEqual({
    address: '/api/track/Track?landing=%2Fa+b',
    method: 'GET',
    headers: {},
  });
});
