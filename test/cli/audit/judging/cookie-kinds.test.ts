import { expect, test } from 'vitest';
import { cookieKind } from '../../../../cli/audit/judging/cookie-kinds.ts';

const dayMs = 86_400_000;
const kindOf = (name: string, more: { value?: string; domain?: string; lifetimeMs?: number | null } = {}) =>
  cookieKind({ name, value: '1', domain: 'shop.example', lifetimeMs: null, ...more }, 'shop.example');

test('the nine cookies that the cookie banner deletes are tracking cookies', () => {
  const nine = ['SS_MATTR', 'SS_MID', 'SS_lastvisit', 'user_segment', 'ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
  expect(nine.map((name) => kindOf(name))).toEqual(nine.map(() => 'listed'));
});

test('the consent cookie, the crumb and the cart are needed', () => {
  const needed = [
    'ss_cookieAllowed',
    'crumb',
    'CART',
    'hasCart',
    'ss_lastid',
    'squarespace_seven_preview',
    'disable-user-scripts',
  ];
  expect(needed.map((name) => kindOf(name))).toEqual(needed.map(() => 'functional'));
});

test('cookies of trackers are recognised by their names', () => {
  for (const name of [
    '_ga',
    '_ga_ABC123',
    '_gid',
    '_fbp',
    '_gcl_au',
    'hubspotutk',
    'ajs_anonymous_id',
    '_hjSessionUser_1',
    'IDE',
    'fr',
  ]) {
    expect(kindOf(name)).toBe('known-tracker');
  }
  expect(kindOf('_gap')).toBe('unknown');
});

test('a cookie of another site is a third party’s, one of a parent or sibling host is not', () => {
  expect(kindOf('x', { domain: 'ads.example' })).toBe('third-party');
  expect(kindOf('crumb', { domain: 'ads.example' })).toBe('third-party');
  const host = 'www.shop.example';
  expect(cookieKind({ name: 'x', value: '1', domain: 'shop.example', lifetimeMs: null }, host)).toBe('unknown');
  expect(cookieKind({ name: 'x', value: '1', domain: 'img.shop.example', lifetimeMs: null }, host)).toBe('unknown');
});

test('a lasting value that can identify a visitor is an identifier, a setting or a session value is not', () => {
  const id = 'c9d80f4e-2b6a-4a17-9f35';
  expect(kindOf('visitor', { value: id, lifetimeMs: 30 * dayMs })).toBe('identifier');
  expect(kindOf('visitor', { value: id })).toBe('unknown');
  expect(kindOf('theme', { value: 'dark', lifetimeMs: 30 * dayMs })).toBe('preference');
  expect(kindOf('theme', { value: id })).toBe('unknown');
  expect(kindOf('PHPSESSID', { value: id })).toBe('functional');
});

test('a service that pages need may set its known cookies, and another one of it is not certain', () => {
  expect(kindOf('__cf_bm', { domain: 'hcaptcha.com' })).toBe('functional');
  expect(kindOf('m', { domain: 'm.stripe.com' })).toBe('third-party-service');
  expect(kindOf('__cf_bm', { domain: 'ads.example' })).toBe('third-party');
});

test('hosts of one public suffix are not of one site', () => {
  const cookie = { name: 'x', value: '1', domain: 'adtech.co.uk', lifetimeMs: null };
  expect(cookieKind(cookie, 'example.co.uk')).toBe('third-party');
  expect(cookieKind({ ...cookie, domain: 'a.api.example.co.uk' }, 'example.co.uk')).toBe('unknown');
});

test('settings in JSON, times and versions are not identifiers, an identifier inside JSON is', () => {
  const kinds = (value: string) => kindOf('x', { value, lifetimeMs: 30 * dayMs });
  const json = (data: object) => encodeURIComponent(JSON.stringify(data));
  expect(kinds(json({ columns: 3, isWide: true, since: 1732473600000 }))).toBe('unknown');
  for (const value of ['1732473600000', '2024.11.24-abc123f', '2024-11-24T10:00:00.000Z']) expect(kinds(value)).toBe('unknown');
  expect(kinds(json({ uid: 'c9d80f4e-2b6a-4a17-9f35' }))).toBe('identifier');
  expect(kinds('1234567890.1700000000')).toBe('identifier');
});

test('a stored answer to a banner of any make is needed, also with the number of its record', () => {
  const value = encodeURIComponent('{"id":"c9d80f4e-2b6a-4a17-9f35","statistics":false}');
  for (const name of ['cookie_settings', 'cookiePreferences', 'ccm_consent', 'dsgvo', 'einwilligung', 'datenschutz-auswahl'])
    expect(kindOf(name, { value, lifetimeMs: 30 * dayMs })).toBe('functional');
});

test('the name of a session excuses a value that identifies for 13 months, and not for longer; what its owner states is excused', () => {
  const dayMs = 86_400_000;
  const kind = (name: string, value: string, days: number) =>
    cookieKind({ name, value, domain: 'shop.example', lifetimeMs: days * dayMs }, 'shop.example');
  const uuid = '3f2b8c1e-9d4a-4e5f-8a6b-7c8d9e0f1a2b';
  expect([kind('sessionid', uuid, 396), kind('sessionid', uuid, 730), kind('sessionid', 'yes', 730)]).toEqual([
    'functional',
    'identifier',
    'functional',
  ]);
  expect(kind('mtm_consent', uuid, 9000)).toBe('functional');
});
