import { expect, test } from 'vitest';
import { readCookieLine } from '../../../../fake-server/common/visits/cookie-line.ts';
import { lifetimeWords } from '../../../../fake-server/common/visits/lifetime-words.ts';

const now = Date.UTC(2026, 0, 1);

test.each([
  ['a=b', 'a', 'b', '', 'session'],
  [' a = b=c ; Path=/; ', 'a', 'b=c', 'Path=/', 'session'],
  ['alone', '', 'alone', '', 'session'],
  ['', '', '', '', 'session'],
  ['a=b; max-age=60', 'a', 'b', 'max-age=60', 60_000],
  [
    'a=b; Max-Age=-1; expires=Thu, 01 Jan 2099 00:00:00 GMT',
    'a',
    'b',
    'Max-Age=-1; expires=Thu, 01 Jan 2099 00:00:00 GMT',
    -1000,
  ],
  ['a=b; expires=Thu, 01 Jan 2026 00:00:10 GMT', 'a', 'b', 'expires=Thu, 01 Jan 2026 00:00:10 GMT', 10_000],
  ['a=b; max-age=1e9; expires=never', 'a', 'b', 'max-age=1e9; expires=never', 'session'],
  ['a=b; max-age=1; max-age=2', 'a', 'b', 'max-age=1; max-age=2', 2000],
] as const)('the cookie line %o is read as browsers read it', (line, name, value, attributes, lifetime) => {
  expect(readCookieLine(line, now)).toEqual({ name, value, attributes, lifetime });
});

test('lifetimes are words: 10 years, 2 years, 390 days, 30 minutes, until the browser closes', () => {
  const words = [
    315_360_000_000,
    63_072_000_000,
    33_696_000_000,
    1_800_000,
    'session',
    'unknown',
    0,
    500,
    31_536_000_000,
  ] as const;
  expect(words.map(lifetimeWords)).toEqual([
    '10 years',
    '2 years',
    '390 days',
    '30 minutes',
    'until the browser closes',
    'an unknown time',
    'no time',
    'less than a second',
    '1 year',
  ]);
});
