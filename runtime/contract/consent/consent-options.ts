import { readFields, readFlag } from '../read.ts';

/** `cookieSettings.consentOptions`: consent#consent-features. */
export interface ConsentOptions {
  /** consent#global-privacy-control */
  readonly globalPrivacyControl: boolean;
  /** consent#consent-mode */
  readonly googleConsentMode: boolean;
  /** consent#consent-version */
  readonly version: string | null;
}

/** Returns the options; absent ones are off. A version may be a text or a number. Never throws. */
export const decodeConsentOptions = (settings: unknown): ConsentOptions => {
  const { globalPrivacyControl, googleConsentMode, version } = readFields(readFields(settings).consentOptions);
  return {
    globalPrivacyControl: readFlag(globalPrivacyControl),
    googleConsentMode: readFlag(googleConsentMode),
    version: (typeof version === 'string' && version) || typeof version === 'number' ? String(version) : null,
  };
};
