import { expect, test } from 'vitest';
import { decodeFormFields, readFormFields } from '../../../fake-server/http/form-fields.ts';

test('repeated names have all their values, and a plus is a space', () => {
  expect(decodeFormFields('a=1&b=x+y&a=2&&c&__proto__=p')).toEqual(
    Object.fromEntries([
      ['a', ['1', '2']],
      ['b', 'x y'],
      ['c', ''],
      ['__proto__', 'p'],
    ]),
  );
});

test('a broken escape throws an error that names the field without its value; readFormFields returns null', () => {
  expect(() => decodeFormFields('a=1&secret=%ZZtop')).toThrow('the percent-encoding of the field "secret" is broken');
  expect(readFormFields('a=1&secret=%ZZtop')).toBeNull();
  expect(readFormFields('a=1')).toEqual({ a: '1' });
});
