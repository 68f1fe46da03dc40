import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { errorMessage } from '../../fake-server/common/error-message.ts';

const settleMs = 100;

/**
 * Watches a file, or the files in a folder at any depth, and calls `onChange` once for changes in quick succession. `isWanted`
 * filters names, which are relative to the folder. Returns null, after `onProblem`, for a path that cannot be watched.
 */
export function watchPath(
  path: string,
  onChange: () => void,
  onProblem: (problem: string) => void,
  isWanted: (name: string) => boolean = () => true,
): FSWatcher | null {
  let timer: NodeJS.Timeout | undefined;
  try {
    const isFolder = statSync(path).isDirectory();
    const isWatched = isFolder ? isWanted : (name: string) => name === basename(path);
    // Many editors save by replacing the file, which only a watcher of its folder reports.
    const watcher = watch(isFolder ? path : dirname(path), { recursive: isFolder }, (_event, name) => {
      if (name !== null && !isWatched(name)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, settleMs);
    });
    watcher.on('error', (error) => onProblem(`${path} is not watched any more: ${errorMessage(error)}.`));
    return watcher.on('close', () => clearTimeout(timer));
  } catch (error) {
    onProblem(`${path} cannot be watched: ${errorMessage(error)}.`);
    return null;
  }
}
