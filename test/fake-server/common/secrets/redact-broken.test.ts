import { expect, test } from 'vitest';
import { redactBroken } from '../../../../fake-server/common/secrets/redact-broken.ts';

test.each([
  ['{"email":"a@b.example","password":"hunter2"', '{"email":"a@b.example","password":"xxxxxx0"'],
  ['{"password":hunter2}', '{"password":xxxxxx0}'],
  ["{'pin': '1234', 'a': 1}", "{'pin': '0000', 'x': 0}"],
  ['{"mot de passe":hunter2}', '{"mot de passe":xxxxxx0}'],
  ['[["size","5"],["pin","1234"', '[["xxxx","0"],["xxx","0000"'],
  ['password: hunter2', 'password: xxxxxx0'],
  ['user[otp]=1%zz', 'user[otp]=0%xx'],
  ['{"p\\u0061ssword":hunter2}', '{"x\\x0000xxxxxx":xxxxxx0}'],
  ['{%22p%61ssword%22:%22hunter2}', '{%22p%61ssword%22:%00xxxxxx0}'],
  ['{"email":"a@b.example","card":4111 1111 1111 1111', '{"email":"a@b.example","card":0000 0000 0000 0000'],
])('of %s everything after the secret name is masked', (text, masked) => expect(redactBroken(text)).toBe(masked));

test.each(['{"shipping":"fast","author":"Ada"', 'the password was wrong', 'a=1&b=%zz', ''])('%s is not changed', (text) =>
  expect(redactBroken(text)).toBe(text),
);
