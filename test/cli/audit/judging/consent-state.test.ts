import { expect, test } from 'vitest';
import { consentState } from '../../../../cli/audit/judging/consent-state.ts';
import { askingSettings, jarCookie, visit } from '../../../helpers/audit/audit-artifacts.ts';

test('a page with a banner is restricted until the answer is true', () => {
  expect(consentState(visit())).toMatchObject({ given: null, never: null, restrictedAtStart: true });
  const answered = (value: string) =>
    consentState(visit({ jarBefore: [jarCookie('ss_cookieAllowed', value)] })).restrictedAtStart;
  expect([answered('true'), answered('false')]).toEqual([false, true]);
});

test('the reason why a page never allows cookies names its setting', () => {
  const never = (more: object) => consentState(visit({ context: { cookieSettings: { ...askingSettings, ...more } } })).never;
  expect(never({ isRestrictiveCookiePolicyAbsolute: true })).toContain('isRestrictiveCookiePolicyAbsolute');
  expect(never({ isCookieBannerEnabled: false })).toContain('isCookieBannerEnabled');
  expect(never({ isRestrictiveCookiePolicyEnabled: false, isCookieBannerEnabled: false })).toBeNull();
});

test('a page without a context is restricted first, and its answer follows from the journey', () => {
  expect(consentState(visit({ context: null })).restrictedAtStart).toBe(true);
  expect(consentState(visit({ context: null, journey: 'accepted-return' })).restrictedAtStart).toBe(false);
  expect(consentState(visit({ context: null, journey: 'declined-return' })).restrictedAtStart).toBe(true);
});
