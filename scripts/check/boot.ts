import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printBootModules, readBootModules, readList } from '../build/boot-modules.ts';
import { outDir } from '../build/paths.ts';
import { readSource, trackedFiles } from './sources.ts';

/** The first line of each module of the boot script. */
const firstLine = /^(\/\/|\/\*) Part of the boot script\.( \*\/)?\n/;

/**
 * Compares `runtime/boot/modules.txt` with the built boot script. Each of its modules says in its first line that it is one, so
 * that no one adds to it unknowingly; no other module says so. Needs a finished build.
 */
export async function checkBoot(): Promise<readonly string[]> {
  if (!existsSync(join(outDir('runtime'), 'boot.js.map'))) return ['the boot script is missing: run `npm run build` first'];
  const modules = readBootModules();
  const problems: string[] = [];
  if (printBootModules(modules) !== readList())
    problems.push('runtime/boot/modules.txt is not that of the build: run `npm run build` and commit it');
  for (const path of trackedFiles(/^runtime\/.*\.(tsx?|css)$/)) {
    const isMarked = firstLine.test(readSource(path));
    if (modules.has(path) && !isMarked)
      problems.push(
        `${path} is in the boot script: its first line must be \`// Part of the boot script.\`, or its import must go`,
      );
    if (!modules.has(path) && isMarked) problems.push(`${path} is not in the boot script: remove its first line`);
  }
  return problems;
}
