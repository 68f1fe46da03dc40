import { join } from 'node:path';

/** Build scripts run from the repository's root: `scripts/setup.mjs` sees to it. */
export const root = process.cwd();

export const outDir = (name: string): string => join(root, '.build', name);
