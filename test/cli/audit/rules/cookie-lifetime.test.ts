import { expect, test } from 'vitest';
import { cookieLifetime } from '../../../../cli/audit/rules/cookie-lifetime.ts';
import { cookieWrite, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const dayMs = 86_400_000;

const messages = (name: string, lifetimeMs: number | null) =>
  cookieLifetime.check(page(visit({ writes: [cookieWrite(name, lifetimeMs)] }))).map(({ message }) => message);

test('accepts 2 years, 30 minutes, 390 days and 30 days', () => {
  expect(messages('ss_cvr', 63_072_000_000)).toEqual([]);
  expect(messages('ss_cvt', 1_800_000)).toEqual([]);
  expect(messages('ss_cid', 33_696_000_000)).toEqual([]);
  expect(messages('ss_cookieAllowed', 2_592_000_000)).toEqual([]);
});

test('allows a minute or half a percent, not more', () => {
  expect(messages('ss_cvt', 1_800_000 + 59_000)).toEqual([]);
  expect(messages('ss_cvt', 1_800_000 + 61_000)).toHaveLength(1);
  expect(messages('ss_cvr', 2 * 365.25 * dayMs)).toEqual([]);
  expect(messages('ss_cid', 400 * dayMs)).toHaveLength(1);
});

test('reports the written and the expected lifetime', () => {
  expect(messages('ss_cvr', 3650 * dayMs)).toEqual(['Cookie ss_cvr is written to last for 3650 days; it must last 730 days.']);
  expect(messages('ss_cvt', null)).toEqual([
    'Cookie ss_cvt is written to last until the browser closes; it must last 30 minutes.',
  ]);
});

test('does not report deletions and other cookies', () => {
  expect([...messages('ss_cvr', 0), ...messages('ss_cvr', -1000), ...messages('_ga', 5 * 365 * dayMs)]).toEqual([]);
});
