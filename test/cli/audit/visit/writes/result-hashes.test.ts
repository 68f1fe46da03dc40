import { expect, test } from 'vitest';
import { tracesOf } from '../../../../../cli/audit/visit/writes/result-hashes.ts';

const { parts, tokens } = tracesOf('hello');

test.each([
  ['Java’s string hash', '99162322'],
  ['DJB2', '261238937'],
  ['FNV-1a', '4f9f2cab'],
  ['CRC-32', '3610a686'],
  ['MurmurHash3', '248bfa47'],
])('%s of a result is recognised as %s', (_name, token) => expect(tokens.has(token)).toBe(true));

test('MD5, SHA-1 and SHA-256 are recognised in hexadecimal and base64', () => {
  expect(parts).toContain('5d41402abc4b2a76b9719d911017c592');
  expect(parts).toContain('aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d');
  expect(parts).toContain('LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ');
});

test('the hash of a picture is recognised with and without the head of its address', () => {
  const { parts: found } = tracesOf('data:image/png;base64,aGVsbG8=');
  expect(found).toContain('aGVsbG8=');
  expect(found.length).toBeGreaterThan(parts.length);
});
