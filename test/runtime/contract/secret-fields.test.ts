import { describe, expect, test } from 'vitest';
import {
  isSecretField,
  redactAddress,
  redactCookies,
  redactFields,
  redactForm,
  shapeOf,
} from '../../../runtime/contract/secret-fields.ts';

// calls#secret-fields
describe('secret fields', () => {
  test.each([
    'password',
    'PASSWORD',
    'newPassword',
    'confirm-password',
    'password-yui_3_17_2_1_1',
    'user[passwd]',
    'X-SiteUser-XSRF-Token',
  ])('%s is one', (name) => expect(isSecretField(name)).toBe(true));

  test.each(['email', 'name', 'crumb', 'key', 'pass', 'token', 'secretary', 'data', '__proto__', ''])(
    '%s is not secret',
    (name) => expect(isSecretField(name)).toBe(false),
  );

  test('are masked at any depth and in JSON text, and keep their length and type', () => {
    const data = {
      email: 'ada@example.com',
      password: 'hunter2',
      list: [
        { cvc: 123, code: 123 },
        { name: 'password', value: 'hunter2', type: 'password' },
      ],
      form: '{"new_password":["a","bc"],"agreed":true}',
      remember: { password: null, passwordSet: true },
    };
    expect(redactFields(data)).toEqual({
      email: 'ada@example.com',
      password: '*******',
      list: [
        { cvc: 0, code: 123 },
        { name: 'password', value: '*******', type: 'password' },
      ],
      form: '{"new_password":["*","**"],"agreed":true}',
      remember: { password: null, passwordSet: true },
    });
  });

  test('without secret fields the same object is returned', () => {
    const data = { a: [1, { b: '{"c": 1}' }], d: null };
    expect(redactFields(data)).toBe(data);
  });

  test('are masked in forms, addresses and cookies; the rest is unchanged', () => {
    expect(redactForm('a=%20&Password=p%C3%A4ss+1&b&=c&d=%7B%22pwd%22%3A%22x%22%7D')).toBe(
      'a=%20&Password=******&b&=c&d=%7B%22pwd%22%3A%22*%22%7D',
    );
    expect(redactAddress('http://a.example/x?a=%41&secret=me#password=shown')).toBe(
      'http://a.example/x?a=%41&secret=**#password=shown',
    );
    expect(redactCookies('crumb=abc; siteUserSession=Zm9v; ss_cvr=1|2')).toBe('crumb=abc; siteUserSession=****; ss_cvr=1|2');
  });

  test('an identifier’s shape shows its format and nothing else', () => {
    expect(shapeOf('1d2c3b4a-Ärger|1700000000.5_x')).toBe('0x0x0x0x-xxxxx|0000000000.0_x');
  });
});
