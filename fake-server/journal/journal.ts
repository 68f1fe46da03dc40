import type { JournalEntry } from '../common/journal/journal.ts';
import { isWanted, type JournalFilter } from './filter.ts';
import type { JournalReader } from './journal-reader.ts';
import { createKinds } from './kinds.ts';
import { parseLine } from './parse-line.ts';
import { createLog, type LogLimits } from './segments.ts';
import { waitForEntry } from './wait-for-entry.ts';

/**
 * Every /api request since the start, oldest first. The newest are in memory, older ones in a temporary file; beyond its limit
 * the oldest are dropped and counted.
 */
export interface Journal extends JournalReader {
  /** Adds an entry with the next seq and returns it. It is visible to every reader at once, so `since` skips no entry. */
  add(entry: Omit<JournalEntry, 'seq'>): JournalEntry;
  /**
   * Returns the entries as JSON, for readers that forward them. All of them are in memory at once: `each` needs memory for one.
   */
  lines(filter?: JournalFilter): readonly JournalLine[];
  /** Yields the entries up to now as JSON. Entries that are removed meanwhile are left out. */
  each(filter?: JournalFilter): Generator<JournalLine>;
  /** Calls the listener with every new entry and its line. Returns a function that removes the listener. */
  subscribe(listener: (entry: JournalEntry, line: NewJournalLine) => void): () => void;
  /**
   * Replaces the entries with those of a snapshot. The next one has the number after `lastSeq`. Readers start again, as after a
   * reset.
   */
  restore(entries: Iterable<JournalEntry>, lastSeq: number): void;
  /** Removes the temporary file and its entries; the newest entries stay. */
  close(): void;
}

/** A stored entry: its JSON in UTF-8, and the fields of the filter. */
interface JournalLine extends Pick<JournalEntry, 'seq' | 'endpoint' | 'site' | 'valid'> {
  readonly json: Buffer;
}

interface NewJournalLine extends Omit<JournalLine, 'json'> {
  readonly text: string;
  /** The JSON with a line break behind it; neighbouring lines are neighbours in memory. */
  bytes(): Buffer;
}

const mebibyte = 1024 * 1024;
const memoryBytes = 16 * mebibyte;
const diskBytes = 4096 * mebibyte;

interface JournalOptions extends Partial<LogLimits> {
  /** Called once when the disk cannot be used. */
  readonly notify?: (problem: string) => void;
}

export function createJournal({
  memory = memoryBytes,
  disk = diskBytes,
  segment = mebibyte,
  notify = () => undefined,
}: JournalOptions = {}): Journal {
  const lines = createNumberedLines({ memory, disk, segment }, notify);
  let resets = 0;
  const listeners = new Set<(entry: JournalEntry, line: NewJournalLine) => void>();

  return {
    each: lines.each,
    lines: (filter) => [...lines.each(filter)],
    entries: (filter) => [...lines.each(filter)].map(parseLine),
    add(entry) {
      const { endpoint, site, valid } = entry;
      const seq = lines.lastSeq() + 1;
      const text = `{"seq":${seq},${JSON.stringify(entry).slice(1)}`;
      const bytes = lines.push(entry, text);
      const numbered: JournalEntry = { ...entry, seq };
      if (listeners.size > 0) {
        const line = { seq, endpoint, site, valid, text, bytes };
        for (const listener of [...listeners]) listener(numbered, line);
      }
      return numbered;
    },
    waitFor(predicate, options) {
      return waitForEntry(this, predicate, options);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore(entries, lastSeq) {
      resets += 1;
      lines.restore(entries, lastSeq);
    },
    clear: lines.clear,
    reset() {
      lines.reset();
      resets += 1;
    },
    close: lines.close,
    get lastSeq() {
      return lines.lastSeq();
    },
    get problemCount() {
      return lines.problemCount();
    },
    get resets() {
      return resets;
    },
    get dropped() {
      return lines.dropped();
    },
  };
}

/** Stores the lines of entries with their numbers, which begin again after a reset. */
function createNumberedLines(limits: LogLimits, notify: (problem: string) => void) {
  const log = createLog(limits, notify);
  /** The filter's fields of each line, as a number: lines of equal fields share it. */
  const kinds = createKinds();
  /** Index of the line with seq 1: lines have other numbers after a reset. */
  let base = 0;
  /** Index of the first line since the last removal. */
  let start = 0;
  let dropped = 0;

  const clear = () => {
    dropped += log.first - start;
    log.clear();
    kinds.clear();
    start = log.next;
  };
  function* each(filter: JournalFilter = {}): Generator<JournalLine> {
    const limit = filter.limit ?? Number.POSITIVE_INFINITY;
    const end = log.next;
    const startBase = base;
    let found = 0;
    for (let index = Math.max(log.first, base + (filter.since ?? 0)); index < end && found < limit; index += 1) {
      index = Math.max(index, log.first);
      if (index >= end) return;
      const kind = kinds.at(index);
      if (!kind || !isWanted(kind, filter)) continue;
      const json = base === startBase ? log.read(index) : null;
      if (!json) return;
      found += 1;
      yield { seq: index - base + 1, endpoint: kind.endpoint, site: kind.site, valid: kind.valid, json: json.subarray(0, -1) };
    }
  }
  /** Returns a function that reads the bytes of the line, with its line break. */
  const push = ({ endpoint, site, valid }: Omit<JournalEntry, 'seq'>, line: string): (() => Buffer) => {
    log.add(line);
    kinds.add(log.next - 1, log.first, { endpoint, site, valid });
    const index = log.next - 1;
    return () => log.read(index) as Buffer;
  };
  return {
    clear,
    each,
    push,
    restore(entries: Iterable<JournalEntry>, lastSeq: number) {
      clear();
      base = log.next - lastSeq;
      for (const entry of entries) {
        // Numbers have no gaps: entries before one are not kept.
        if (entry.seq !== log.next - base + 1) clear();
        base = log.next + 1 - entry.seq;
        push(entry, JSON.stringify(entry));
      }
      if (log.next - base !== lastSeq) clear();
      base = log.next - lastSeq;
    },
    reset() {
      clear();
      dropped = 0;
      base = log.next;
    },
    close: () => log.close(),
    lastSeq: () => log.next - base,
    problemCount: () => kinds.problemCount,
    dropped: () => dropped + log.first - start,
  };
}
