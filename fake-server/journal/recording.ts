import { type FileHandle, open } from 'node:fs/promises';
import { fileProblem, TargetError } from '../errors.ts';
import type { Journal } from './journal.ts';

/** A file that grows with the journal: one entry a line. */
export interface Recording {
  /**
   * Settles when every entry added so far is in the file, so that it outlives the process however that ends (not the machine: the
   * file is not synced to the disk, our choice). Settles as well when the recording has failed. Never rejects.
   */
  written(): Promise<void>;
  /** Ends the file; everything is written when the promise settles. Never rejects. */
  close(): Promise<void>;
}

const newline = Buffer.from('\n');

/**
 * Appends every new journal entry to `path`. What others left there stays; a half line at its end, as a crash leaves it, is ended
 * first. A file that cannot be opened is a TargetError. After a failure to write nothing more is recorded and the server goes on:
 * `notify` gets that at once, and how many calls are missing in the end.
 */
export async function recordTo(path: string, journal: Journal, notify: (problem: string) => void): Promise<Recording> {
  const file = await openToAppend(path).catch((error: unknown) => {
    throw new TargetError(`The recording ${path} cannot be written: ${fileProblem(error, 'written')}.`, error);
  });
  let waiting: Buffer[] = [];
  let writing: Promise<void> = Promise.resolve();
  let failed = false;
  let missing = 0;

  /** Calls that come while a write is under way are written together after it. */
  const writeWaiting = async () => {
    const batch = waiting;
    waiting = [];
    if (!failed) {
      await file.appendFile(Buffer.concat(batch)).catch((error: unknown) => {
        failed = true;
        notify(`Recording to ${path} stopped: ${fileProblem(error, 'written')}.`);
      });
    }
    if (failed) missing += batch.length / 2;
  };
  const stop = journal.subscribe((_entry, { json }) => {
    if (waiting.push(json, newline) === 2) writing = writing.then(writeWaiting);
  });
  return {
    written: () => writing,
    async close() {
      stop();
      await writing;
      await file.close().catch(() => undefined);
      if (missing > 0) notify(`Recording to ${path} is incomplete: ${missing} calls are missing at its end.`);
    },
  };
}

async function openToAppend(path: string): Promise<FileHandle> {
  const file = await open(path, 'a');
  try {
    if (await endsInHalfLine(path, file)) await file.appendFile(newline);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function endsInHalfLine(path: string, file: FileHandle): Promise<boolean> {
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
