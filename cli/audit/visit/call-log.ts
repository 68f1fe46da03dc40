import { setTimeout as delay } from 'node:timers/promises';
import type { JournalEntry } from '../../../runtime/contract/journal/journal.ts';
import type { SeenCall } from './calls.ts';

/** What a platform of ours writes down of one visit: the truth also for beacons of a page that goes away. */
export interface CallLog {
  begin(): void;
  /** The calls since `begin`, once those that were sent at leave have arrived (or 2 s have passed). */
  end(seen: readonly SeenCall[]): Promise<readonly JournalEntry[]>;
}

/** As much of the platform's journal as is needed here. */
interface JournalSource {
  readonly lastSeq: number;
  entries(filter: { since: number }): readonly JournalEntry[];
}

const arrivalTimeoutMs = 2000;
const lookEveryMs = 20;

/** A log over a journal that no other visit writes to at the same time. */
export function callLogOf(journal: JournalSource): CallLog {
  let since = journal.lastSeq;
  return {
    begin() {
      since = journal.lastSeq;
    },
    async end(seen) {
      const untilMs = Date.now() + arrivalTimeoutMs;
      const wanted = seen.filter(({ atLeave, path }) => atLeave && path.startsWith('/api/')).map(({ path }) => path);
      const sent = (path: string) => seen.filter((call) => call.path === path).length;
      for (;;) {
        const entries = journal.entries({ since });
        const isHere = wanted.every((path) => entries.filter((entry) => entry.path === path).length >= sent(path));
        if (isHere || Date.now() >= untilMs) return entries;
        await delay(lookEveryMs);
      }
    },
  };
}
