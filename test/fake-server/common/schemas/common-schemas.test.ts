import { expect, test } from 'vitest';
import { flagLikeSchema, numberLikeSchema, pagePathSchema } from '../../../../fake-server/common/schemas/common-schemas.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }) => (value: unknown) =>
  schema.safeParse(value).success;

test('numbers and flags may be text, as forms send them', () => {
  expect([1, -1.5, '1', '-1.5', '007'].every(accepts(numberLikeSchema))).toBe(true);
  expect(['', ' 1', '1e3', '0x1', true, null, Number.NaN].some(accepts(numberLikeSchema))).toBe(false);
  expect([true, false, 'true', 'false'].every(accepts(flagLikeSchema))).toBe(true);
  expect([1, 0, 'TRUE', '', null].some(accepts(flagLikeSchema))).toBe(false);
});

test('a page’s path has no trailing slash, except the root’s', () => {
  expect(['', '/', '/a', '/a/b'].every(accepts(pagePathSchema))).toBe(true);
  expect(['a', '/a/', '//', null].some(accepts(pagePathSchema))).toBe(false);
});
