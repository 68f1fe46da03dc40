import { constants, fstatSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { TargetError } from '../common/errors.ts';
import { fileProblem } from '../file-problem.ts';
import { boundedLines, stalled } from '../stalled-reader.ts';
import type { Journal } from './journal.ts';

/** A file to which the entries of the journal are appended, one a line. */
export interface Recording {
  /**
   * Resolves when every entry added so far is in the file, where it survives a crash of the process (not of the machine: the file
   * is not synced to the disk). Resolves as well when the recording has failed. Never rejects.
   */
  written(): Promise<void>;
  /** Closes the file and resolves when every entry is written. Never rejects. */
  close(): Promise<void>;
}

const newline = Buffer.from('\n');

/**
 * Appends every new journal entry to `path`. The old content is kept; an incomplete line at its end, as after a crash, gets a
 * line break. Throws a TargetError for a file that cannot be opened. After a failed write the server continues without recording:
 * `notify` is called at once, and on close with the number of missing calls. Where the path is a pipe whose reader stalls, calls
 * wait for it, up to `maxPipeBytes`; later ones are not recorded until it reads again, and `notify` is called with their number.
 */
export async function recordTo(
  path: string,
  journal: Pick<Journal, 'subscribe'>,
  notify: (problem: string) => void,
  maxPipeBytes?: number,
): Promise<Recording> {
  const output = await openOutput(path).catch((error: unknown) => {
    throw new TargetError(`The recording ${path} cannot be written: ${fileProblem(error, 'written')}.`, error);
  });
  let waiting: Buffer[] = [];
  let waitingLines = 0;
  let unwrittenBytes = 0;
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
      await output.append(batch.length === 1 && batch[0] ? batch[0] : Buffer.concat(batch)).catch((error: unknown) => {
        failed = true;
        notify(`Recording to ${path} stopped: ${fileProblem(error, 'written')}.`);
      });
    }
    if (failed) missing += lines;
    for (const { length } of batch) unwrittenBytes -= length;
  };
  const store = (bytes: Buffer) => {
    waitingLines += 1;
    unwrittenBytes += bytes.length;
    if (waitingLines === 1) writing = writing.then(writeWaiting);
    const joined = joinNeighbours(waiting.at(-1), bytes);
    if (joined) waiting[waiting.length - 1] = joined;
    else waiting.push(bytes);
  };
  const lines = boundedLines<Buffer>(
    {
      send: store,
      waitingBytes: () => unwrittenBytes,
      drained: () => writing,
      report: (dropped) => notify(`The recording ${path} was not read for a while: ${dropped} calls are missing in it.`),
    },
    // A disk may be slow, and does not stall.
    output.isPipe ? maxPipeBytes : Number.POSITIVE_INFINITY,
  );
  const unsubscribe = journal.subscribe((_entry, line) => lines.send(line.bytes()));
  return {
    written: () => (lines.isDropping ? Promise.resolve() : writing),
    async close() {
      unsubscribe();
      lines.settle();
      await output.close(writing);
      await writing;
      if (missing > 0) notify(`Recording to ${path} is incomplete: ${missing} calls are missing at its end.`);
    },
  };
}

/** Returns two neighbours in memory as one, without a copy; null for others. */
function joinNeighbours(one: Buffer | undefined, other: Buffer): Buffer | null {
  if (one?.buffer !== other.buffer || one.byteOffset + one.length !== other.byteOffset) return null;
  return Buffer.from(one.buffer, one.byteOffset, one.length + other.length);
}

/** The file or pipe of a recording. */
interface Output {
  readonly isPipe: boolean;
  append(bytes: Buffer): Promise<void>;
  /** Closes it after the last write, or when the reader of a pipe has stalled; the write then fails. Never rejects. */
  close(lastWrite: Promise<void>): Promise<void>;
}

async function openOutput(path: string): Promise<Output> {
  const isPipe = await stat(path).then(
    (stats) => stats.isFIFO(),
    () => false,
  );
  if (isPipe) return openPipe(path);
  const file = await openToAppend(path);
  return {
    isPipe,
    async append(bytes) {
      await file.appendFile(bytes);
      if (fstatSync(file.fd).nlink === 0) throw new Error('the file was removed');
    },
    async close(lastWrite) {
      await lastWrite;
      await file.close().catch(() => undefined);
    },
  };
}

/**
 * Opens a named pipe, once it has a reader. A thread that waited for the reader would prevent the end of the process, and a
 * socket has a descriptor that the end of a worker thread closes once more, when another file has its number.
 */
async function openPipe(path: string): Promise<Output> {
  const file = await openToWrite(path);
  let bytesWritten = 0;
  let hasStalled = false;
  return {
    isPipe: true,
    async append(bytes) {
      for (let done = 0; done < bytes.length; ) {
        if (hasStalled) throw new Error('its reader has stalled');
        const count = await writeToPipe(file, bytes.subarray(done));
        if (count === 0) await setTimeout(lookForReaderEveryMs);
        done += count;
        bytesWritten += count;
      }
    },
    async close(lastWrite) {
      await Promise.race([lastWrite, stalled(() => bytesWritten)]);
      hasStalled = true;
      await lastWrite;
      await file.close();
    },
  };
}

const lookForReaderEveryMs = 20;

async function openToWrite(path: string): Promise<FileHandle> {
  for (;;) {
    try {
      return await open(path, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
      await setTimeout(lookForReaderEveryMs);
    }
  }
}

/** Returns the number of bytes that the pipe has taken: 0 while it is full. */
async function writeToPipe(file: FileHandle, bytes: Buffer): Promise<number> {
  try {
    return (await file.write(bytes)).bytesWritten;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0;
    throw error;
  }
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
