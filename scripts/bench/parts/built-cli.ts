import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outDir } from '../../build/paths.ts';

/**
 * Returns the arguments of Node.js that run the built command line, as a package does: the launcher of a clone looks for newer
 * sources first.
 */
export const builtCli = (...words: readonly string[]): string[] => [
  '-e',
  `import(${JSON.stringify(pathToFileURL(join(outDir('cli'), 'start.js')).href)}).then((start) => start.startProcess())`,
  '--',
  'ss-runtime',
  ...words,
];
