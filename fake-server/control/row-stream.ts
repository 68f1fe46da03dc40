import type { ServerResponse } from 'node:http';
import { type JournalExtent, toJournalRow } from '../common/journal/journal-row.ts';
import type { Faults } from '../faults/faults.ts';
import type { Journal } from '../journal/journal.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type JournalSearch, matchesSearch } from './journal-filter.ts';
import { entryOf, firstSeqOf } from './journal-search.ts';
import { beginEvents } from './journal-stream.ts';
import { drained, nextEntry, pause } from './wait-for-journal.ts';

export interface RowStreamOptions {
  readonly journal: Journal;
  readonly faults: Pick<Faults, 'active'>;
  readonly sessions: Pick<Sessions, 'list'>;
  readonly search: JournalSearch;
}

/** Entries of one event. */
const batchEntries = 1000;
/** Entries that arrive within this time are one event: a list shows them together. */
const gatherMs = 100;
/** Changes that are not calls, such as new fault rules, are sent within this time. */
const lookEveryMs = 1000;

/**
 * Sends the inspector's events. `rows`: new entries that match the filter, oldest first, as `JournalRow`s. `journal`: the
 * `JournalExtent`, after each change. `faults`: the `FaultStatus`, after each change. `sessions`: the names of the sessions,
 * after each change. Resolves when the client disconnects.
 */
export async function streamRows(
  { journal, faults, sessions, search }: RowStreamOptions,
  response: ServerResponse,
): Promise<void> {
  const end = beginEvents(response);
  let sent = search.since ?? journal.lastSeq;
  let { resets } = journal;
  const sendChanged = {
    journal: changeSender(response, 'journal'),
    faults: changeSender(response, 'faults'),
    sessions: changeSender(response, 'sessions'),
  };
  while (!response.destroyed) {
    if (sent > journal.lastSeq || resets !== journal.resets) sent = 0;
    ({ resets } = journal);
    // The extent comes first: after a reset it tells the client to drop the rows before it.
    const { lastSeq, problemCount } = journal;
    const extent: JournalExtent = { firstSeq: firstSeqOf(journal), lastSeq, problemCount, resets };
    sendChanged.journal(extent);
    sendChanged.faults(faults.active);
    sendChanged.sessions(sessions.list().map(({ name }) => name));
    const batch = journal.lines({ since: sent, limit: batchEntries });
    const rows = batch.map(entryOf).filter((entry) => matchesSearch(entry, search));
    sent = batch.at(-1)?.seq ?? sent;
    if (rows.length > 0) response.write(`id: ${sent}\nevent: rows\ndata: ${JSON.stringify(rows.map(toJournalRow))}\n\n`);
    if (response.writableNeedDrain) await drained(response);
    if (batch.length === 0) await nextEntry(journal, response, lookEveryMs);
    if (batch.length < batchEntries) await pause(response, gatherMs);
  }
  end();
}

/** Returns a function that sends a value as an event when it differs from the last one. */
function changeSender(response: ServerResponse, event: string): (value: object) => void {
  let last = '';
  return (value) => {
    const text = JSON.stringify(value);
    if (text !== last) response.write(`event: ${event}\ndata: ${text}\n\n`);
    last = text;
  };
}
