import { expect, test } from 'vitest';
import { printBootModules } from '../../../scripts/build/boot-modules.ts';

test('the list of boot modules is sorted by path, rounds up to 50 bytes, and keeps a line whose size changes by 50 bytes at most', () => {
  const modules = new Map([
    ['runtime/page/b.ts', 101],
    ['runtime/boot/boot.ts', 1501],
    ['runtime/blocks.ts', 1249],
  ]);
  const listed = new Map([
    ['runtime/blocks.ts', 1200],
    ['runtime/boot/boot.ts', 1450],
    ['runtime/removed.ts', 50],
  ]);
  const lines = printBootModules(modules, listed).split('\n').slice(2);
  expect(lines).toEqual([' 1200 runtime/blocks.ts', ' 1550 runtime/boot/boot.ts', '  150 runtime/page/b.ts', '']);
});
