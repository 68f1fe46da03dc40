import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageRoot } from '../fake-server/root.ts';

/**
 * Returns the absolute path of a file or folder on the command line. Relative names start at `cwd`. A missing `fixtures/…` is
 * taken from the package, so that the examples of the help work in every folder (our choice).
 */
export function argumentPath(name: string, cwd: string): string {
  const path = resolve(cwd, name);
  const own = join(packageRoot, name);
  return /^fixtures([/\\]|$)/.test(name) && !existsSync(path) && existsSync(own) ? own : path;
}
