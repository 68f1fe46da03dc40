import { expect, test } from 'vitest';
import { trackingCookies } from '../../../../cli/audit/judging/tracking-cookies.ts';
import { cookieAfterDecline } from '../../../../cli/audit/rules/cookie-after-decline.ts';
import { cookieBeforeConsent } from '../../../../cli/audit/rules/cookie-before-consent.ts';
import { answeredVisit, cookieWrite, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const startMs = 1_700_000_000_000;
const set = (name: string, atMs: number) => cookieWrite(name, null, { value: 'k3j9x0a7b2c4', atMs });
const remove = (name: string, atMs: number) => cookieWrite(name, 0, { value: '', atMs });
const names = (...writes: Parameters<typeof trackingCookies>[2]) => trackingCookies(visit(), [], writes).map(({ name }) => name);

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
