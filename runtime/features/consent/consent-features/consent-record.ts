import { withPageMemory } from '../../../browser/storage.ts';
import { readFields, readJson } from '../../../contract/read.ts';
import type { ConsentChoice } from '../../../page/consent.ts';
import type { Page } from '../../../page/page.ts';

/** A proof of the visitor's choice in their own browser: the choice, its time and the version of the settings. */
export interface ConsentRecord {
  /**
   * Stores the choice and sends a yes to the platform; does neither where the settings have no version: consent#consent-record.
   */
  store(choice: ConsentChoice, version: string | null): void;
  /** Returns whether the visitor has answered settings of another version: consent#consent-version. */
  isOutdated(version: string | null): boolean;
}

const consentRecordKey = 'ss-consent-record';
const consentRecordEvent = 'consent_choice';

export function createConsentRecord({ clock, errors, storage, telemetry }: Page): ConsentRecord {
  const records = withPageMemory(storage);
  return {
    store(choice, version) {
      if (version === null) return;
      const record = {
        choice: choice === 'true' ? 'accept' : 'decline',
        time: new Date(clock.now()).toISOString(),
        version,
      };
      records.write(consentRecordKey, JSON.stringify(record));
      // The event passes the tracking gate, as every event does.
      if (choice === 'true')
        telemetry()
          .then(({ events }) => events.track(consentRecordEvent, record))
          .catch(errors.report);
    },
    isOutdated: (version) => {
      const { version: answered } = readFields(readJson(records.read(consentRecordKey)));
      return version !== null && answered !== undefined && answered !== version;
    },
  };
}
