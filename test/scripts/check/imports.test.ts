import { expect, test } from 'vitest';
import { sameNames, unshared } from '../../../scripts/check/imports.ts';

test('two modules whose paths differ in case and extension alone are a problem', () => {
  expect(sameNames(['a/Dialog.tsx', 'a/dialog.ts', 'a/dialogs.ts', 'b/dialog.ts'])).toEqual([
    'a/dialog.ts and a/Dialog.tsx have one name where case does not count: rename one',
  ]);
});

test('a module of the contract that no module of the bundle reaches is refused, except texts that a pattern names', () => {
  const graph = new Map([
    ['runtime/boot/boot.ts', ['runtime/contract/gallery/designs.ts']],
    ['runtime/contract/gallery/designs.ts', ['runtime/contract/gallery/constants.ts']],
    ['runtime/contract/gallery/constants.ts', []],
    ['runtime/contract/secrets/mask.ts', []],
    ['runtime/contract/texts/de/forms.ts', []],
    ['fake-server/app.ts', ['runtime/contract/secrets/mask.ts']],
  ]);
  expect(unshared(graph)).toEqual([
    'runtime/contract/secrets/mask.ts: no module of the bundle imports it: move it to the lowest folder of fake-server/ or ' +
      'cli/ that does',
  ]);
});
