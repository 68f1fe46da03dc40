import { expect, test } from 'vitest';
import { sameNames } from '../../../scripts/check/imports.ts';

test('two modules whose paths differ in case and extension alone are a problem', () => {
  expect(sameNames(['a/Dialog.tsx', 'a/dialog.ts', 'a/dialogs.ts', 'b/dialog.ts'])).toEqual([
    'a/dialog.ts and a/Dialog.tsx have one name where case does not count: rename one',
  ]);
});
