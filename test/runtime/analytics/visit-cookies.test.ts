import { expect, test } from 'vitest';
import {
  decodeVisitorRecord,
  decodeVisitSession,
  splitVisitorRecord,
} from '../../../runtime/contract/analytics/visit-cookies.ts';

const value = '0b7c66f2-6f8e-4b43-9d0c-1d54c9f5a001|1700000000000|1700000100000|1700000200000|3';

// analytics#visit-record-format
test('a record is an id and four positive integers, each separated by a bar', () => {
  const record = decodeVisitorRecord(value);
  expect(record).toEqual({
    id: '0b7c66f2-6f8e-4b43-9d0c-1d54c9f5a001',
    firstVisitMs: 1700000000000,
    previousVisitMs: 1700000100000,
    latestVisitMs: 1700000200000,
    visitCount: 3,
  });
  expect(splitVisitorRecord(value)?.join('|')).toBe(value);
  expect(decodeVisitorRecord('a|1|1|1|1')?.visitCount).toBe(1);
});

test.each([
  '',
  'a',
  '|1|1|1|1',
  ' |1|1|1|1',
  'a b|1|1|1|1',
  'a;b|1|1|1|1',
  'a|1|1|1',
  'a|1|1|1|1|1',
  'a|1|1|1|1|',
  'a|0|1|1|1',
  'a|1|1|1|0',
  'a|01|1|1|1',
  'a|-1|1|1|1',
  'a|+1|1|1|1',
  'a|1.5|1|1|1',
  'a|1e3|1|1|1',
  'a| 1|1|1|1',
  'a|1|1|1|1\n',
  'a|1|1|x|1',
  'a||1|1|1',
  'a|99999999999999999999|1|1|1',
  `a|${'9'.repeat(500)}|1|1|1`,
])('the value %j is no record', (bad) => {
  expect(decodeVisitorRecord(bad)).toBeNull();
});

// analytics#visit-session-format
test('a session is a positive integer without a leading zero', () => {
  expect(decodeVisitSession('1700000000000')).toBe(1700000000000);
  expect(decodeVisitSession('1')).toBe(1);
  for (const bad of ['', '0', '01', '-1', '1.0', ' 1', '1 ', '1\n', 'x', '0x10', '1e5', '9'.repeat(400)])
    expect(decodeVisitSession(bad), bad).toBeNull();
});

test('an absent cookie is no record and no session', () => {
  for (const absent of [null, undefined]) {
    expect(decodeVisitorRecord(absent)).toBeNull();
    expect(decodeVisitSession(absent)).toBeNull();
  }
});
