import { expect, test } from 'vitest';
import { decodeConsentOptions } from '../../../runtime/contract/consent/consent-options.ts';
import { hostileValues } from '../../helpers/values/hostile.ts';

const off = { globalPrivacyControl: false, googleConsentMode: false, version: null };

// consent#consent-features
test('everything is off by default', () => {
  expect(decodeConsentOptions(undefined)).toEqual(off);
  expect(decodeConsentOptions({ isCookieBannerEnabled: true })).toEqual(off);
  expect(decodeConsentOptions({ consentOptions: true })).toEqual(off);
});

test('options in the settings are on; a version is a number or a text that is not empty', () => {
  const consentOptions = { globalPrivacyControl: true, googleConsentMode: true, version: 3 };
  expect(decodeConsentOptions({ consentOptions })).toEqual({
    globalPrivacyControl: true,
    googleConsentMode: true,
    version: '3',
  });
  expect(decodeConsentOptions({ consentOptions: { version: '2026-11' } }).version).toBe('2026-11');
  expect(decodeConsentOptions({ consentOptions: { version: '' } }).version).toBe(null);
});

test('no value throws', () => {
  for (const value of hostileValues) {
    expect(() => decodeConsentOptions(value)).not.toThrow();
    expect(() => decodeConsentOptions({ consentOptions: value })).not.toThrow();
    expect(() => decodeConsentOptions({ consentOptions: { version: value, globalPrivacyControl: value } })).not.toThrow();
  }
});
