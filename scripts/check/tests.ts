import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../build/paths.ts';
import { parsedSource } from './parsed-source.ts';
import { readSource, sourceFiles, withoutComments } from './sources.ts';

/** Modules with more lines of code than this need a test. */
const leafLines = 25;
const tested = ['runtime', 'fake-server', 'cli'];

/**
 * Each module with substance has a test: a file below `test/` imports it, directly or through modules of its own folder, or a
 * test says `// covers: runtime/features/forms/` with its folder, subfolders not included. Unit tests of the runtime stand at
 * `test/runtime/<feature>/<behaviour>.test.ts`.
 */
export async function checkTests(): Promise<readonly string[]> {
  const tests = sourceFiles('test');
  const covers = tests.flatMap((path) => coveredFolders(readSource(path)).map((folder) => ({ path, folder })));
  const covered = new Set(covers.map(({ folder }) => folder));
  const imported = modulesInTests(tests);
  const features = new Set(
    ['runtime', 'runtime/features', 'runtime/contract'].flatMap((folder) => readdirSync(join(root, folder))),
  );
  return [
    ...sourceFiles(...tested)
      .filter((file) => !imported.has(file) && !covered.has(`${posix.dirname(file)}/`) && linesOfCode(file) > leafLines)
      .map(
        (file) =>
          `no test imports ${file}, and none says \`// covers: ${posix.dirname(file)}/\`: write the test, or name the ` +
          'folder in the scenario that runs it',
      ),
    ...covers.flatMap(({ path, folder }) => coverProblem(path, folder, (name) => existsSync(join(root, name))) ?? []),
    ...misplacedTests(tests, features),
  ];
}

/** Returns the folders that a test says it covers. */
export const coveredFolders = (test: string): readonly string[] =>
  [...test.matchAll(/^\/\/ covers: (.+)$/gm)].flatMap((match) => (match[1] ?? '').split(/[ ,]+/));

/** Returns what is wrong with a folder that a test covers; null for one that exists. */
export function coverProblem(path: string, folder: string, exists: (folder: string) => boolean): string | null {
  if (!folder.endsWith('/')) return `${path} says \`// covers: ${folder}\`: name its folder, \`${posix.dirname(folder)}/\``;
  return exists(folder) ? null : `${path} says \`// covers: ${folder}\`, which does not exist: correct the path`;
}

/**
 * Returns the modules that tests and their helpers import, and the modules of the same folder that these import. Types do not
 * count.
 */
function modulesInTests(tests: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (file: string, inFolder?: string) => {
    for (const { target, typeOnly } of parsedSource(file).imports) {
      if (typeOnly || found.has(target) || !tested.some((folder) => target.startsWith(`${folder}/`))) continue;
      if (inFolder !== undefined && posix.dirname(target) !== inFolder) continue;
      found.add(target);
      if (/\.tsx?$/.test(target)) add(target, posix.dirname(target));
    }
  };
  for (const test of tests) add(test);
  return found;
}

/** Returns the unit tests of the runtime that stand in no feature's folder. */
export function misplacedTests(tests: readonly string[], features: ReadonlySet<string>): readonly string[] {
  return tests
    .filter((path) => path.startsWith('test/runtime/'))
    .filter((path) => path.split('/').length !== 4 || !features.has(path.split('/')[2] ?? ''))
    .map(
      (path) =>
        `${path}: a unit test stands in test/runtime/<feature>/, with the name of a folder of runtime/, runtime/features/ ` +
        'or runtime/contract/',
    );
}

/** Counts the lines of logic: without blank lines, comments, imports, types and plain table data. */
const linesOfCode = (file: string): number =>
  withoutComments(readSource(file))
    .replace(/^(import|export)\b[^;]*from '[^']+';$/gm, '')
    .replace(/^(export )?type\b.*;$/gm, '')
    .replace(/^(export )?(interface|type)\b[\s\S]*?^[}\]];?$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*['"\w.]+: .*,$/.test(line) && !/^\s*[\]})(]+[,;]?$/.test(line)).length;
