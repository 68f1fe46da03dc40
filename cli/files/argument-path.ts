import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageRoot } from '../../fake-server/root.ts';

/**
 * Returns the absolute path of a file or folder on the command line. Relative names are relative to `cwd`, but a missing
 * `fixtures/…` to the package, so that the examples of the help work in every folder (our choice).
 */
export function argumentPath(name: string, cwd: string): string {
  const path = resolve(cwd, name);
  const inPackage = join(packageRoot, name);
  return /^fixtures([/\\]|$)/.test(name) && !existsSync(path) && existsSync(inPackage) ? inPackage : path;
}
