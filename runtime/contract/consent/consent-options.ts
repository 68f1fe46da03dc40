import { readFields, readFlag } from '../read.ts';

/** What a site asks for beyond the specification's cookie banner: `cookieSettings.consentOptions` (our choice). All off if absent. */
export interface ConsentOptions {
  /** The browser's Global Privacy Control counts as a no until the visitor says yes. */
  readonly globalPrivacyControl: boolean;
  /** Tell Google's tags of the choice: Consent Mode v2. */
  readonly googleConsentMode: boolean;
  /** Names the settings that the visitor has answered: a choice is recorded with it, and asked for again once it differs. */
  readonly version: string | null;
}

/** Never throws; a version may be a text or a number. */
export const decodeConsentOptions = (settings: unknown): ConsentOptions => {
  const { globalPrivacyControl, googleConsentMode, version } = readFields(readFields(settings).consentOptions);
  return {
    globalPrivacyControl: readFlag(globalPrivacyControl),
    googleConsentMode: readFlag(googleConsentMode),
    version: (typeof version === 'string' && version) || typeof version === 'number' ? String(version) : null,
  };
};
