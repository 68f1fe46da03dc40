import { existsSync, type FSWatcher } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { ExitCode } from '../../fake-server/common/errors.ts';
import { argumentPath } from '../files/argument-path.ts';
import { watchPath } from '../files/watch-path.ts';
import type { Io } from '../io.ts';
import { exclusionsOf, isExclusion } from './read/exclusions.ts';
import { isGlob } from './read/expand-glob.ts';
import { ignoreFileNames, ignoreRulesOf } from './read/ignore-files.ts';
import { formatOfName, isAddress } from './read/input.ts';

/**
 * Runs `check` at once, and again after each change of an input, until Ctrl-C. Addresses are not watched, which is reported.
 * Returns the exit status of the latest check.
 */
export async function watchInputs(args: readonly string[], check: () => Promise<ExitCode>, io: Io): Promise<ExitCode> {
  let isStale = false;
  let wake = () => {};
  const onChange = () => {
    isStale = true;
    wake();
  };
  io.stopped.addEventListener('abort', () => wake());
  const isExcluded = await exclusionsOf(args, io.cwd);
  const watchers = [...new Set(args)].map((arg) => {
    if (isExclusion(arg, io.cwd)) return null;
    if (isAddress(arg)) io.note(`${arg} is an address: it is read with each check, and not watched.`);
    return isAddress(arg) ? null : watchInput(watchedPath(arg, io.cwd), io, isExcluded, onChange);
  });
  let exitCode = await check();
  while (!io.stopped.aborted) {
    io.note('Waiting for changes. Ctrl-C stops.');
    if (!isStale)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    if (io.stopped.aborted) break;
    isStale = false;
    io.out('');
    exitCode = await check();
  }
  for (const watcher of watchers) watcher?.close();
  return exitCode;
}

/**
 * Watches a file or folder. A file that is no input or is left out starts no check, such as a report that is written into a
 * watched folder; a changed ignore file does.
 */
function watchInput(path: string, io: Io, isExcluded: (path: string) => boolean, onChange: () => void): FSWatcher | null {
  const isWanted = (name: string): boolean => {
    if (ignoreFileNames.some((each) => each === basename(name))) return true;
    const folders = dirname(name).split(sep);
    if (formatOfName(name) === undefined || folders.includes('node_modules') || isExcluded(join(path, name))) return false;
    let rules = ignoreRulesOf(path, io.cwd);
    for (const folder of folders.filter((each) => each !== '.')) {
      if (folder.startsWith('.') || rules.ignores(folder, true)) return false;
      rules = rules.below(folder);
    }
    return !rules.ignores(basename(name), false);
  };
  return watchPath(path, onChange, io.note, isWanted);
}

/** Returns the path to watch: for a pattern, the folder that contains all its matches. */
function watchedPath(arg: string, cwd: string): string {
  const path = argumentPath(arg, cwd);
  if (!isGlob(arg) || existsSync(path)) return path;
  const parts = arg.split('/');
  return argumentPath(parts.slice(0, parts.findIndex(isGlob)).join('/') || (arg.startsWith('/') ? '/' : '.'), cwd);
}
