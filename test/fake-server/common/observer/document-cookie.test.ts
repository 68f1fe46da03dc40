import { expect, test } from 'vitest';
import { isKept } from '../../../../fake-server/common/observer/document-cookie.ts';

test.each([
  ['a=1', 'b=2; a=1', true],
  ['a=1', 'b=2', false],
  ['a=1; secure', 'a=2', false],
  ['a=; max-age=0', 'b=2', true],
  ['a=; max-age=0', 'a=1', false],
  ['a=; expires=Thu, 01 Jan 1970 00:00:00 GMT', 'b=2', true],
  ['a=1; path=/elsewhere', '', true],
  ['a=1; path=/shop', '', false],
  ['a=1; path=/shop/', '', false],
  ['a=1; path=/sho', '', true],
  ['a=1; path=/', '', false],
  ['alone', 'alone', true],
] as const)('after the write of %o, document.cookie %o: kept %o', (text, cookies, kept) => {
  expect(isKept(text, cookies, '/shop/page')).toBe(kept);
});
