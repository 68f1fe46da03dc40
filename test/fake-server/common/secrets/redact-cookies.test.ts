import { expect, test } from 'vitest';
import { redactCookies, redactSetCookie } from '../../../../fake-server/common/secrets/redact-cookies.ts';

test('cookies of other servers keep their name and length only; those of the contract stay', () => {
  expect(redactCookies('crumb=abc; siteUserSession=Zm9v; ss_cvr=1|2;connect.sid=s%3Aa1; CART=x1; hunter2; jwt="a.b"')).toBe(
    'crumb=abc; siteUserSession=xx0x; ss_cvr=1|2;connect.sid=x*0xx0; CART=x1; xxxxxx0; jwt=*x*x*',
  );
  const kept = 'ss_cvr=a|b; ss_cvt=1; ss_cookieAllowed=1; __ss_fault=abc; X-SS-Session=one';
  expect(redactCookies(kept)).toBe(kept);
});

test('set cookies keep their attributes, also several in one header', () => {
  expect(redactSetCookie('siteUserSession=a1; Path=/; HttpOnly\ncrumb=abc; Path=/')).toBe(
    'siteUserSession=x0; Path=/; HttpOnly\ncrumb=abc; Path=/',
  );
  expect(redactSetCookie('a=b1; Expires=Wed, 21 Oct 2026 07:28:00 GMT, c=d2; Secure, crumb=e')).toBe(
    'a=x0; Expires=Wed, 21 Oct 2026 07:28:00 GMT, c=x0; Secure, crumb=e',
  );
});
