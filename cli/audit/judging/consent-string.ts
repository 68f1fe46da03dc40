import { loadPackage } from '../../../fake-server/load-package.ts';

/** Answer in a string of IAB Europe's Transparency and Consent Framework, version 2. Ids are those of the framework's lists. */
export interface ConsentString {
  readonly policyVersion: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** Purposes and special features that the visitor agreed to. */
  readonly purposes: readonly number[];
  readonly specialFeatures: readonly number[];
  /** Purposes that are claimed as a legitimate interest. */
  readonly claimedPurposes: readonly number[];
  readonly vendorCount: number;
  /** Whether a vendor has consent or a legitimate interest. */
  mayUse(vendorId: number): boolean;
}

/** Maximum length, in characters. Strings of real pages have up to 2,000; the decoder needs minutes for 10,000. */
const maxLength = 2500;

/** Returns the answer in a consent string. Throws an Error for a malformed one, or for one of another version. */
export function readConsentString(text: string): ConsentString {
  if (text.length > maxLength) throw new RangeError(`it has ${text.length} characters; expected at most ${maxLength}`);
  // The package is loaded with the first string, because most pages have none and rules are synchronous.
  const model = loadPackage('@iabtcf/core').TCString.decode(text);
  const ids = (vector: { forEach(callback: (value: boolean, id: number) => void): void }): number[] => {
    const found: number[] = [];
    vector.forEach((value, id) => {
      if (value) found.push(id);
    });
    return found;
  };
  return {
    policyVersion: Number(model.policyVersion),
    createdAtMs: model.created.getTime(),
    updatedAtMs: model.lastUpdated.getTime(),
    purposes: ids(model.purposeConsents),
    specialFeatures: ids(model.specialFeatureOptins),
    claimedPurposes: ids(model.purposeLegitimateInterests),
    vendorCount: ids(model.vendorConsents).length,
    mayUse: (id) => model.vendorConsents.has(id) || model.vendorLegitimateInterests.has(id),
  };
}
