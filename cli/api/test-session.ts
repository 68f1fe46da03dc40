import type { JournalEntry } from '../../fake-server/common/journal/journal.ts';
import type { JournalReader } from '../../fake-server/journal/journal-reader.ts';
import type { EndpointName } from '../../runtime/contract/endpoints.ts';

/** Expected values of an entry; absent keys are not compared. */
export interface EntryFilter {
  /** Name of the call, such as `record-hit`; `ss-runtime endpoints` lists them. */
  readonly endpoint?: EndpointName;
  /** Id of the called site. */
  readonly site?: string;
  /** Whether the request is as the contract says. */
  readonly valid?: boolean;
  /** Status of the response. */
  readonly status?: number;
}

/** A journal, state and faults of one test. */
export interface TestSession {
  /**
   * Resolves with the first past or future entry that matches. Rejects when none arrives within `timeoutMs` (5000 by default).
   */
  waitForEntry(
    filter: EntryFilter | ((entry: JournalEntry) => boolean),
    options?: { readonly timeoutMs?: number },
  ): Promise<JournalEntry>;
  /** The requests so far. */
  readonly journal: JournalReader;
  /** Replaces the fault rules; an empty text removes them. Rejects with a FaultSyntaxError for rules that cannot be read. */
  setFaults(rules: string, seed?: number): Promise<void>;
  /** Clears the journal and the platform's state, and restores the first fault rules. */
  reset(): Promise<void>;
}

/** Returns whether an entry is the expected one. */
export const matching = (filter: EntryFilter | ((entry: JournalEntry) => boolean)): ((entry: JournalEntry) => boolean) =>
  typeof filter === 'function'
    ? filter
    : (entry) =>
        (['endpoint', 'site', 'valid', 'status'] as const).every(
          (key) => filter[key] === undefined || filter[key] === entry[key],
        );
