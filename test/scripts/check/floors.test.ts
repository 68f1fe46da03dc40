import { expect, test } from 'vitest';
import { checkFloors } from '../../../scripts/check/floors.ts';

const graph = (...imports: readonly [from: string, ...targets: string[]][]) =>
  new Map(imports.map(([from, ...targets]) => [from, targets] as const));

test('2 subfolders that import one another are 2 problems, and each names an import', () => {
  const problems = checkFloors(graph(['a/x/1.ts', 'a/y/1.ts'], ['a/y/2.ts', 'a/x/2.ts'], ['a/y/1.ts', 'a/z/1.ts']), {});
  expect(problems).toEqual([
    'a: x > y is part of a circle (a/x/1.ts imports a/y/1.ts): move the shared code down',
    'a: y > x is part of a circle (a/y/2.ts imports a/x/2.ts): move the shared code down',
  ]);
});

test('a circle of 3 subfolders is found, and one of a subfolder with files of the folder itself', () => {
  const round = graph(['a/x/1.ts', 'a/y/1.ts'], ['a/y/1.ts', 'a/z/1.ts'], ['a/z/1.ts', 'a/x/1.ts']);
  expect(checkFloors(round, {})).toHaveLength(3);
  const throughFile = graph(['a/io.ts', 'a/x/1.ts'], ['a/x/2.ts', 'a/main.ts'], ['a/main.ts', 'a/io.ts']);
  expect(checkFloors(throughFile, {})).toHaveLength(3);
  expect(checkFloors(throughFile, { a: ['x'] })).toHaveLength(3);
  expect(checkFloors(graph(['a/main.ts', 'a/x/1.ts'], ['a/x/1.ts', 'a/errors.ts']), { a: ['x'] })).toEqual([]);
});

test('in a listed folder an import from a higher floor is refused, and a subfolder without a floor is named', () => {
  const files = graph(['a/x/1.ts', 'a/y/1.ts'], ['a/y/1.ts', 'a/z/1.ts']);
  expect(checkFloors(files, { a: ['z', 'y', 'x'] })).toEqual([]);
  expect(checkFloors(files, { a: ['x', 'y', 'z'] })).toHaveLength(2);
  expect(checkFloors(files, { a: ['z', 'y'] })).toEqual(['a/x has no floor: add it to scripts/check/floors.ts']);
  expect(checkFloors(files, { b: [] })).toEqual(['scripts/check/floors.ts lists b, which has no files: remove it']);
});
