import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileProblem, TargetError } from '../errors.ts';
import type { Journal } from './journal.ts';

/** A file that grows with the journal: one entry a line. */
export interface Recording {
  /** Ends the file; everything is written when the promise settles. Never rejects. */
  close(): Promise<void>;
}

/**
 * Appends every new journal entry to `path`. A file that cannot be opened is a TargetError; a failure while writing is told
 * once, the server goes on.
 */
export async function recordTo(path: string, journal: Journal, tell: (problem: string) => void): Promise<Recording> {
  const file = await open(path, 'a').catch((error: unknown) => {
    throw new TargetError(`The recording ${path} cannot be written: ${fileProblem(error)}.`, error);
  });
  const stream = createWriteStream(path, { fd: file });
  let failed = false;
  stream.on('error', (error) => {
    if (!failed) tell(`Recording to ${path} stopped: ${fileProblem(error)}.`);
    failed = true;
  });
  const stop = journal.subscribe((entry) => {
    if (!failed) stream.write(`${JSON.stringify(entry)}\n`);
  });
  return {
    async close() {
      stop();
      if (stream.closed) return;
      // One that has failed tells why before it is closed.
      const closed = once(stream, 'close').catch(() => undefined);
      if (!stream.destroyed) stream.end();
      await closed;
    },
  };
}
