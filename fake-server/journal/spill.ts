import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary file without a name: the system removes it with the process, even after a crash. */
interface Spill {
  /** Bytes written. */
  readonly length: number;
  /** Appends the bytes and returns their position. Throws the system's error, and then has no part of them. */
  append(bytes: Buffer): number;
  /** Throws an Error when the file does not have all of the bytes. */
  read(at: number, length: number): Buffer;
  close(): void;
}

/** Creates the file, readable by this user only. Throws the system's error. */
function createSpill(): Spill {
  const path = join(tmpdir(), `ss-runtime-journal-${process.pid}-${randomUUID()}`);
  const file = openSync(path, 'wx+', 0o600);
  rmSync(path, { force: true });
  let length = 0;
  return {
    get length() {
      return length;
    },
    append(bytes) {
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, length + done);
      length += bytes.length;
      return length - bytes.length;
    },
    read(at, wanted) {
      const bytes = Buffer.allocUnsafeSlow(wanted);
      for (let done = 0; done < wanted; ) {
        const count = readSync(file, bytes, done, wanted - done, at + done);
        if (count === 0) throw new Error('The temporary file of the journal was cut off.');
        done += count;
      }
      return bytes;
    },
    close: () => closeSync(file),
  };
}

/** Bytes in a file. */
export interface Place {
  readonly file: Spill;
  readonly at: number;
}

/** At most two files, each for half of the bytes, so that the oldest bytes are removed with their file. */
export interface Spills {
  /** Throws the system's error. */
  append(bytes: Buffer): Place;
  /** Removes the oldest of three files and returns it; null for fewer files. */
  dropOldest(): Spill | null;
  close(): void;
}

export function createSpills(maxBytes: number): Spills {
  let files: Spill[] = [];
  return {
    append(bytes) {
      const last = files.at(-1);
      const file = last && last.length + bytes.length <= maxBytes / 2 ? last : createSpill();
      if (file !== last) files.push(file);
      return { file, at: file.append(bytes) };
    },
    dropOldest() {
      const oldest = files.length > 2 ? files.shift() : undefined;
      oldest?.close();
      return oldest ?? null;
    },
    close() {
      for (const file of files) file.close();
      files = [];
    },
  };
}
