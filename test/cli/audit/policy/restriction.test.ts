import { describe, expect, test } from 'vitest';
import { readPolicy } from '../../../../cli/audit/policy/policy.ts';
import { mustBeCleared, restrictionOf } from '../../../../fake-server/common/judge/restriction.ts';

const policyOf = (cookieSettings: object, more: object = {}) => readPolicy({ cookieSettings, ...more });
const restrictive = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };

describe('cookies are restricted', () => {
  test.each([null, 'true', 'false'])('on a cloneable site, whatever was answered (%s)', (consent) => {
    expect(restrictionOf(readPolicy({ website: { cloneable: true } }), consent)).not.toBeNull();
    expect(restrictionOf(readPolicy({ websiteCloneable: true }), consent)).not.toBeNull();
  });

  test('under the restrictive policy until the consent cookie exists and is not false', () => {
    expect(restrictionOf(policyOf(restrictive), null)).not.toBeNull();
    expect(restrictionOf(policyOf(restrictive), 'false')).not.toBeNull();
    expect(restrictionOf(policyOf(restrictive), 'true')).toBeNull();
  });

  test('always under a restrictive policy that is absolute or without a banner', () => {
    expect(restrictionOf(policyOf({ ...restrictive, isRestrictiveCookiePolicyAbsolute: true }), 'true')).not.toBeNull();
    expect(restrictionOf(policyOf({ isRestrictiveCookiePolicyEnabled: true }), 'true')).not.toBeNull();
  });

  test('not by an absolute policy that is not enabled, and not on pages without cookie settings', () => {
    expect(restrictionOf(policyOf({ isRestrictiveCookiePolicyAbsolute: true }), null)).toBeNull();
    expect(restrictionOf(readPolicy({}), null)).toBeNull();
    expect(restrictionOf(readPolicy(null), null)).toBeNull();
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
