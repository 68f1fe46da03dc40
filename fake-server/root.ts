import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, found upwards from this module because sources and the built bundle are at different depths. */
export const packageRoot: string = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The version in the package.json. */
export const packageVersion: string = manifestOf(packageRoot)?.version ?? '0.0.0';

function findRoot(folder: string): string {
  if (manifestOf(folder)?.name === 'ss-runtime') return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The package.json of ss-runtime was not found above its own modules.');
  return findRoot(parent);
}

function manifestOf(folder: string): { name?: string; version?: string } | null {
  const path = join(folder, 'package.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { name?: string; version?: string }) : null;
}
