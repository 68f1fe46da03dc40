import { expect, test } from 'vitest';
import { globalPrivacyControl } from '../../../../cli/audit/rules/global-privacy-control.ts';
import { askingSettings, cookieWrite, jarCookie, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

/** consent#privacy-control-is-no */
const check = (...visits: Parameters<typeof page>) =>
  globalPrivacyControl.check(page(...visits)).map(({ subject, severity }) => [subject, severity]);
const settings = { ...askingSettings, isRestrictiveCookiePolicyEnabled: false };
const informing = { context: { cookieSettings: settings } };
const tracked = {
  requests: [seenRequest('https://connect.facebook.net/x.js'), seenRequest('https://x.example/collect', { method: 'POST' })],
  jarAfter: [jarCookie('_fbp', 'fb.1.1700000000000.12345'), jarCookie('ss_cvr', 'x')],
  writes: [cookieWrite('_fbp', 1e10)],
};

test('trackers and their cookies under the signal are a warning, also on a page that does not ask first', () => {
  expect(check(visit({ ...informing, ...tracked, journey: 'gpc' }))).toEqual([
    ['cookie shop.example _fbp', 'warning'],
    ['host connect.facebook.net', 'warning'],
    ['host x.example', 'note'],
  ]);
});

test('a finding says whether the visit without the signal does the same', () => {
  const gpc = visit({ ...informing, ...tracked, journey: 'gpc' });
  const evidenceOf = (first: typeof gpc) =>
    globalPrivacyControl.check(page(first, gpc)).map(({ evidence }) => evidence.alsoWithoutSignal);
  expect(evidenceOf(visit({ ...informing, ...tracked }))).toEqual([true, true, true]);
  expect(evidenceOf(visit(informing))).toEqual([false, false, false]);
});

test('a site that declares to honour the signal breaks its word: errors, also for its own tracking cookies', () => {
  const context = { cookieSettings: { ...settings, consentOptions: { globalPrivacyControl: true } } };
  expect(check(visit({ context, ...tracked, journey: 'gpc' }))).toEqual([
    ['cookie shop.example _fbp', 'error'],
    ['cookie shop.example ss_cvr', 'error'],
    ['host connect.facebook.net', 'error'],
    ['host x.example', 'note'],
  ]);
});

test('without the journey, and for a page that stops tracking under the signal, there is no finding', () => {
  expect(check(visit({ ...informing, ...tracked }))).toEqual([]);
  const fonts = [seenRequest('https://fonts.example/a.woff2'), seenRequest('https://shop.example/api', { method: 'POST' })];
  expect(check(visit({ ...informing, ...tracked }), visit({ ...informing, journey: 'gpc', requests: fonts }))).toEqual([]);
});
