import { expect, test } from 'vitest';
import { fontFamilies } from '../../../runtime/features/third-parties/web-fonts.ts';

// third-parties#web-fonts
test.each([
  [undefined, []],
  ['', []],
  ['Lato|Roboto:400', ['Lato', 'Roboto:400']],
  [
    ['Lato', { family: 'Roboto' }, { name: 'Inter' }, 7, null, {}],
    ['Lato', 'Roboto', 'Inter'],
  ],
  [{ fonts: ['Lato'] }, ['Lato']],
  [{ other: 1 }, []],
])('the families of %o are %o', (list, families) => {
  expect(fontFamilies(list)).toEqual(families);
});
