import type { EndpointName } from '../../../runtime/contract/endpoints.ts';
import { isFields } from '../../../runtime/contract/read.ts';
import type { SourceLocation } from '../read/recorded-request.ts';

/** A sent request that is not yet in the journal. */
interface Sent {
  readonly endpoint: EndpointName;
  readonly place: SourceLocation;
}

/** Difference between the sent requests and the target's journal. */
export interface Comparison {
  readonly lost: readonly Sent[];
  readonly duplicated: readonly string[];
  /** Number of requests that were sent before the journal began again, and are not in it since. */
  readonly unknown: number;
}

/**
 * Reads the target's journal and forgets requests that are in it, so that memory is bounded by the number of pending requests.
 */
export interface JournalComparison {
  /** Registers a request before it is sent. */
  noteSending(id: string, sent: Sent): void;
  /** Removes a request that never left. */
  forget(id: string): void;
  /**
   * Reads new entries. Returns a promise to wait for only when many requests are unread, so that a journal of limited length is
   * read in time; otherwise null.
   */
  keepUp(): Promise<void> | null;
  /** Reads to the end. Returns the lost and duplicated requests; null for a journal that could not be read. */
  finish(): Promise<Comparison | null>;
}

/** A page of a journal. */
interface JournalPage {
  readonly entries: readonly unknown[];
  /** Position after the page. */
  readonly next: number;
  /** Changes when the journal begins again, after a restart or reset of the target. */
  readonly journalId?: string;
}

/** Returns one page of the journal after `since`. Throws when the target does not return one. */
export type ReadPage = (since: number) => Promise<JournalPage>;

/** Position at which a comparison starts. */
export interface JournalStart extends Pick<JournalPage, 'journalId'> {
  readonly since: number;
}

/** Limit against a journal without order (our choice). */
const maxRestarts = 1000;
const readAfterRequests = 500;
const waitAfterRequests = 4000;

/**
 * Creates a comparison. `idPrefix` is common to the ids of this replay's requests; `graceMs` is the maximum time until the last
 * entries appear.
 */
export function createJournalComparison(
  readPage: ReadPage,
  start: JournalStart,
  idPrefix: string,
  graceMs: number,
): JournalComparison {
  const outstanding = new Map<string, Sent>();
  const duplicated: string[] = [];
  const unmarked = new Map<unknown, number>();
  let found = 0;
  /** Requests that may be in a part of the journal that can no longer be read. */
  const unknown = new Map<string, Sent>();
  /** Ids in the journal since it began again; null before. Entries from before may be read a second time. */
  let seen: Set<string> | null = null;
  let sinceRead = 0;
  let broken = false;
  let reading: Promise<void> | null = null;

  const matchEntry = (entry: unknown): void => {
    if (!isFields(entry) || entry.from === 'foreign') return;
    const id = isFields(entry.headers) ? entry.headers['x-ss-replay'] : undefined;
    if (typeof id !== 'string') unmarked.set(entry.endpoint, (unmarked.get(entry.endpoint) ?? 0) + 1);
    else if (outstanding.delete(id) || unknown.delete(id)) {
      found += 1;
      seen?.add(id);
    } else if (id.startsWith(idPrefix)) {
      if (seen === null || seen.has(id)) duplicated.push(id);
      seen?.add(id);
    }
  };
  /** Matches by the number of entries of an endpoint, for a journal without headers. */
  const matchesByCount = ({ endpoint }: Sent): boolean => {
    const left = unmarked.get(endpoint) ?? 0;
    if (found > 0 || left === 0) return false;
    unmarked.set(endpoint, left - 1);
    return true;
  };
  const beginAgain = (): void => {
    for (const [id, sent] of outstanding) unknown.set(id, sent);
    outstanding.clear();
    seen = new Set();
  };
  const readNew = createReader(readPage, start, matchEntry, beginAgain);
  const read = (): Promise<void> => {
    sinceRead = 0;
    reading ??= readNew()
      .catch(() => {
        broken = true;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  return {
    noteSending(id, sent) {
      outstanding.set(id, sent);
      sinceRead += 1;
    },
    forget: (id) => void outstanding.delete(id),
    keepUp() {
      if (broken) return null;
      if (!reading && sinceRead >= readAfterRequests) void read();
      return sinceRead >= waitAfterRequests ? reading : null;
    },
    async finish() {
      await reading;
      broken = false;
      const deadlineMs = performance.now() + graceMs;
      for (let pauseMs = 10; ; pauseMs *= 2) {
        await read();
        if (broken) return null;
        if (outstanding.size === 0 || performance.now() >= deadlineMs) break;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      return { lost: [...outstanding.values()].filter((sent) => !matchesByCount(sent)), duplicated, unknown: unknown.size };
    },
  };
}

/**
 * Returns a function that reads the entries which the journal has got since its last call. `onEntry` receives each once, also one
 * that is on two pages; `onRestart` is called when the journal has begun again.
 */
function createReader(
  readPage: ReadPage,
  start: JournalStart,
  onEntry: (entry: unknown) => void,
  onRestart: () => void,
): () => Promise<void> {
  let position = start.since;
  let journalId = start.journalId;
  let lastSeq = 0;
  let restarts = 0;
  const isNew = (entry: unknown): boolean => {
    if (!isFields(entry) || entry.from === 'foreign' || typeof entry.seq !== 'number') return true;
    if (entry.seq <= lastSeq) return false;
    lastSeq = entry.seq;
    return true;
  };
  return async () => {
    for (let more = true; more; ) {
      const { entries, next, journalId: pageId } = await readPage(position);
      if (pageId !== journalId || next < position) {
        journalId = pageId;
        onRestart();
        if (restarts++ > maxRestarts) throw new Error('the journal begins again and again');
        position = 0;
        lastSeq = 0;
        continue;
      }
      for (const entry of entries) if (isNew(entry)) onEntry(entry);
      more = next > position && entries.length > 0;
      position = Math.max(position, next);
    }
  };
}
