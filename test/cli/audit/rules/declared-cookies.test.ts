import { expect, test } from 'vitest';
import { type DeclaredCookie, type DeclaredCookies, purposeOf } from '../../../../cli/audit/declared/declared-cookies.ts';
import { readLifetime } from '../../../../cli/audit/declared/lifetimes.ts';
import { declaredCookies, withDeclared } from '../../../../cli/audit/rules/declared-cookies.ts';
import { answeredVisit, cookieWrite, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

/** consent#declared-cookies */
const dayMs = 86_400_000;
const cookie = (
  name: string,
  purposeText: string,
  lifetime: string | null = null,
  domain: string | null = null,
): DeclaredCookie => ({
  name,
  domain,
  purposeText,
  purpose: purposeOf(purposeText),
  lifetimeMs: lifetime === null ? null : readLifetime(lifetime),
});
const list = (...cookies: DeclaredCookie[]): DeclaredCookies => ({ source: 'cookies.csv', cookies });
const check = (declared: DeclaredCookies, ...visits: Parameters<typeof page>) =>
  declaredCookies(declared)
    .check(page(...visits))
    .map(({ subject, severity }) => [subject, severity]);
const foreign = { context: null, jarAfter: [] };
const after = { afterAnswer: true };
const accepted = (...writes: ReturnType<typeof cookieWrite>[]) => answeredVisit('accept', { ...foreign, writes });

test('a cookie that is not declared is an error for a tracker’s, and a warning for others; a pattern declares many', () => {
  const visits = accepted(cookieWrite('_ga_ABC', 1e9, after), cookieWrite('_fbp', 1e9, after), cookieWrite('cart', null, after));
  expect(check(list(cookie('_ga_*', 'statistics')), visits)).toEqual([
    ['shop.example _fbp undeclared', 'error'],
    ['shop.example cart undeclared', 'warning'],
  ]);
  const other = list(cookie('_ga_#', 'statistics'), cookie('*', 'marketing', null, 'other.example'));
  expect(check(other, visits)).toContainEqual(['shop.example cart undeclared', 'warning']);
});

test('a declared cookie that was not set is a note, once the visitor has accepted', () => {
  const declared = list(cookie('a', 'necessary'), cookie('b', 'statistics', null, 'shop.example'));
  expect(check(declared, visit(foreign), answeredVisit('decline', foreign))).toEqual([]);
  expect(check(declared, visit(foreign), accepted())).toEqual([
    ['declared * a', 'note'],
    ['declared shop.example b', 'note'],
  ]);
  expect(check(declared, accepted(cookieWrite('a', null), cookieWrite('b', null, after)))).toEqual([]);
});

test.each([
  ['13 months', 400, []],
  ['13 months', 410, [['shop.example _ga lifetime', 'error']]],
  ['2 years', 730, []],
  ['1 year', 366, []],
  ['session', 1, [['shop.example _ga lifetime', 'error']]],
  ['persistent', 9999, []],
  ['P30D', 31, [['shop.example _ga lifetime', 'error']]],
])('declared for %s and written for %d days: %j', (lifetime, days, expected) => {
  expect(check(list(cookie('_ga', 'statistics', lifetime)), accepted(cookieWrite('_ga', days * dayMs, after)))).toEqual(expected);
});

test('a session cookie never lasts too long, and the message has both lifetimes', () => {
  expect(check(list(cookie('cart', 'necessary', '1 hour')), accepted(cookieWrite('cart', null)))).toEqual([]);
  const [problem] = declaredCookies(list(cookie('cart', 'necessary', '1 day'))).check(
    page(accepted(cookieWrite('cart', 30 * dayMs))),
  );
  expect(problem).toMatchObject({
    severity: 'warning',
    message: 'Cookie cart lasts 30 days; it is declared to last for 24 hours.',
  });
});

test('a tracker’s cookie that is declared as necessary is an error', () => {
  expect(check(list(cookie('_fbp', 'Strictly necessary')), accepted(cookieWrite('_fbp', 1e9, after)))).toEqual([
    ['shop.example _fbp purpose', 'error'],
  ]);
});

test('a cookie whose declared purpose needs consent is not set before the answer or after a no', () => {
  const declared = list(cookie('x', 'Statistik'), cookie('lang', 'preferences'), cookie('cart', 'necessary'));
  const writes = ['x', 'lang', 'cart'].map((name) => cookieWrite(name, null));
  expect(check(declared, visit({ ...foreign, writes }))).toEqual([
    ['shop.example x consent unanswered', 'error'],
    ['shop.example lang consent unanswered', 'warning'],
  ]);
  const late = writes.map((write) => ({ ...write, ...after }));
  expect(check(declared, answeredVisit('decline', { ...foreign, writes: late }))).toEqual([
    ['shop.example x consent declined', 'error'],
    ['shop.example lang consent declined', 'warning'],
  ]);
  expect(check(declared, accepted(...late))).toEqual([]);
});

test('rejected and deleting writes, cookies from before the visit, and the answer that the audit stored do not count', () => {
  const declared = list(cookie('none', 'statistics'));
  const writes = [cookieWrite('a', -1), cookieWrite('b', 1e9, { refused: 'SameSiteStrict' })];
  const jarBefore = [jarCookie('old')];
  const stored = { choice: 'decline', by: 'stored', verified: true, pageMs: 1 } as const;
  const jarAfter = [...jarBefore, jarCookie('ss_cookieAllowed', 'false')];
  expect(check(declared, answeredVisit('decline', { context: null, answer: stored, writes, jarBefore, jarAfter }))).toEqual([]);
});

test('a cookie without an observed write is judged by the jar', () => {
  const jarAfter = [jarCookie('_ga', 'GA1.1.2', { expiresMs: 1_699_999_964_000 + 700 * dayMs })];
  expect(check(list(cookie('_ga', 'statistics', '1 year')), visit({ context: null, jarAfter }))).toEqual([
    ['shop.example _ga lifetime', 'error'],
    ['shop.example _ga consent unanswered', 'error'],
  ]);
});

test('without a list there is nothing to judge, and a list replaces the rule of the registry', () => {
  const visits = page(accepted(cookieWrite('_fbp', 1e9)));
  expect(declaredCookies(null).check(visits)).toEqual([]);
  const rules = [declaredCookies(null)];
  expect(withDeclared(rules, undefined)).toBe(rules);
  expect(withDeclared(rules, list(cookie('a', 'necessary')))[0]?.check(visits)).not.toEqual([]);
});
