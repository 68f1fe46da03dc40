import { setTimeout as delay } from 'node:timers/promises';
import type { JournalEntry } from '../../../../fake-server/common/journal/journal.ts';
import { pathOf } from '../../artifacts/addresses.ts';
import { isObserved } from '../../artifacts/observed-requests.ts';
import type { Request } from '../../artifacts/requests.ts';
import { waitMs } from '../../browser/waits.ts';
import { isApi } from './call-fields.ts';

/** Calls of one visit in the platform's journal, which also has the beacons of a page that is left. */
export interface CallLog {
  begin(): void;
  /** Returns the calls since `begin`. Waits up to 2 s for those that were sent while the page was left. */
  end(sent: readonly Request[]): Promise<readonly JournalEntry[]>;
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
    async end(sent) {
      const untilMs = Date.now() + waitMs('lastCalls');
      const calls = sent.filter(({ url, call }) => call && isApi(url)).map((request) => ({ request, path: pathOf(request.url) }));
      const wanted = calls.filter(({ request }) => !isObserved(request));
      const countOf = (wantedPath: string) => calls.filter(({ path }) => path === wantedPath).length;
      for (;;) {
        const entries = journal.entries({ since });
        const hasArrived = wanted.every(({ path }) => entries.filter((entry) => entry.path === path).length >= countOf(path));
        if (hasArrived || Date.now() >= untilMs) return entries;
        await delay(pollMs);
      }
    },
  };
}
