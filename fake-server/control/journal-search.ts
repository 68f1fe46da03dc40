import type { JournalEntry } from '../common/journal/journal.ts';
import { type JournalRow, type JournalRowPage, toJournalRow } from '../common/journal/journal-row.ts';
import { isWanted } from '../journal/filter.ts';
import type { Journal } from '../journal/journal.ts';
import { type JournalSearch, matchesSearch, needsEntry } from './journal-filter.ts';

type JournalLine = ReturnType<Journal['lines']>[number];

/** Entries that are read from the journal at once. */
const windowEntries = 500;

/** Entries that one request may read: a search of a long journal is continued by the client, so that calls are not delayed. */
const maxReadEntries = 5000;

const defaultRows = 500;
const maxRows = 5000;

export const entryOf = ({ json }: JournalLine): JournalEntry => JSON.parse(json.toString('utf8')) as JournalEntry;

/** Yields the lines that match the filter, oldest first. */
export function* linesOf(journal: Journal, search: JournalSearch): Generator<JournalLine> {
  const { before = Number.POSITIVE_INFINITY, limit = Number.POSITIVE_INFINITY } = search;
  let since = search.since ?? 0;
  let found = 0;
  while (found < limit) {
    const lines = journal.lines({ since, limit: windowEntries });
    for (const line of lines) {
      if (line.seq >= before || found >= limit) return;
      if (!isMatch(line, search)) continue;
      found += 1;
      yield line;
    }
    const last = lines.at(-1)?.seq;
    if (last === undefined || last <= since) return;
    since = last;
  }
}

/**
 * Returns the newest rows that match the filter, below `before`, newest first; with fewer than `limit` rows when the search is to
 * be continued.
 */
export function findRows(journal: Journal, search: JournalSearch, maxRead = maxReadEntries): JournalRowPage {
  const limit = Math.min(search.limit ?? defaultRows, maxRows);
  const { lastSeq } = journal;
  const oldest = Math.max(firstSeqOf(journal) || lastSeq + 1, (search.since ?? 0) + 1);
  const rows: JournalRow[] = [];
  let before = Math.min(search.before ?? Number.POSITIVE_INFINITY, lastSeq + 1);
  const stop = before - maxRead;
  while (before > oldest && before > stop && rows.length < limit) {
    const since = Math.max(before - windowEntries - 1, oldest - 1);
    const window = journal.lines({ since, limit: before - since - 1 }).filter(({ seq }) => seq < before);
    for (const line of window.toReversed()) {
      before = line.seq;
      const entry = isWanted(line, search) ? entryOf(line) : null;
      if (entry && matchesSearch(entry, search) && rows.push(toJournalRow(entry)) === limit) break;
    }
    if (rows.length < limit) before = since + 1;
  }
  return { rows, before: before > oldest ? before : null, lastSeq };
}

/** Returns the seq of the oldest kept entry; 0 for an empty journal. */
export const firstSeqOf = (journal: Journal): number => journal.lines({ limit: 1 })[0]?.seq ?? 0;

const isMatch = (line: JournalLine, search: JournalSearch): boolean =>
  isWanted(line, search) && (!needsEntry(search) || matchesSearch(entryOf(line), search));
