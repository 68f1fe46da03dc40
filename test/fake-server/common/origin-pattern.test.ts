import { expect, test } from 'vitest';
import { matchesOrigin } from '../../../fake-server/common/origin-pattern.ts';

const own = ['http://localhost:4100', 'http://*.localhost:4100'];

test.each([
  ['http://localhost:4100', true],
  ['http://clean.localhost:4100', true],
  ['http://localhost:4101', false],
  ['http://clean.localhost:41000', false],
  ['https://clean.localhost:4100', false],
  ['http://evil.example', false],
  ['http://evillocalhost:4100', false],
  ['http://.localhost:4100', false],
  ['null', false],
])('%s is an origin of the patterns: %s', (origin, expected) => {
  expect(matchesOrigin(origin, own)).toBe(expected);
});
