import { expect, test } from 'vitest';
import { writeSessionCookie } from '../../../runtime/browser/session-cookie.ts';

function written(value: string, { protocol = 'http:', domain = '' } = {}): string {
  const document = { cookie: '' };
  writeSessionCookie(document as Document, { protocol }, 'crumb', value, domain);
  return document.cookie;
}

test('the cookie lasts until the browser closes, for the whole site', () => {
  expect(written('a1/B+c==')).toBe('crumb=a1/B+c==; path=/; SameSite=Lax');
});

test('on https it is Secure, and it can have a domain', () => {
  expect(written('a', { protocol: 'https:', domain: 'app.example' })).toBe(
    'crumb=a; path=/; SameSite=Lax; domain=app.example; Secure',
  );
});

test('a value cannot add attributes to its cookie', () => {
  expect(written('a; path=/x, "ü%\n')).toBe('crumb=a%3B%20path=/x%2C%20%22%C3%BC%25%0A; path=/; SameSite=Lax');
});

test('where cookies are refused nothing happens', () => {
  const document = {
    set cookie(_: string) {
      throw new Error('refused');
    },
  };
  expect(() => writeSessionCookie(document as Document, { protocol: 'http:' }, 'a', 'b')).not.toThrow();
});
