import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** Folder of the packages that sites and facts are compared with. */
export const packagesDir = resolve('scripts/trust/node_modules');

/** Throws an Error if the packages are not installed. */
export function expectPackages(): void {
  if (!existsSync(packagesDir))
    throw new Error('The packages are missing: run `npm ci --ignore-scripts --prefix scripts/trust` first.');
}

/** Loads a module of the packages. */
export const requirePackage: (name: string) => unknown = createRequire(join(packagesDir, 'index.js'));

export const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(packagesDir, name, 'package.json'), 'utf8')) as { version: string }).version;
