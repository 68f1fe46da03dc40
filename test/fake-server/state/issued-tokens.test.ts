import { expect, test } from 'vitest';
import { createIssuedTokens } from '../../../fake-server/state/issued-tokens.ts';

test('a token is known until its age, then expired; an unknown, used or removed one is neither', () => {
  let nowMs = 0;
  const tokens = createIssuedTokens({ maxAgeMs: 10, now: () => nowMs });
  const stateOf = (token: string) => [tokens.has(token), tokens.isExpired(token)];
  const token = tokens.issue();
  nowMs = 9;
  expect([stateOf(token), stateOf('other')]).toEqual([
    [true, false],
    [false, false],
  ]);
  nowMs = 10;
  expect(stateOf(token)).toEqual([false, true]);
  expect([tokens.use(token), tokens.use(token), stateOf(token)]).toEqual([true, false, [false, false]]);
});

test('without an age tokens never expire, and the oldest of 10,001 is dropped', () => {
  const tokens = createIssuedTokens({ now: () => Number.MAX_SAFE_INTEGER });
  const [first = '', second = ''] = Array.from({ length: 10_001 }, () => tokens.issue());
  expect([tokens.has(first), tokens.isExpired(first), tokens.has(second)]).toEqual([false, false, true]);
});
