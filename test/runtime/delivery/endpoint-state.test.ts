import { describe, expect, test } from 'vitest';
import { backOffMs, requestedDelayMs } from '../../../runtime/features/delivery/endpoint-state.ts';

const now = Date.parse('2026-01-01T00:00:00Z');

// analytics#retry-after
describe('Retry-After', () => {
  test.each([
    ['seconds', '3', 3000],
    ['seconds with blanks', ' 120 ', 120_000],
    ['no seconds', '0', 0],
    ['a date', 'Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['a date in the past', 'Wed, 31 Dec 2025 23:00:00 GMT', 0],
    ['more than an hour, which is cut to an hour', '86400', 3_600_000],
    ['a date far away, which is cut to an hour', 'Fri, 01 Jan 2027 00:00:00 GMT', 3_600_000],
    ['words', 'soon', 0],
    ['a negative number', '-5', 0],
    ['nothing', '', 0],
    ['no header', null, 0],
  ])('%s', (_name, header, expected) => {
    expect(requestedDelayMs(header, now)).toBe(expected);
  });
});

// analytics#back-off
describe('back-off', () => {
  test.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [9, 256_000],
    [10, 300_000],
    [1000, 300_000],
  ])('after %i failures it is at most %i ms and at least half of that', (failures, maxMs) => {
    expect(backOffMs(failures, () => 0)).toBe(maxMs / 2);
    expect(backOffMs(failures, () => 0.999_999)).toBeCloseTo(maxMs, -1);
  });
});
