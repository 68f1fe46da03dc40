import { expect, test } from 'vitest';
import { checkTests, coveredFolders, coverProblem, misplacedTests } from '../../../scripts/check/tests.ts';

test('a test names the folders that it covers in lines of its own, with blanks or commas between them', () => {
  const code =
    '// covers: runtime/ui/dom/ runtime/features/cart/\n// covers: cli/serve/, cli/io/\nconst text = "// covers: no/";\n';
  expect(coveredFolders(code)).toEqual(['runtime/ui/dom/', 'runtime/features/cart/', 'cli/serve/', 'cli/io/']);
});

const folders = ['runtime/ui/dom/'];
test.each([
  ['runtime/ui/dom/', null],
  ['runtime/ui/dom/modal.ts', 'test/a.test.ts says `// covers: runtime/ui/dom/modal.ts`: name its folder, `runtime/ui/dom/`'],
  ['runtime/ui/gone/', 'test/a.test.ts says `// covers: runtime/ui/gone/`, which does not exist: correct the path'],
])('the problem of the covered folder %s is %s', (folder, problem) => {
  expect(coverProblem('test/a.test.ts', folder, (name) => folders.includes(name))).toBe(problem);
});

test('a unit test of the runtime stands in the folder of a feature, not above it and not below it', () => {
  const right = ['test/runtime/forms/errors.test.ts', 'test/cli/io.test.ts', 'test/browser/forms/scenario.test.ts'];
  const wrong = ['test/runtime/errors.test.ts', 'test/runtime/forms/fields/errors.test.ts', 'test/runtime/gone/errors.test.ts'];
  expect(misplacedTests([...right, ...wrong], new Set(['forms'])).map((problem) => problem.split(':')[0])).toEqual(wrong);
});

test('the tests of this repository keep these rules, and each module with more than 25 lines has one', async () => {
  expect(await checkTests()).toEqual([]);
});
