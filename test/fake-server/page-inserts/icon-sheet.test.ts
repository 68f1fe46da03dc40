import { expect, test } from 'vitest';
import { iconSheet, iconsOf, isIconSheet } from '../../../fake-server/page-inserts/icon-sheet.ts';

test('the icons of a page are those that it draws from the sheet, whatever the path in front of it', () => {
  const page =
    '<use href="../assets/ui-icons.svg#close-icon"/><use xlink:href="/assets/ui-icons.svg#cart--odd"/><use href="/x.svg#y"/>';
  expect(iconsOf(Buffer.from(page))).toEqual(['close-icon', 'cart--odd']);
  expect(iconsOf(Buffer.from('<use href="/ui-icons.svg#&quot;&gt;"/>'))).toEqual([]);
  expect(['/assets/ui-icons.svg', '/a/ui-icons.svg', '/ui-icons.svg.png'].map(isIconSheet)).toEqual([true, true, false]);
});

test.each([
  ['hamburger-icon--even', 3],
  ['cross-icon', 1],
  ['arrow-icon--right', 1],
  ['no-known-word', 1],
])('%s is drawn with %i shapes, which take the fill of the site', (name, count) => {
  const sheet = iconSheet([name, name]);
  expect(sheet.split(`<symbol id="${name}"`)).toHaveLength(2);
  expect(sheet.match(/<path/g)).toHaveLength(count);
  expect(sheet).not.toMatch(/fill=|stroke=|style=/);
});

test('left and right are mirror images', () => {
  expect(iconSheet(['a-right']).replace('rotate(180', 'rotate(0')).toBe(iconSheet(['a-left']).replace('a-left', 'a-right'));
});
