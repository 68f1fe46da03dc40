import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/paths.ts';
import { readSource, sourceFiles, withoutComments } from './sources.ts';

/** Modules with more lines of code than this need a test of their own. */
const leafLines = 25;
const mirrored = ['runtime', 'fake-server', 'cli'];

/**
 * Tests mirror the code: `runtime/features/gallery/autoplay/autoplay.ts` has `test/runtime/features/gallery/autoplay/autoplay.test.ts`.
 * Short modules, registries, and modules that a `covers:` line of a test names are exempt. A test without its module is a problem too.
 */
export async function checkMirror(): Promise<readonly string[]> {
  const tests = sourceFiles('test').filter((path) => /\.test\.tsx?$/.test(path));
  const covered = new Set(
    tests.flatMap((path) =>
      [...readSource(path).matchAll(/^\/\/ covers: (.+)$/gm)].flatMap((match) => (match[1] ?? '').split(/[ ,]+/)),
    ),
  );
  const problems: string[] = [];
  for (const file of sourceFiles(...mirrored)) {
    const test = join('test', file.replace(/\.tsx?$/, '.test'));
    const tested = tests.includes(`${test}.ts`) || tests.includes(`${test}.tsx`) || covered.has(file);
    if (!tested && linesOfCode(file) > leafLines)
      problems.push(
        `${file} has no ${test}.ts, and no test says \`// covers: ${file}\`: write the test, or name the module in the scenario that covers it`,
      );
  }
  for (const file of covered)
    if (!existsSync(join(root, file)))
      problems.push(`a test says \`// covers: ${file}\`, which does not exist: correct the path`);
  for (const test of tests) {
    const [, folder = ''] = test.split('/');
    if (!mirrored.includes(folder)) continue;
    const source = test.replace(/^test\//, '').replace(/\.test\.tsx?$/, '');
    if (!['.ts', '.tsx', '.mjs', ''].some((ending) => existsSync(join(root, source + ending))))
      problems.push(`${test} mirrors nothing: there is no ${source}.ts; move the test with its module`);
  }
  return problems;
}

/** Counts the lines of logic: without blank lines, comments, imports, types and plain table data. */
const linesOfCode = (file: string): number =>
  withoutComments(readSource(file))
    .replace(/^(import|export)\b[^;]*from '[^']+';$/gm, '')
    .replace(/^(export )?type\b.*;$/gm, '')
    .replace(/^(export )?(interface|type)\b[\s\S]*?^[}\]];?$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*['"\w.]+: .*,$/.test(line) && !/^\s*[\]})(]+[,;]?$/.test(line)).length;
