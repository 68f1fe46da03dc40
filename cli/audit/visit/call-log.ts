import { setTimeout as delay } from 'node:timers/promises';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { waitMs } from '../browser/waits.ts';
import type { SeenCall } from './calls.ts';

/** Calls of one visit in the platform's journal, which also has the beacons of a page that is left. */
export interface CallLog {
  begin(): void;
  /** Returns the calls since `begin`. Waits up to 2 s for those that were sent while the page was left. */
  end(seen: readonly SeenCall[]): Promise<readonly JournalEntry[]>;
}

/** Part of the platform's journal that is used here. */
interface JournalSource {
  readonly lastSeq: number;
  entries(filter: { since: number }): readonly JournalEntry[];
}

const pollMs = 20;

/** Creates the log of a journal to which one visit at a time writes. */
export function callLogOf(journal: JournalSource): CallLog {
  let since = journal.lastSeq;
  return {
    begin() {
      since = journal.lastSeq;
    },
    async end(seen) {
      const untilMs = Date.now() + waitMs('lastCalls');
      const wanted = seen.filter(({ atLeave, path }) => atLeave && path.startsWith('/api/')).map(({ path }) => path);
      const sent = (path: string) => seen.filter((call) => call.path === path).length;
      for (;;) {
        const entries = journal.entries({ since });
        const hasArrived = wanted.every((path) => entries.filter((entry) => entry.path === path).length >= sent(path));
        if (hasArrived || Date.now() >= untilMs) return entries;
        await delay(pollMs);
      }
    },
  };
}
