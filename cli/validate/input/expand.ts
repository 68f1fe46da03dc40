import { constants, createReadStream, existsSync, openSync, type Stats } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { argumentPath } from '../../argument-path.ts';
import type { Io } from '../../io.ts';
import { expandGlob, isGlob } from './expand-glob.ts';
import { formatOfName, type Input, isAddress } from './input.ts';
import { InputError, inputErrorOf } from './input-error.ts';
import { openUrl } from './url.ts';

/**
 * Yields the inputs that the arguments name, in order, each file once: files, the files of folders by name (html, htm, json,
 * ndjson, jsonl; not in node_modules or hidden folders), http and https addresses, `-`, and globs, whose files count as named. A
 * missing file becomes an input that cannot be opened.
 */
export async function* expandInputs(args: readonly string[], io: Io): AsyncGenerator<Input> {
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && seen.add(key).size > 0;
  for (const arg of args) {
    if (arg === '-') {
      if (isNew('-')) yield { name: '-', isNamed: true, open: async () => ({ chunks: io.stdin, format: undefined }) };
    } else if (isAddress(arg)) {
      if (isNew(arg)) yield { name: arg, isNamed: true, open: () => openUrl(arg, io.stopped) };
    } else if (isGlob(arg) && !existsSync(argumentPath(arg, io.cwd))) yield* globInputs(arg, io, isNew);
    else yield* pathInputs(arg, io.cwd, isNew);
  }
}

async function* globInputs(pattern: string, { cwd, stopped }: Io, isNew: IsNew): AsyncGenerator<Input> {
  try {
    const names = await expandGlob(pattern, cwd, stopped);
    if (names.length === 0) throw new InputError('input-unreadable', 'cannot be read: no file matches this pattern');
    for (const name of names) yield* pathInputs(name, cwd, isNew);
  } catch (error) {
    if (!stopped.aborted) yield unreadable(pattern, error);
  }
}

type IsNew = (key: string) => boolean;

/** Returns the identity of a file, which is the same for all paths and links to it. */
const identityOf = ({ dev, ino }: Stats): string => `${dev}:${ino}`;

async function* pathInputs(name: string, cwd: string, isNew: IsNew): AsyncGenerator<Input> {
  const path = argumentPath(name, cwd);
  try {
    const status = await stat(path);
    if (!isNew(identityOf(status))) return;
    if (status.isDirectory()) yield* folderInputs(name, path, isNew);
    else yield fileInput(name, path, true, status);
  } catch (error) {
    yield unreadable(name, error);
  }
}

async function* folderInputs(name: string, path: string, isNew: IsNew): AsyncGenerator<Input> {
  const entries = await readdir(path);
  for (const entry of entries.sort()) {
    const child = join(path, entry);
    const childName = join(name, entry);
    try {
      const status = await stat(child);
      const isFolder = status.isDirectory() && entry !== 'node_modules' && !entry.startsWith('.');
      const isFile = !status.isDirectory() && formatOfName(entry) !== undefined;
      if (!(isFolder || isFile) || !isNew(identityOf(status))) continue;
      if (isFolder) yield* folderInputs(childName, child, isNew);
      else yield fileInput(childName, child, false, status);
    } catch (error) {
      // A broken link is ignored, unless its name is that of an input.
      const isReported = formatOfName(entry) !== undefined || (error as NodeJS.ErrnoException).code !== 'ENOENT';
      if (isReported) yield unreadable(childName, error);
    }
  }
}

const fileInput = (name: string, path: string, isNamed: boolean, status: Stats): Input => ({
  name,
  isNamed,
  ...(status.isFile() && { path }),
  async open() {
    const format = formatOfName(name);
    if ((await stat(path)).isFIFO()) return { chunks: pipeChunks(path), format };
    const handle = await open(path);
    return { chunks: createReadStream(path, { fd: handle, highWaterMark: 256 * 1024 }), format };
  },
});

/** Reads a named pipe without blocking, because a pipe without a writer would prevent the end of the process. */
const pipeChunks = (path: string): AsyncIterable<Uint8Array> =>
  new Socket({ fd: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK), readable: true, writable: false });

const unreadable = (name: string, error: unknown): Input => ({
  name,
  isNamed: true,
  open: () => Promise.reject(inputErrorOf(error)),
});
