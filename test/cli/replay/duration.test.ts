import { expect, test } from 'vitest';
import { parseDuration } from '../../../cli/replay/duration.ts';

test.each([
  ['500ms', 500],
  ['10s', 10_000],
  ['1.5s', 1500],
  ['2m', 120_000],
  ['1h', 3_600_000],
  ['0s', 0],
  ['10', null],
  ['-1s', null],
  ['1 s', null],
  ['1d', null],
  ['', null],
])('%j is %j ms', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});
