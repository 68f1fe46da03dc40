import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageRoot } from '../fake-server/root.ts';

/**
 * Absolute path of a file or folder that was named on the command line. Relative names count from `cwd`; a `fixtures/…` that is
 * not there is the package's own, so that the examples of the help work wherever the package is installed (our choice).
 */
export function argumentPath(name: string, cwd: string): string {
  const path = resolve(cwd, name);
  const own = join(packageRoot, name);
  return /^fixtures([/\\]|$)/.test(name) && !existsSync(path) && existsSync(own) ? own : path;
}
