import { setTimeout } from 'node:timers/promises';

/** A reader of lines that may stall: a pipe that no program reads, a slow terminal. */
export interface LineReader<Line> {
  /** Sends a line, or stores it until the reader takes it. */
  send(line: Line): void;
  /** Bytes that are stored. */
  waitingBytes(): number;
  /** Resolves when nothing is stored any more. */
  drained(): Promise<void>;
  /** Receives the number of lines that were dropped, once the reader has taken the lines before them. */
  report(dropped: number): void;
}

export interface BoundedLines<Line> {
  send(line: Line): void;
  /** Reports the lines dropped so far. */
  settle(): void;
  /** Whether lines are dropped now. */
  readonly isDropping: boolean;
}

const defaultMaxBytes = 16 * 1024 * 1024;

/**
 * Sends lines to a reader without storing more than `maxBytes` for it, apart from one line that is longer. From the first line
 * that does not fit until the reader has taken all that is stored, lines are dropped and counted, so that what is missing is in
 * one place.
 */
export function boundedLines<Line extends { readonly length: number }>(
  { send, waitingBytes, drained, report }: LineReader<Line>,
  maxBytes = defaultMaxBytes,
): BoundedLines<Line> {
  let dropped = 0;
  const settle = () => {
    const count = dropped;
    dropped = 0;
    if (count > 0) report(count);
  };
  return {
    send(line) {
      const waiting = waitingBytes();
      if (dropped === 0 && (waiting === 0 || waiting + line.length <= maxBytes)) return send(line);
      dropped += 1;
      if (dropped === 1) void drained().then(settle);
    },
    settle,
    get isDropping() {
      return dropped > 0;
    },
  };
}

/** Resolves once a reader has taken nothing for 5 s: at the end of a process, which must not wait without end. */
export async function stalled(bytesTaken: () => number): Promise<void> {
  let before: number;
  do {
    before = bytesTaken();
    await setTimeout(5000, undefined, { ref: false });
  } while (before !== bytesTaken());
}
