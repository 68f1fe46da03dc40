import { expect, test } from 'vitest';
import { trackingCookies } from '../../../../cli/audit/judging/tracking-cookies.ts';
import { cookieAfterDecline } from '../../../../cli/audit/rules/cookie-after-decline.ts';
import { cookieBeforeConsent } from '../../../../cli/audit/rules/cookie-before-consent.ts';
import { answeredVisit, cookieWrite, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const startMs = 1_700_000_000_000;
const set = (name: string, atMs: number) => cookieWrite(name, null, { value: 'k3j9x0a7b2c4', atMs });
const remove = (name: string, atMs: number) => cookieWrite(name, 0, { value: '', atMs });
const names = (...writes: Parameters<typeof trackingCookies>[3]) =>
  trackingCookies(page(visit()), visit(), [], writes).map(({ name }) => name);

test('a cookie that is set and removed at once only tries if cookies can be stored', () => {
  expect(names(set('probe', startMs), remove('probe', startMs + 2))).toEqual([]);
  expect(
    names(set('probe', startMs), remove('probe', startMs), set('probe', startMs + 900), remove('probe', startMs + 901)),
  ).toEqual([]);
});

test('one that stays for a while, that is never removed, or of a known tracker, is judged', () => {
  expect(names(set('id', startMs), remove('id', startMs + 5000))).toEqual(['id']);
  expect(names(set('id', startMs), remove('id', startMs + 1), set('id', startMs + 2))).toEqual(['id']);
  expect(names(set('_ga', startMs), remove('_ga', startMs + 1))).toEqual(['_ga']);
});

test('cookies that the user gave are no finding, before an answer and after a no, unless the page changes them', () => {
  const given = [jarCookie('_ga', 'GA1.1.5.6'), jarCookie('sid', 'k3j9x0a7b2c4d5')];
  const foreign = { context: null, jarBefore: given };
  const kept = { ...foreign, jarAfter: given };
  const [declined, next] = [
    answeredVisit('decline', { ...kept, jarAtAnswer: given }),
    visit({ ...kept, journey: 'declined-return', jarBefore: [...given, jarCookie('answer', 'no')] }),
  ];
  expect(cookieBeforeConsent.check(page(visit(kept), declined))).toEqual([]);
  expect(cookieAfterDecline.check(page(declined, next))).toEqual([]);
  const changed = visit({ ...foreign, jarAfter: [jarCookie('_ga', 'GA1.1.7.8')] });
  expect(cookieBeforeConsent.check(page(changed))).toMatchObject([{ subject: 'shop.example _ga' }]);
});

const yearMs = 31_536_000_000;
const kept = (name: string, value: string, lifetimeMs: number | null = yearMs) => ({
  jarAfter: [jarCookie(name, value, { expiresMs: lifetimeMs === null ? null : startMs + lifetimeMs })],
  writes: [cookieWrite(name, lifetimeMs, { value })],
});
/** Names and severities of the findings about two visitors. */
const ofTwo = (one: object, other: object) =>
  cookieBeforeConsent
    .check(page(visit({ context: null, ...one }), visit({ context: null, journey: 'gpc', ...other })))
    .map(({ subject, severity }) => `${severity} ${subject.split(' ')[1]}`);

test.each<[what: string, one: string, other: string]>([
  ['24 letters', 'qwhzmxkvbnrtyplkjdfgsaoe', 'mznxbcvalskdjfhgqpwoeiru'],
  ['11 letters and digits', 'k3x9q7m2vt1', 'p0z8w4n6ab5'],
  ['12 digits', '482913750264', '905817263548'],
])('%s of a lasting cookie that differ between visitors are an identifier', (_what, one, other) => {
  expect(ofTwo(kept('v', one), kept('v', other))).toEqual(['error v', 'error v']);
  expect(ofTwo(kept('v', one, null), kept('v', other, null))).toEqual(['warning v', 'warning v']);
});

test('a lasting cookie is no identifier with words, times or letters that are the same for all visitors', () => {
  expect(ofTwo(kept('v', 'summer-sale'), kept('v', 'winter-sale'))).toEqual(['warning v', 'warning v']);
  expect(ofTwo(kept('v', '1700000000'), kept('v', '1700000900'))).toEqual(['warning v', 'warning v']);
  expect(ofTwo(kept('v', 'qwhzmxkvbnrtyplkjdfgsaoe'), kept('v', 'qwhzmxkvbnrtyplkjdfgsaoe'))).toEqual(['warning v', 'warning v']);
});

test('a lasting cookie is an error when its name is an identifier of the visitor, and a warning when all visitors have the name', () => {
  const [one, other] = ['v3f2b8c1e9d4a4e5f', 'v91c0d7aa52e34b1f'];
  expect(ofTwo(kept(one, '1'), kept(other, '1'))).toEqual(['error *', 'error *']);
  expect(ofTwo(kept(one, '1'), kept(one, '1'))).toEqual([`warning ${one}`, `warning ${one}`]);
});
