import { readFields } from '../../../contract/read.ts';
import type { ConsentChoice } from '../../../page/consent.ts';
import type { Page } from '../../../page/page.ts';

/** Proof of the visitor's choice, kept in their own browser: what was chosen, when, and which settings were answered. */
export interface ConsentRecord {
  /** Keeps the choice, and tells the platform of a yes; nothing where the settings have no version. A no is told to nobody. */
  keep(consent: ConsentChoice, version: string | null): void;
  /** The visitor has answered other settings than these. */
  isOutdated(version: string | null): boolean;
}

/** Where it is kept, and the event that tells of it (our choice). */
const consentRecordKey = 'ss-consent-record';
const consentRecordEvent = 'consent_choice';

export function createConsentRecord({ clock, errors, storage, telemetry }: Page): ConsentRecord {
  return {
    keep(consent, version) {
      if (version === null) return;
      const choice = consent === 'true' ? 'accept' : 'decline';
      const record = { choice, time: new Date(clock.now()).toISOString(), version };
      storage.write(consentRecordKey, JSON.stringify(record));
      // The tracking gate stands before it, as before every event.
      if (choice === 'accept')
        telemetry()
          .then(({ events }) => events.track(consentRecordEvent, record))
          .catch(errors.report);
    },
    isOutdated: (version) => {
      const { version: answered } = readRecord(storage.read(consentRecordKey));
      return version !== null && answered !== undefined && answered !== version;
    },
  };
}

function readRecord(text: string | null): { readonly version?: unknown } {
  try {
    return readFields(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}
