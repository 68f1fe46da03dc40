import type { JournalEntry } from './journal.ts';

/** One entry in a list of calls: the fields of its columns, without headers and bodies. */
export interface JournalRow
  extends Pick<JournalEntry, 'seq' | 'time' | 'site' | 'endpoint' | 'method' | 'path' | 'status' | 'valid'> {
  /** Path of the page that sent the call, from its Referer header; empty without one. */
  readonly page: string;
  readonly problemCount: number;
  readonly fault: string | null;
  readonly note?: string;
  readonly from?: JournalEntry['from'];
  readonly durationMs?: number;
  readonly session?: string;
}

/** A part of the journal, newest entries first. */
export interface JournalRowPage {
  readonly rows: readonly JournalRow[];
  /** The value of `before` for the next part, with older entries; null at the oldest one. */
  readonly before: number | null;
  /** The seq of the newest entry of the journal, whether it matches or not; 0 before the first one. */
  readonly lastSeq: number;
}

/** The extent of the journal, as the stream of rows reports it after each change. */
export interface JournalExtent {
  /** The seq of the oldest kept entry; 0 in an empty journal. */
  readonly firstSeq: number;
  readonly lastSeq: number;
  /** Number of kept entries with problems. */
  readonly problemCount: number;
  /** Number of resets: after another one the numbers begin at 1 again. */
  readonly resets: number;
}

/** Longer addresses are cut in lists; the entry has the whole one. */
const maxTextLength = 300;

const cut = (text: string): string => (text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text);

/** Returns the path of the page that sent a call; empty without a readable Referer. */
export function pageOf({ headers: { referer = '' } }: Pick<JournalEntry, 'headers'>): string {
  const path = /^https?:\/\/[^/?#]+([^?#]*)/i.exec(referer)?.[1];
  return path === undefined ? '' : path || '/';
}

export function toJournalRow(entry: JournalEntry): JournalRow {
  const { seq, time, site, endpoint, method, path, status, valid, problems, fault, note, from, durationMs, session } = entry;
  return {
    seq,
    time,
    site,
    endpoint,
    method: cut(method),
    path: cut(path),
    status,
    valid,
    page: cut(pageOf(entry)),
    problemCount: problems.length,
    fault: fault === null ? null : cut(fault),
    ...(note === undefined ? {} : { note: cut(note) }),
    ...(from === undefined ? {} : { from }),
    ...(durationMs === undefined ? {} : { durationMs }),
    ...(session === undefined ? {} : { session }),
  };
}
