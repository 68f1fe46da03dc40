import { expect, test } from 'vitest';
import { secretCutter } from '../../../../fake-server/common/secrets/secret-cutter.ts';

test.each([
  ['GA1.1.1234567890.1700000000', '/collect?cid=1234567890.1700000000&v=2', '/collect?cid=0000000000.0000000000&v=2'],
  ['a%7Cb%7C1234567890', '/x?v=a%7Cb%7C1234567890', '/x?v=x%7Cx%7C0000000000'],
  ['true', '/x?is=true', '/x?is=true'],
  ['a+b/c=1234567', '/x?v=a%2Bb%2Fc%3D1234567', '/x?v=x%2Bx%2Fx%3D0000000'],
])('the cookie value %s is cut in %s', (secret, address, cut) => {
  expect(secretCutter([secret]).address(address)).toBe(cut);
});

test('a body is cut as JSON, as a form or in parts, and other text keeps its length', () => {
  const { body } = secretCutter([]);
  expect(body('user=me&password=p%40ss&crumb=abc1')).toBe('user=me&password=x@xx&crumb=xxx0');
  expect(
    body(
      '--B\r\nContent-Disposition: form-data; name="password"\r\n\r\nhunter2\r\n--B\r\nContent-Disposition: form-data; ' +
        'name="x"\r\n\r\ny\r\n--B--',
    ),
  ).toBe(
    '--B\r\nContent-Disposition: form-data; name="password"\r\n\r\nxxxxxx0\r\n--B\r\nContent-Disposition: form-data; ' +
      'name="x"\r\n\r\ny\r\n--B--',
  );
  expect(body('{"broken":')).toBe('{"broken":');
  expect(body('text with eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.s1g in it')).toMatch(/^text with xx\w+\.\w+\.x0x in it$/);
});

test('a text of 64 kB against 500 secrets, and a body that is almost a form, are cut in time', () => {
  const secrets = Array.from({ length: 2000 }, (_, index) => `secret-value-${index}-${'x'.repeat(50)}`);
  const { body, address } = secretCutter(secrets);
  expect(body(`${'a'.repeat(65_000)} ${secrets[7]}`)).not.toContain('value-7');
  expect(body('--x\n'.repeat(16_000))).toHaveLength(64_000);
  expect(address(`https://a.example/?${'='.repeat(60_000)}`)).toContain('a.example');
});

test('cookies are cut by their shape, also those without a name', () => {
  const { header } = secretCutter([]);
  expect(header('Cookie', 'id=a1-b2; token9; c=3')).toBe('id=x0-x0; xxxxx0; c=0');
  expect(header('Set-Cookie', 'ids=a1,b=2; Path=/; HttpOnly')).toBe('ids=x0,x=0; Path=/; HttpOnly');
  expect(header('Set-Cookie', 'token9; Secure')).toBe('xxxxx0; Secure');
});

test('a secret field of JSON is cut whatever it holds', () => {
  const { body } = secretCutter([]);
  expect(body('{"password":{"old":"ab1","new":["c2"]},"pin":12,"size":3}')).toBe(
    '{"password":{"old":"xx0","new":["x0"]},"pin":0,"size":3}',
  );
});
