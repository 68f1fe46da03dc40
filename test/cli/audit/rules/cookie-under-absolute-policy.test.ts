import { expect, test } from 'vitest';
import { cookieUnderAbsolutePolicy } from '../../../../cli/audit/rules/cookie-under-absolute-policy.ts';
import { answeredVisit, askingSettings, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const check = (...visits: Parameters<typeof page>) => cookieUnderAbsolutePolicy.check(page(...visits));
const jarAfter = [jarCookie('ss_cvr')];

test.each([
  ['absolute', { cookieSettings: { ...askingSettings, isRestrictiveCookiePolicyAbsolute: true } }],
  ['cloneable', { website: { cloneable: true } }],
  ['cookie banner is off', { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } }],
])('a cookie after a yes is an error where the page allows none, and the reason is named: %s', (reason, context) => {
  expect(check(answeredVisit('accept', { context, jarAfter }))).toMatchObject([
    { subject: 'shop.example ss_cvr', message: expect.stringContaining(reason) },
  ]);
  expect(check(visit({ context }))).toEqual([]);
});

test('has no finding where a yes lifts the restriction, and for cookies of an earlier visit', () => {
  expect(check(answeredVisit('accept', { jarAfter }), visit({ jarAfter }))).toEqual([]);
  const context = { website: { cloneable: true } };
  expect(check(visit({ context, journey: 'seeded', jarAfter }))).toEqual([]);
});
