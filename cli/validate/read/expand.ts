import { constants, createReadStream, existsSync, openSync, type Stats, statSync } from 'node:fs';
import { lstat, open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pageOfFolder } from '../../../fake-server/common/saved-beside.ts';
import { argumentPath } from '../../files/argument-path.ts';
import type { Io } from '../../io.ts';
import { exclusionsOf, isExclusion } from './exclusions.ts';
import { type IgnoreRules, ignoreRulesOf } from './ignore-files.ts';
import { formatOfName, type Input, isAddress, type OpenInput } from './input.ts';
import { InputError, inputErrorOf } from './input-error.ts';
import { isSmallFile, readSmallFile } from './read-small-file.ts';

/**
 * Yields the inputs that the arguments name, in order, each file once: files, the files of folders by name (pages, templates,
 * JSON; not in node_modules or hidden folders, not those that ignore files name, and no pipes), http and https addresses, `-`,
 * and globs, whose files count as named. Files that an exclusion (`!dist/**`) matches are left out. A missing file becomes an
 * input that cannot be opened.
 */
export async function* expandInputs(args: readonly string[], io: Io): AsyncGenerator<Input> {
  const seen = new Set<string>();
  const isExcluded = await exclusionsOf(args, io.cwd);
  const walk: Walk = {
    cwd: io.cwd,
    isNew: (key) => !seen.has(key) && seen.add(key).size > 0,
    isExcluded,
  };
  for (const arg of args) {
    if (arg === '-') {
      if (walk.isNew('-')) yield { name: '-', isNamed: true, open: async () => ({ chunks: io.stdin, format: undefined }) };
    } else if (isAddress(arg)) {
      if (walk.isNew(arg)) yield { name: arg, isNamed: true, open: () => openAddress(arg, io) };
    } else if (isExclusion(arg, io.cwd)) continue;
    else if (!isPlainName(arg) && (await isPattern(arg, io.cwd))) yield* globInputs(arg, io, walk);
    else yield* pathInputs(arg, walk);
  }
}

interface Walk {
  readonly cwd: string;
  readonly isNew: (key: string) => boolean;
  readonly isExcluded: (path: string) => boolean;
}

interface FolderWalk extends Walk {
  /** Path of the named folder. */
  readonly folder: string;
}

/** Whether a name has no character of a pattern. Most names have none; then the module of patterns is not loaded. */
const isPlainName = (name: string): boolean => /^[\w./ -]*$/.test(name);

async function isPattern(name: string, cwd: string): Promise<boolean> {
  const { isGlob } = await import('./expand-glob.ts');
  return isGlob(name) && !existsSync(argumentPath(name, cwd));
}

async function* globInputs(pattern: string, { cwd, stopped }: Io, walk: Walk): AsyncGenerator<Input> {
  try {
    const { expandGlob } = await import('./expand-glob.ts');
    const names = await expandGlob(pattern, cwd, stopped);
    if (names.length === 0) throw new InputError('input-unreadable', 'cannot be read: no file matches this pattern');
    for (const name of names) yield* pathInputs(name, walk);
  } catch (error) {
    if (!stopped.aborted) yield unreadable(pattern, error);
  }
}

/** Returns the identity of a file, which is the same for all paths and links to it. */
const identityOf = ({ dev, ino }: Stats): string => `${dev}:${ino}`;

async function* pathInputs(name: string, walk: Walk): AsyncGenerator<Input> {
  const path = argumentPath(name, walk.cwd);
  if (walk.isExcluded(path)) return;
  try {
    const status = await stat(path);
    if (!walk.isNew(identityOf(status))) return;
    if (status.isDirectory()) yield* folderInputs(name, path, ignoreRulesOf(path, walk.cwd), { ...walk, folder: path });
    else yield fileInput(name, path, status);
  } catch (error) {
    yield unreadable(name, error);
  }
}

async function* folderInputs(name: string, path: string, rules: IgnoreRules, walk: FolderWalk): AsyncGenerator<Input> {
  const entries = await readdir(path);
  // Data files that a browser saved beside a page are responses of other hosts.
  const isSavedBeside = pageOfFolder(basename(path)) !== null;
  for (const entry of entries.sort()) {
    if (entry === 'node_modules' || walk.isExcluded(join(path, entry))) continue;
    const child = join(path, entry);
    const childName = join(name, entry);
    const isInput = formatOfName(entry) !== undefined && (!isSavedBeside || /\.html?$/i.test(entry));
    try {
      const status = statSync(child);
      const isFolder = status.isDirectory();
      // A pipe or a device has no end, or no content.
      if (!isFolder && !status.isFile()) continue;
      if ((isFolder ? entry.startsWith('.') : !isInput) || rules.ignores(entry, isFolder)) continue;
      if (!walk.isNew(identityOf(status))) continue;
      if (isFolder) yield* folderInputs(childName, child, rules.below(entry), walk);
      else yield fileInput(childName, child, status, walk.folder);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      const isDangling =
        (code === 'ENOENT' || code === 'ELOOP') && (await lstat(child).catch(() => null))?.isSymbolicLink() === true;
      // A broken link is ignored, unless its name is that of an input.
      if (rules.ignores(entry, false) || (isDangling && !isInput) || (code === 'ENOENT' && !isDangling)) continue;
      yield isDangling ? dangling(childName, error) : unreadable(childName, error);
    }
  }
}

const fileInput = (name: string, path: string, status: Stats, folder?: string): Input => ({
  name,
  isNamed: folder === undefined,
  ...(folder !== undefined && { folder }),
  ...(status.isFile() && { path }),
  ...(isSmallFile(status) && { readAtOnce: () => readSmallFile(path, status.size) }),
  async open() {
    const format = formatOfName(name);
    if ((await stat(path)).isFIFO()) return { chunks: await pipeChunks(path), format };
    const handle = await open(path);
    return { chunks: createReadStream(path, { fd: handle, highWaterMark: 256 * 1024 }), format };
  },
});

/**
 * Reads a named pipe without blocking, because a pipe without a writer would prevent the end of the process. In a worker thread
 * it blocks: the end of the thread closes the descriptor of a socket once more, when another file has its number.
 */
async function pipeChunks(path: string): Promise<AsyncIterable<Uint8Array>> {
  const { isMainThread } = await import('node:worker_threads');
  if (!isMainThread) return createReadStream(path);
  const { Socket } = await import('node:net');
  return new Socket({ fd: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK), readable: true, writable: false });
}

/** Opens an address. Its module is loaded only then, because node:http takes longer to load than many files to check. */
const openAddress = async (address: string, { stopped }: Io): Promise<OpenInput> =>
  (await import('./url.ts')).openUrl(address, stopped);

const unreadable = (name: string, error: unknown): Input => ({
  name,
  isNamed: true,
  open: () => Promise.reject(inputErrorOf(error)),
});

/** A link in a folder that leads nowhere. */
const dangling = (name: string, error: unknown): Input => ({
  name,
  isNamed: true,
  open: () => Promise.reject(new InputError('input-dangling-link', inputErrorOf(error).message)),
});
