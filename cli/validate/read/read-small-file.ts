import { closeSync, constants, openSync, readSync, type Stats } from 'node:fs';

/** Files up to this size are read at once (our choice): a stream takes ten times as long to open as such a file to read. */
const maxSmallBytes = 1024 * 1024;

let buffer: Buffer | undefined;

/** Whether a file is read at once. Files of the system have no size before they are read. */
export const isSmallFile = (status: Stats): boolean => status.isFile() && status.size > 0 && status.size <= maxSmallBytes;

/**
 * Returns the content of a small file, which the next call overwrites; undefined for one that has grown larger. `size` is that of
 * its status. Throws the errors of the file system. Does not wait for the writer of a pipe that has replaced the file.
 */
export function readSmallFile(path: string, size: number): Buffer | undefined {
  buffer ??= Buffer.allocUnsafeSlow(maxSmallBytes + 1);
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    let length = readSync(file, buffer, 0, buffer.length, null);
    while (length < size) {
      const read = readSync(file, buffer, length, buffer.length - length, null);
      if (read === 0) break;
      length += read;
    }
    return length === buffer.length ? undefined : buffer.subarray(0, length);
  } finally {
    closeSync(file);
  }
}
