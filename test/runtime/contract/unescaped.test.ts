import { expect, test } from 'vitest';
import { unescaped } from '../../../runtime/contract/unescaped.ts';

test.each([
  ['a%20b', 'a b', 'a b'],
  ['plain', 'plain', 'plain'],
  ['50%', null, '50%'],
  ['%E0%A4%A', null, '%E0%A4%A'],
])('%s is decoded to %j, and read as %j', (text, decoded, read) => {
  expect([unescaped(text, null), unescaped(text)]).toEqual([decoded, read]);
});
