import { join } from 'node:path';

/** The repository's root, from which `scripts/setup.mjs` starts all build scripts. */
export const root = process.cwd();

export const outDir = (name: string): string => join(root, '.build', name);
