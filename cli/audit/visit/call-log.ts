import { setTimeout as delay } from 'node:timers/promises';
import type { JournalEntry } from '../../../runtime/contract/journal/journal.ts';
import type { SeenCall } from './calls.ts';

/** Calls of one visit from the platform's journal, which also has the beacons of a page that is left. */
export interface CallLog {
  begin(): void;
  /** Returns the calls since `begin`, once those of the page's end have arrived (or 2 s have passed). */
  end(seen: readonly SeenCall[]): Promise<readonly JournalEntry[]>;
}

/** Part of the platform's journal that is used here. */
interface JournalSource {
  readonly lastSeq: number;
  entries(filter: { since: number }): readonly JournalEntry[];
}

const arrivalTimeoutMs = 2000;
const lookEveryMs = 20;

/** Creates a log of a journal that no other visit writes to at the same time. */
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
