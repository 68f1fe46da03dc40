import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parsedSource } from '../../../scripts/check/parsed-source.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

/** Returns the functions of a source, as name, line and number of lines. */
function functionsIn(...lines: string[]) {
  const file = join(temporaryFolder(), 'source.ts');
  writeFileSync(file, lines.join('\n'));
  return parsedSource(relative(process.cwd(), file)).functions.map((one) => [one.name, one.line, one.lines]);
}

test('a function is counted from its first line to its last, with comments, blank lines and inner functions', () => {
  const source = [
    '',
    'export function outer() {',
    '  // A comment.',
    '',
    '  const inner = () => {',
    '    return 1;',
    '  };',
    '}',
  ];
  expect(functionsIn(...source)).toEqual([
    ['outer', 2, 7],
    ['inner', 5, 3],
  ]);
});

test('functions are named by their variable, property or method', () => {
  const source = ['const one = { two() {}, three: () => 1 };', 'class Four {', '  five() {}', '}', 'run(() => 6);'];
  expect(functionsIn(...source).map(([name]) => name)).toEqual(['two', 'three', 'five', 'a function']);
});
