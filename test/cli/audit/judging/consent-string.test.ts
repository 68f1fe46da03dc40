import { expect, test } from 'vitest';
import { readConsentString } from '../../../../cli/audit/judging/consent-string.ts';
import { consentStringWith } from '../../../helpers/audit/consent-strings.ts';

test('a string has its purposes, its vendors, its dates and the version of the policies', () => {
  const text = consentStringWith({ purposes: [1, 3, 7], claimedPurposes: [2], vendors: [755], claimedVendors: [91] });
  const { mayUse, ...read } = readConsentString(text);
  expect(read).toEqual({
    policyVersion: 5,
    createdAtMs: 1_699_913_600_000,
    updatedAtMs: 1_699_913_600_000,
    purposes: [1, 3, 7],
    specialFeatures: [],
    claimedPurposes: [2],
    vendorCount: 1,
  });
  expect([755, 91, 32].map(mayUse)).toEqual([true, true, false]);
});

test.each(['', 'C', 'CPXxRf', 'BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA', 'hello world', '…', 'C'.repeat(100_000)])(
  'the malformed string %.20s throws an Error',
  (text) => {
    expect(() => readConsentString(text)).toThrow();
  },
);
