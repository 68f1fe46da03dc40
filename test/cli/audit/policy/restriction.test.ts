import { describe, expect, test } from 'vitest';
import { readPolicy } from '../../../../cli/audit/policy/policy.ts';
import { isRestricted, mustBeCleared } from '../../../../cli/audit/policy/restriction.ts';

const policyOf = (cookieSettings: object, more: object = {}) => readPolicy({ cookieSettings, ...more });
const restrictive = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };

describe('cookies are restricted', () => {
  test.each([null, 'true', 'false'])('on a cloneable site, whatever was answered (%s)', (consent) => {
    expect(isRestricted(readPolicy({ website: { cloneable: true } }), consent)).toBe(true);
    expect(isRestricted(readPolicy({ websiteCloneable: true }), consent)).toBe(true);
  });

  test('under the restrictive policy until the consent cookie exists and is not false', () => {
    expect(isRestricted(policyOf(restrictive), null)).toBe(true);
    expect(isRestricted(policyOf(restrictive), 'false')).toBe(true);
    expect(isRestricted(policyOf(restrictive), 'true')).toBe(false);
  });

  test('always under a restrictive policy that is absolute or without a banner', () => {
    expect(isRestricted(policyOf({ ...restrictive, isRestrictiveCookiePolicyAbsolute: true }), 'true')).toBe(true);
    expect(isRestricted(policyOf({ isRestrictiveCookiePolicyEnabled: true }), 'true')).toBe(true);
  });

  test('not by an absolute policy that is not enabled, and not on pages without cookie settings', () => {
    expect(isRestricted(policyOf({ isRestrictiveCookiePolicyAbsolute: true }), null)).toBe(false);
    expect(isRestricted(readPolicy({}), null)).toBe(false);
    expect(isRestricted(readPolicy(null), null)).toBe(false);
  });
});

describe('the cookies to be deleted', () => {
  test('are nine under the restrictive policy without consent', () => {
    expect(mustBeCleared(policyOf(restrictive), null)).toHaveLength(9);
    expect(mustBeCleared(policyOf(restrictive), 'false')).toContain('SS_MATTR');
  });

  test('are five where only the tracking rule applies', () => {
    const five = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
    expect(mustBeCleared(readPolicy({ websiteCloneable: true }), 'true')).toEqual(five);
    expect(mustBeCleared(policyOf({ ...restrictive, isRestrictiveCookiePolicyAbsolute: true }), 'true')).toEqual(five);
  });

  test('are zero after consent', () => {
    expect(mustBeCleared(policyOf(restrictive), 'true')).toEqual([]);
  });
});
