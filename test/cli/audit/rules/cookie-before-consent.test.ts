import { expect, test } from 'vitest';
import { cookieBeforeConsent } from '../../../../cli/audit/rules/cookie-before-consent.ts';
import {
  answeredVisit,
  askingSettings,
  cookieWrite,
  jarCookie,
  page,
  scriptInitiator,
  visit,
} from '../../../helpers/audit/audit-artifacts.ts';

const dayMs = 86_400_000;
const open = { pageType: 2, cookieSettings: { isCookieBannerEnabled: true } };
const absolute = { pageType: 2, cookieSettings: { ...askingSettings, isRestrictiveCookiePolicyAbsolute: true } };
const yes = jarCookie('ss_cookieAllowed', 'true');

const { check } = cookieBeforeConsent;

test('reports a tracking cookie of a first visit, with the script and line that set it', () => {
  const first = visit({ jarAfter: [jarCookie('ss_cvr')], writes: [cookieWrite('ss_cvr', 63_072_000_000)] });
  expect(check(page(first))).toMatchObject([{ journey: 'first', severity: 'error', initiator: scriptInitiator }]);
});

test('reports a cookie that was removed again, and one that a response set', () => {
  const initiator = { kind: 'response', url: 'https://shop.example/', status: 200 } as const;
  const first = visit({ writes: [cookieWrite('ss_cvr', dayMs), cookieWrite('_ga', dayMs, { initiator })] });
  expect(check(page(first))).toMatchObject([{ message: expect.stringContaining('removed again') }, { initiator }]);
});

test('a cookie of unknown purpose is a warning, a preference a note', () => {
  expect(check(page(visit({ jarAfter: [jarCookie('mode', '1')] })))).toMatchObject([{ severity: 'warning' }]);
  expect(check(page(visit({ jarAfter: [jarCookie('theme', 'dark')] })))).toMatchObject([{ severity: 'note' }]);
});

test('does not report needed cookies, and refused or deleting writes', () => {
  const writes = [cookieWrite('ss_cvr', 0), cookieWrite('_ga', dayMs, { refused: 'SecureOnly' })];
  expect(check(page(visit({ jarAfter: [jarCookie('crumb')], writes })))).toEqual([]);
});

test('has no finding where the policy is not restrictive', () => {
  expect(check(page(visit({ context: open, jarAfter: [jarCookie('ss_cvr')] })))).toEqual([]);
});

test('judges cookies before the answer, not after it', () => {
  const after = cookieWrite('ss_cvr', dayMs, { afterAnswer: true });
  expect(check(page(answeredVisit('accept', { jarAfter: [yes, jarCookie('ss_cvr')], writes: [after] })))).toEqual([]);
  expect(check(page(answeredVisit('decline', { jarAtAnswer: [jarCookie('ss_cvr')] })))).toHaveLength(1);
});

test('does not judge pages that never allow cookies, which have a separate rule', () => {
  expect(check(page(visit({ context: absolute, jarAfter: [jarCookie('ss_cvr')] })))).toEqual([]);
});
