import { existsSync } from 'node:fs';
import { CliError } from '../../../fake-server/common/errors.ts';
import { argumentPath } from '../../files/argument-path.ts';
import { expandGlob, isGlob } from '../../validate/read/expand-glob.ts';

/**
 * Returns the files of the command line, with patterns such as `fixtures/traffic/*.ndjson` expanded, in the given order and each
 * once. Throws CliError (exit 3) for a pattern without a match.
 */
export async function findRecordings(names: readonly string[], cwd: string, signal: AbortSignal): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of names) {
    // A file may have a name that looks like a pattern.
    if (!isGlob(name) || existsSync(argumentPath(name, cwd))) found.push(name);
    else {
      const matches = await expandGlob(name, cwd, signal);
      if (matches.length === 0 && !signal.aborted) {
        throw new CliError(`${name} matches no file. Check the pattern and the folder (${cwd}).`, 'unreadable');
      }
      found.push(...matches);
    }
  }
  return found;
}
