import { expect, test } from 'vitest';
import { type DeclaredCookie, declarationOf, matches, purposeOf } from '../../../../cli/audit/declared/declared-cookies.ts';

const declared = (name: string, domain: string | null = null): DeclaredCookie => ({
  name,
  domain,
  purposeText: '',
  purpose: 'other',
  lifetimeMs: null,
});
const isMatch = (pattern: string, name: string) => matches(declared(pattern), { name, domain: 'a.example' });

test('wildcards stand for any characters, and everything else for itself', () => {
  expect(['_ga_*', '_ga_#', '*_ABC', '_*_A*', '*', '_ga_ABC'].filter((pattern) => !isMatch(pattern, '_ga_ABC'))).toEqual([]);
  expect(['_ga', '_ga_.', '_GA_*', '_ga_ABC*D', '*X*', ''].filter((pattern) => isMatch(pattern, '_ga_ABC'))).toEqual([]);
  expect(isMatch('a*a', 'a')).toBe(false);
  expect(isMatch('*a'.repeat(200), 'a'.repeat(5000))).toBe(true);
});

test('a domain includes its subdomains, and a cookie of a parent domain belongs to a declared host', () => {
  const on = (domain: string, cookieDomain: string) => matches(declared('a', domain), { name: 'a', domain: cookieDomain });
  expect(on('shop.example', 'www.shop.example')).toBe(true);
  expect(on('www.shop.example', 'shop.example')).toBe(true);
  expect(on('shop.example', 'myshop.example')).toBe(false);
});

test('an exact name wins over patterns, and a long pattern over a short one', () => {
  const list = { source: '', cookies: [declared('*'), declared('_ga_*'), declared('_ga_X')] };
  expect(['_ga_X', '_ga_Y', 'other'].map((name) => declarationOf(list, { name, domain: 'a.example' })?.name)).toEqual([
    '_ga_X',
    '_ga_*',
    '*',
  ]);
});

test.each([
  ['Strictly necessary', 'necessary'],
  ['Technisch notwendig', 'necessary'],
  ['nécessaire', 'necessary'],
  ['not strictly necessary', 'other'],
  ['non-essential', 'other'],
  ['Analytics', 'statistics'],
  ['Reichweitenmessung', 'statistics'],
  ['Werbung', 'marketing'],
  ['Targeting/Advertising', 'marketing'],
  ['Functional', 'preferences'],
  ['Präferenzen', 'preferences'],
  ['', 'other'],
])('the purpose %j is %s', (text, purpose) => {
  expect(purposeOf(text)).toBe(purpose);
});
