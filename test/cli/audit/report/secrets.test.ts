import { expect, test } from 'vitest';
import { secretsOf } from '../../../../cli/audit/report/secrets.ts';
import { cookieWrite, jarCookie, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

test('the secrets of a visit are the values of its cookies, from jars, writes and headers', () => {
  const requests = [
    seenRequest('https://a.example/', {
      requestHeaders: { cookie: 'a=one; b=two=2' },
      responseHeaders: { 'set-cookie': 'c=three; Path=/\nd=four' },
    }),
  ];
  const seen = visit({ jarBefore: [jarCookie('e', 'five')], writes: [cookieWrite('f', 1, { value: 'six' })], requests });
  expect(secretsOf(seen)).toEqual(['five', 'six', 'one', 'two=2', 'three', 'four']);
});
