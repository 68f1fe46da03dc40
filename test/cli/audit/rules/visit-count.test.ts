// covers: cli/audit/judging/
import { expect, test } from 'vitest';
import { visitCount } from '../../../../cli/audit/rules/visit-count.ts';
import { answeredVisit, cookieWrite, hit, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

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

test('a record is judged by the cookies at its write, not by those before the visit', () => {
  const at = (name: string, value: string, atMs: number, more: Parameters<typeof cookieWrite>[2] = {}) =>
    cookieWrite(name, 1_800_000, { value, atMs, ...more });
  const counted = (count: number, atMs: number) => at('ss_cvr', `a1|1|1|1|${count}`, atMs);
  // The session ends during the visit, so the next hit is another visit.
  const ended = { jarBefore: [record(3), session], jarAfter: [record(4), session] };
  expect(check({ ...ended, writes: [counted(4, 5000), at('ss_cvt', '1', 5000)] })).toEqual(['ss_cvr count']);
  expect(check({ ...ended, writes: [cookieWrite('ss_cvt', 0), counted(4, 5000), at('ss_cvt', '1', 5000)] })).toEqual([]);
  const sixtyMinutes = [at('ss_cvt', '1', 1000), counted(4, 3_600_000), at('ss_cvt', '1', 3_600_000)];
  expect(check({ ...ended, writes: sixtyMinutes, calls: [hit({ atMs: 1000 })] })).toEqual([]);
  // A malformed session counts as absent.
  expect(check({ jarBefore: [record(3), jarCookie('ss_cvt', '01')], jarAfter: [record(4), session] })).toEqual([]);
  // Two visits are counted before the session of the first one is written.
  const twice = [counted(4, 10), counted(5, 20), at('ss_cvt', '1', 30)];
  expect(check({ jarBefore: [record(3)], jarAfter: [record(5), session], writes: twice })).toEqual(['ss_cvr count']);
  // The session may be written first.
  const sessionFirst = [at('ss_cvt', '1', 10), counted(4, 20)];
  expect(check({ jarBefore: [record(3)], jarAfter: [record(4), session], writes: sessionFirst })).toEqual([]);
  const uncounted = { jarBefore: [record(3)], jarAfter: [record(3), session] };
  expect(check({ ...uncounted, writes: [at('ss_cvt', '1', 10)] })).toEqual(['ss_cvr count']);
});

test('a session that is written again 50 ms after a removal of its copies goes on, and one 500 ms after it is new', () => {
  const at = (value: string, lifetimeMs: number, atMs: number) => cookieWrite('ss_cvt', lifetimeMs, { value, atMs });
  const jars = { jarBefore: [record(3)], jarAfter: [record(4), session] };
  const begun = [cookieWrite('ss_cvr', 63_072_000_000, { value: 'a1|1|1|1|4', atMs: 1000 }), at('1', 1_800_000, 1000)];
  const renewed = (pauseMs: number) => [at('2', 1_800_000, 1200), at('', 0, 1200), at('2', 1_800_000, 1200 + pauseMs)];
  expect(check({ ...jars, writes: [...begun, ...renewed(50)] })).toEqual([]);
  expect(check({ ...jars, writes: [...begun, ...renewed(500)] })).toEqual(['ss_cvr count']);
});

test('a valid record that disappears is reported, unless a no removes it', () => {
  expect(check({ jarBefore: [record(3), session], jarAfter: [session] })).toEqual(['ss_cvr']);
  const writes = [cookieWrite('ss_cvr', 63_072_000_000), cookieWrite('ss_cvt', 1_800_000), cookieWrite('ss_cvr', 0)];
  expect(check({ jarAfter: [session], writes })).toEqual(['ss_cvr']);
  expect(visitCount.check(page(answeredVisit('decline', { context: open, jarBefore: [record(3), session] })))).toEqual([]);
});

test('each hit renews the session', () => {
  const call = hit({ atMs: 1_700_000_000_000, body: { event: 'PAGE_VIEW', data: {}, ss_cvr: 'a1|1|1|1|1' } });
  const jars = { jarBefore: [record(1), session], jarAfter: [record(1), session] };
  const renewed = (atMs: number, value = String(atMs)) => cookieWrite('ss_cvt', 1_800_000, { value, atMs });
  expect(check({ ...jars, calls: [call] })).toEqual(['ss_cvt renewal']);
  expect(check({ ...jars, calls: [call], writes: [renewed(1_700_000_000_000)] })).toEqual([]);
  const late = check({ ...jars, calls: [call], writes: [renewed(1_699_999_970_000)] });
  expect(late).toEqual(['ss_cvt renewal', 'ss_cvt without a hit']);
  // The time of an earlier hit is written again.
  expect(check({ ...jars, calls: [call], writes: [renewed(1_700_000_000_000, '1600000000000')] })).toEqual(['ss_cvt renewal']);
  // A hit of an earlier page is sent by this one.
  const leftOver = hit({ body: { event: 'PAGE_VIEW', data: { clientDate: 1_600_000_000_000 }, ss_cvr: '' } });
  expect(check({ ...jars, calls: [leftOver] })).toEqual([]);
});

test('nothing but a hit or a new record renews the session', () => {
  const atMs = 1_700_000_000_000;
  const jars = { jarBefore: [record(1), session], jarAfter: [record(1), session] };
  const writes = [cookieWrite('ss_cvt', 1_800_000, { value: `${atMs}`, atMs })];
  const button = (path: string) => [hit({ path, endpoint: 'button-click', atMs })];
  expect(check({ ...jars, writes })).toEqual(['ss_cvt without a hit']);
  expect(check({ ...jars, writes, calls: button('/api/census/button-click') })).toEqual([]);
  expect(check({ ...jars, writes, calls: button('/api/events/RecordEvent') })).toEqual([]);
  expect(check({ ...jars, writes, calls: button('/api/events/Trace') })).toEqual(['ss_cvt without a hit']);
  // The first session of a visitor is no renewal.
  expect(check({ jarAfter: [session], writes })).toEqual([]);
});

test('a valid record keeps its id; an invalid one is replaced', () => {
  expect(check({ jarBefore: [record(3)], jarAfter: [record(4, 'b2'), session] })).toEqual(['ss_cvr id']);
  expect(check({ jarBefore: [jarCookie('ss_cvr', 'x|y')], jarAfter: [record(1), session] })).toEqual([]);
});

test('has no finding where visitors may not be counted, and judges visits after a yes', () => {
  expect(visitCount.check(page(visit({ jarAfter: [record(7)] })))).toEqual([]);
  expect(visitCount.check(page(answeredVisit('accept', { jarAfter: [record(7), session] })))).toHaveLength(1);
});

test('a hit sends the record of the cookie: not that of another visitor, not another count, not an empty one', () => {
  const sent = (ss_cvr: string) =>
    check({
      jarBefore: [record(3), session],
      jarAfter: [record(3), session],
      writes: [cookieWrite('ss_cvt', 1_800_000, { value: '1700000000000', atMs: 1_700_000_000_000 })],
      calls: [hit({ body: { event: 'PAGE_VIEW', data: {}, ss_cvr }, afterAnswer: true })],
    });
  expect(sent('a1|1|1|1|3')).toEqual([]);
  expect(sent('b2|1|1|1|3')).toEqual(['ss_cvr of a hit']);
  expect(sent('a1|1|1|1|99')).toEqual(['ss_cvr of a hit']);
  expect(sent('')).toEqual(['ss_cvr of a hit']);
});
