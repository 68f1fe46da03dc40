import { type FileHandle, open } from 'node:fs/promises';
import { TargetError } from '../common/errors.ts';
import { fileProblem } from '../file-problem.ts';
import type { Journal } from './journal.ts';

/** A file to which the entries of the journal are appended, one a line. */
export interface Recording {
  /**
   * Resolves when every entry added so far is in the file, where it survives a crash of the process (not of the machine: the file is
   * not synced to the disk). Resolves as well when the recording has failed. Never rejects.
   */
  written(): Promise<void>;
  /** Closes the file and resolves when every entry is written. Never rejects. */
  close(): Promise<void>;
}

const newline = Buffer.from('\n');

/**
 * Appends every new journal entry to `path`. The old content is kept; an incomplete line at its end, as after a crash, gets a line
 * break. Throws a TargetError for a file that cannot be opened. After a failed write the server continues without recording: `notify`
 * is called at once, and on close with the number of missing calls.
 */
export async function recordTo(
  path: string,
  journal: Pick<Journal, 'subscribe'>,
  notify: (problem: string) => void,
): Promise<Recording> {
  const file = await openToAppend(path).catch((error: unknown) => {
    throw new TargetError(`The recording ${path} cannot be written: ${fileProblem(error, 'written')}.`, error);
  });
  let waiting: Buffer[] = [];
  let waitingLines = 0;
  let writing: Promise<void> = Promise.resolve();
  let failed = false;
  let missing = 0;

  /** Writes the entries that were added during the last write, in one write. */
  const writeWaiting = async () => {
    const batch = waiting;
    const lines = waitingLines;
    waiting = [];
    waitingLines = 0;
    if (!failed) {
      await file.appendFile(batch.length === 1 && batch[0] ? batch[0] : Buffer.concat(batch)).catch((error: unknown) => {
        failed = true;
        notify(`Recording to ${path} stopped: ${fileProblem(error, 'written')}.`);
      });
    }
    if (failed) missing += lines;
  };
  const unsubscribe = journal.subscribe((_entry, { bytes }) => {
    waitingLines += 1;
    if (waitingLines === 1) writing = writing.then(writeWaiting);
    const joined = joinNeighbours(waiting.at(-1), bytes);
    if (joined) waiting[waiting.length - 1] = joined;
    else waiting.push(bytes);
  });
  return {
    written: () => writing,
    async close() {
      unsubscribe();
      await writing;
      await file.close().catch(() => undefined);
      if (missing > 0) notify(`Recording to ${path} is incomplete: ${missing} calls are missing at its end.`);
    },
  };
}

/** Returns two neighbours in memory as one, without a copy; null for others. */
function joinNeighbours(one: Buffer | undefined, other: Buffer): Buffer | null {
  if (one?.buffer !== other.buffer || one.byteOffset + one.length !== other.byteOffset) return null;
  return Buffer.from(one.buffer, one.byteOffset, one.length + other.length);
}

async function openToAppend(path: string): Promise<FileHandle> {
  const file = await open(path, 'a');
  try {
    if (await endsIncomplete(path, file)) await file.appendFile(newline);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function endsIncomplete(path: string, file: FileHandle): Promise<boolean> {
  const stats = await file.stat();
  if (!stats.isFile() || stats.size === 0) return false;
  const reader = await open(path, 'r');
  try {
    const { buffer } = await reader.read(Buffer.alloc(1), 0, 1, stats.size - 1);
    return buffer[0] !== newline[0];
  } finally {
    await reader.close();
  }
}
