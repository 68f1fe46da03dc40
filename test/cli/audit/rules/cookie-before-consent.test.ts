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

test('names a tracking cookie of a first visit, with the script and line that set it', () => {
  const first = visit({ jarAfter: [jarCookie('ss_cvr')], writes: [cookieWrite('ss_cvr', 63_072_000_000)] });
  expect(check(page(first))).toMatchObject([{ journey: 'first', severity: 'error', initiator: scriptInitiator }]);
});

test('names one that was removed again, and one that only an answer set', () => {
  const initiator = { kind: 'response', url: 'https://shop.example/', status: 200 } as const;
  const first = visit({ writes: [cookieWrite('ss_cvr', dayMs), cookieWrite('_ga', dayMs, { initiator })] });
  expect(check(page(first))).toMatchObject([{ message: expect.stringContaining('removed again') }, { initiator }]);
});

test('only warns of a cookie of unknown purpose, and notes a preference', () => {
  expect(check(page(visit({ jarAfter: [jarCookie('basket', '1')] })))).toMatchObject([{ severity: 'warning' }]);
  expect(check(page(visit({ jarAfter: [jarCookie('theme', 'dark')] })))).toMatchObject([{ severity: 'note' }]);
});

test('is silent about needed cookies, refused and deleting writes', () => {
  const writes = [cookieWrite('ss_cvr', 0), cookieWrite('_ga', dayMs, { refused: 'SecureOnly' })];
  expect(check(page(visit({ jarAfter: [jarCookie('crumb')], writes })))).toEqual([]);
});

test('is silent where the policy is not restrictive', () => {
  expect(check(page(visit({ context: open, jarAfter: [jarCookie('ss_cvr')] })))).toEqual([]);
});

test('looks at what was there before the answer, not at what came after it', () => {
  const after = cookieWrite('ss_cvr', dayMs, { afterAnswer: true });
  expect(check(page(answeredVisit('accept', { jarAfter: [yes, jarCookie('ss_cvr')], writes: [after] })))).toEqual([]);
  expect(check(page(answeredVisit('decline', { jarAtAnswer: [jarCookie('ss_cvr')] })))).toHaveLength(1);
});

test('leaves pages that never allow anything to the rule that is about them', () => {
  expect(check(page(visit({ context: absolute, jarAfter: [jarCookie('ss_cvr')] })))).toEqual([]);
});
