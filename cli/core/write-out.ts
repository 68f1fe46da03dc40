import { fstatSync, writeSync } from 'node:fs';
import { fileProblem } from '../../fake-server/file-problem.ts';

/**
 * Returns a function that writes to standard output. It throws the system's error for a file that takes only a part, which the
 * stream of Node.js does not report. A pipe or a terminal that fails emits an event `error` of the stream.
 */
export function outputTo(stream: NodeJS.WriteStream & { readonly fd: 1 }): (text: string) => void {
  if (!isFile(stream.fd)) return (text) => void stream.write(text);
  return (text) => {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; ) written += writeSync(stream.fd, bytes, written);
  };
}

function isFile(descriptor: number): boolean {
  try {
    // Numbers of 64 bits have a buffer of their own. After the usual result for a pipe, Node.js resolves no links in the paths of
    // modules (`realpathSync` reads the type of the file that was looked at last), and packages below a link lack their
    // dependencies.
    return fstatSync(descriptor, { bigint: true }).isFile();
  } catch {
    return false;
  }
}

/** Returns the sentence for results that cannot be written. */
export const unwritten = (error: unknown): string =>
  `The results cannot be written to standard output: ${fileProblem(error, 'written')}.`;
