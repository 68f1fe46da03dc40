import { describe, expect, test } from 'vitest';
import { bytesOf, halves, requestFor, type TelemetryEvent } from '../../../runtime/features/delivery/event.ts';

const hit: TelemetryEvent = {
  id: 'e1',
  kind: 'tracking',
  row: { path: '/api/census/RecordHit', encoding: 'form', crumb: 'query' },
  payload: { event: 'PAGE_VIEW', data: '{"a":1}', ss_cvr: 'x|1|1|1|1' },
};
const errors: TelemetryEvent = {
  id: 'e2',
  kind: 'diagnostic',
  row: { path: '/api/events/RecordJavascriptErrors', encoding: 'json', crumb: 'header' },
  payload: ['{"event":"a"}', '{"event":"b"}', '{"event":"c"}'],
};
const trace: TelemetryEvent = {
  id: 'e3',
  kind: 'diagnostic',
  row: { path: '/api/events/Trace', encoding: 'form', crumb: 'none' },
  payload: ['{"type":"x"}', '{"type":"y"}'],
};

// analytics#event-id
describe('the call of an event', () => {
  test('is a POST of the fields as a form, with the id as eid after the crumb', () => {
    expect(requestFor(hit, 'CRUMB')).toEqual({
      address: '/api/census/RecordHit?crumb=CRUMB&eid=e1',
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: 'event=PAGE_VIEW&data=%7B%22a%22%3A1%7D&ss_cvr=x%7C1%7C1%7C1%7C1',
    });
  });

  test('has eid as its only query parameter without a crumb', () => {
    expect(requestFor(hit, null).address).toBe('/api/census/RecordHit?eid=e1');
  });

  test('carries a list as a JSON array, and the crumb in X-CSRF-Token where the row requires it', () => {
    expect(requestFor(errors, 'CRUMB')).toEqual({
      address: '/api/events/RecordJavascriptErrors?eid=e2',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'CRUMB' },
      body: '[{"event":"a"},{"event":"b"},{"event":"c"}]',
    });
  });

  test('carries a list in a form as the field data', () => {
    const { body, headers } = requestFor(trace, null);
    expect(new URLSearchParams(body).get('data')).toBe('[{"type":"x"},{"type":"y"}]');
    expect(headers['Content-Type']).toContain('x-www-form-urlencoded');
  });
});

describe('an event in two halves', () => {
  test('keeps every item once, in order, under two new ids', () => {
    const parts = halves(errors);
    expect(parts?.map(({ id, payload }) => [id, payload])).toEqual([
      ['e2a', ['{"event":"a"}']],
      ['e2b', ['{"event":"b"}', '{"event":"c"}']],
    ]);
  });

  test('is impossible for fields, and for a list of one', () => {
    expect(halves(hit)).toBeNull();
    expect(halves({ ...errors, payload: ['{}'] })).toBeNull();
  });
});

test('the size of a body is in bytes of UTF-8, 0 without a body', () => {
  expect(bytesOf('aé€😀')).toBe(1 + 2 + 3 + 4);
  expect(bytesOf()).toBe(0);
});
