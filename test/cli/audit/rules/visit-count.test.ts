import { expect, test } from 'vitest';
import { visitCount } from '../../../../cli/audit/rules/visit-count.ts';
import { answeredVisit, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const open = { cookieSettings: { isRestrictiveCookiePolicyEnabled: false } };
const record = (count: number, id = 'a1') => jarCookie('ss_cvr', `${id}|1|1|1|${count}`);
const session = jarCookie('ss_cvt', '1');
const check = (before: Parameters<typeof visit>[0], context: unknown = open) =>
  visitCount.check(page(visit({ context, ...before }))).map(({ subject }) => subject);

test('a new record counts one visit and has a session', () => {
  expect(check({ jarAfter: [record(1), session] })).toEqual([]);
  expect(check({ jarAfter: [record(2), session] })).toEqual(['ss_cvr count']);
  expect(check({ jarAfter: [record(1)] })).toEqual(['ss_cvt']);
});

test('the count of a valid record rises by one in a new session, and is unchanged in the same one', () => {
  expect(check({ jarBefore: [record(3)], jarAfter: [record(4), session] })).toEqual([]);
  expect(check({ jarBefore: [record(3)], jarAfter: [record(3), session] })).toEqual(['ss_cvr count']);
  expect(check({ jarBefore: [record(3), session], jarAfter: [record(3), session] })).toEqual([]);
  expect(check({ jarBefore: [record(3), session], jarAfter: [record(4), session] })).toEqual(['ss_cvr count']);
});

test('a record whose session is written after the read of the jar has no finding', () => {
  const half = { jarAtAnswer: [record(1)], jarAfter: [record(1), session] };
  expect(check(half)).toEqual([]);
  expect(check({ jarBefore: [record(1)], jarAtAnswer: [record(2)], jarAfter: [record(2), session] })).toEqual([]);
  expect(check({ ...half, jarAfter: [record(3), session] })).toEqual(['ss_cvr count']);
  // A page may have stored the record alone, which the runtime then counts.
  expect(check({ ...half, jarAfter: [record(2), session] })).toEqual([]);
});

test('a valid record keeps its id; an invalid one is replaced', () => {
  expect(check({ jarBefore: [record(3)], jarAfter: [record(4, 'b2'), session] })).toEqual(['ss_cvr id']);
  expect(check({ jarBefore: [jarCookie('ss_cvr', 'x|y')], jarAfter: [record(1), session] })).toEqual([]);
});

test('has no finding where visitors may not be counted, and judges visits after a yes', () => {
  expect(visitCount.check(page(visit({ jarAfter: [record(7)] })))).toEqual([]);
  expect(visitCount.check(page(answeredVisit('accept', { jarAfter: [record(7), session] })))).toHaveLength(1);
});
