import { GVL, TCModel, TCString, type VendorList } from '@iabtcf/core';

interface Answered {
  readonly purposes?: readonly number[];
  readonly claimedPurposes?: readonly number[];
  readonly vendors?: readonly number[];
  readonly claimedVendors?: readonly number[];
  readonly policyVersion?: number;
  /** By default a day before the end of the visits in `audit-artifacts.ts`. */
  readonly updatedAtMs?: number;
}

const named = (ids: readonly number[]) =>
  Object.fromEntries(ids.map((id) => [id, { id, name: `Number ${id}`, description: '' }]));
const purposeIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Returns a vendor list, which the encoder of consent strings needs. */
const vendorList = (vendorIds: readonly number[], policyVersion: number): VendorList =>
  ({
    gvlSpecificationVersion: 3,
    vendorListVersion: 100,
    tcfPolicyVersion: policyVersion,
    lastUpdated: '2023-11-01T00:00:00Z',
    purposes: named(purposeIds),
    specialPurposes: {},
    features: {},
    specialFeatures: named([1, 2]),
    stacks: {},
    dataCategories: {},
    vendors: Object.fromEntries(
      vendorIds.map((id) => {
        const lists = { flexiblePurposes: [], specialPurposes: [], features: [], specialFeatures: [] };
        return [id, { id, name: `Vendor ${id}`, purposes: [1, 3, 4, 5, 6], legIntPurposes: [2, 7, 9], ...lists }];
      }),
    ),
  }) as unknown as VendorList;

/** Returns a consent string (TCF version 2) with this answer, without any consent by default. */
export function consentStringWith(answered: Answered = {}): string {
  const { vendors = [], claimedVendors = [], policyVersion = 5, updatedAtMs = 1_699_913_600_000 } = answered;
  const model = new TCModel(new GVL(vendorList([...vendors, ...claimedVendors], policyVersion)));
  model.cmpId = 300;
  model.cmpVersion = 1;
  model.consentScreen = 1;
  model.publisherCountryCode = 'DE';
  model.purposeConsents.set([...(answered.purposes ?? [])]);
  model.purposeLegitimateInterests.set([...(answered.claimedPurposes ?? [])]);
  model.vendorConsents.set([...vendors]);
  model.vendorLegitimateInterests.set([...claimedVendors]);
  model.created = new Date(updatedAtMs);
  model.lastUpdated = new Date(updatedAtMs);
  return TCString.encode(model);
}
