import { expect, test } from 'vitest';
import { readablePath } from '../../../fake-server/common/readable-path.ts';
import { clockTime, shownDuration, statusClass, statusText, verdictOf } from '../../../fake-server/inspector/row-texts.ts';

test('a time is the time of day with milliseconds; other text is shown unchanged', () => {
  expect(clockTime('2026-01-01T10:20:30.045Z')).toMatch(/^\d\d:\d0:30\.045$|^\d\d:\d\d:30\.045$/);
  expect(clockTime('yesterday')).toBe('yesterday');
});

test('a call without a response has the status `none` and the colour of a server error', () => {
  expect([0, 204, 304, 404, 503].map((status) => [statusText(status), statusClass(status)])).toEqual([
    ['none', 'status-error'],
    ['204', 'status-success'],
    ['304', 'status-other'],
    ['404', 'status-refused'],
    ['503', 'status-error'],
  ]);
});

test('a verdict counts the problems, and names a missing endpoint and a note', () => {
  const call = { valid: false, problemCount: 1, endpoint: 'record-hit' } as const;
  expect(verdictOf(call)).toBe('1 problem');
  expect(verdictOf({ ...call, problemCount: 12 })).toBe('12 problems');
  expect(verdictOf({ ...call, endpoint: null })).toBe('no endpoint');
  expect(verdictOf({ ...call, valid: true })).toBe('valid');
  expect(verdictOf({ ...call, valid: true, note: 'a duplicate' })).toBe('valid, note');
});

test('durations are in ms up to 10 s, and absent in older recordings', () => {
  expect([undefined, 0.2, 12.4, 9999, 12_340].map(shownDuration)).toEqual(['', '<1 ms', '12 ms', '10 s', '12.3 s']);
});

test('paths are decoded for readers, broken escapes are kept', () => {
  expect([readablePath('/%D7%A9'), readablePath('/%E0%A4')]).toEqual(['/ש', '/%E0%A4']);
});
