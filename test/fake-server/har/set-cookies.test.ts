import { expect, test } from 'vitest';
import { readSetCookie, readSetCookies } from '../../../fake-server/har/set-cookies.ts';

test('cookies in one header are read, whether a line break or a comma joins them', () => {
  expect(readSetCookies('a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT, b=2; Domain=a.example')).toEqual([
    { name: 'a', value: '1', expires: '2026-10-21T07:28:00.000Z', httpOnly: false, secure: false },
    { name: 'b', value: '2', domain: 'a.example', httpOnly: false, secure: false },
  ]);
  expect(readSetCookies('a=1\nb=; expires=never')).toHaveLength(2);
  expect([readSetCookies(undefined), readSetCookies('')]).toEqual([[], []]);
});

test('a cookie without a name is kept, as browsers keep it', () => {
  expect(readSetCookies('abc; Path=/; HttpOnly')).toEqual([{ name: '', value: 'abc', path: '/', httpOnly: true, secure: false }]);
});

test('a line is one cookie, whose value may have commas', () => {
  expect(readSetCookie('ids=1,b=2; SameSite=Lax; Secure')).toEqual({
    name: 'ids',
    value: '1,b=2',
    httpOnly: false,
    secure: true,
    sameSite: 'Lax',
  });
});
