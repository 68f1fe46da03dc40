import { existsSync } from 'node:fs';
import { argumentPath } from '../argument-path.ts';
import type { ExitCode } from '../errors.ts';
import type { Io } from '../io.ts';
import { watchPath } from '../watch-path.ts';
import { isGlob } from './input/expand-glob.ts';
import { formatOfName, isAddress } from './input/input.ts';

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
  const watchers = [...new Set(args)].map((arg) => {
    if (isAddress(arg)) io.err(`${arg} is an address: it is read with each check, and not watched.`);
    return isAddress(arg) ? null : watchPath(watchedPath(arg, io.cwd), onChange, io.err, isInput);
  });
  let exitCode = await check();
  while (!io.stopped.aborted) {
    io.err('Waiting for changes. Ctrl-C stops.');
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

/** Whether a changed file is an input. A report that is written into a watched folder starts no check. */
const isInput = (name: string): boolean => formatOfName(name) !== undefined;

/** Returns the path to watch: for a pattern, the folder that contains all its matches. */
function watchedPath(arg: string, cwd: string): string {
  const path = argumentPath(arg, cwd);
  if (!isGlob(arg) || existsSync(path)) return path;
  const parts = arg.split('/');
  return argumentPath(parts.slice(0, parts.findIndex(isGlob)).join('/') || (arg.startsWith('/') ? '/' : '.'), cwd);
}
