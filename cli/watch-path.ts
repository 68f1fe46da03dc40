import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { messageOf } from './errors.ts';

const settleMs = 100;

/**
 * Calls `act` once for changes that come together, of a file or of what lies in a folder and below it; `isWanted` is asked about each
 * name (relative to the folder). What cannot be watched is reported, and left: null then.
 */
export function watchPath(
  path: string,
  act: () => void,
  onProblem: (problem: string) => void,
  isWanted: (name: string) => boolean = () => true,
): FSWatcher | null {
  let timer: NodeJS.Timeout | undefined;
  try {
    const isFolder = statSync(path).isDirectory();
    const isOurs = isFolder ? isWanted : (name: string) => name === basename(path);
    // Many editors put a new file in the old one's place: only its folder hears of that.
    const watcher = watch(isFolder ? path : dirname(path), { recursive: isFolder }, (_event, name) => {
      if (name !== null && !isOurs(name)) return;
      clearTimeout(timer);
      timer = setTimeout(act, settleMs);
    });
    watcher.on('error', (error) => onProblem(`${path} is not watched any more: ${messageOf(error)}.`));
    return watcher.on('close', () => clearTimeout(timer));
  } catch (error) {
    onProblem(`${path} cannot be watched: ${messageOf(error)}.`);
    return null;
  }
}
