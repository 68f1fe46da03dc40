import { fstatSync, writeSync } from 'node:fs';
import { fileProblem } from '../../fake-server/file-problem.ts';

/**
 * Writes a text to standard output. A file gets all of it, or this throws the system's error: the stream of Node.js does not report that a
 * full disk took a part only. What a pipe or a terminal does not take is an event `error` of the stream.
 */
export function writeOut(text: string): void {
  if (!isFile(process.stdout.fd)) {
    process.stdout.write(text);
    return;
  }
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) written += writeSync(process.stdout.fd, bytes, written);
}

function isFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}

/** Returns the sentence for results that cannot be written. */
export const unwritten = (error: unknown): string =>
  `The results cannot be written to standard output: ${fileProblem(error, 'written')}.`;
