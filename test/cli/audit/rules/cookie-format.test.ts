import { expect, test } from 'vitest';
import { cookieFormat } from '../../../../cli/audit/rules/cookie-format.ts';
import { cookieWrite, hit, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const check = (name: string, value: string, lifetimeMs: number | null = null) =>
  cookieFormat.check(page(visit({ writes: [cookieWrite(name, lifetimeMs, { value })] })));

test.each([
  ['ss_cvr', '7f3c9a52-0c1e|1748772000000|1748772000000|1748858400000|2'],
  ['ss_cvr', '7f3c9a52%7C1748772000000%7C1748772000000%7C1748858400000%7C2'],
  ['ss_cvt', '1748772000000'],
  ['ss_cookieAllowed', 'false'],
  ['anything', 'else'],
  // Names of inherited properties.
  ['constructor', '1'],
  ['__proto__', '1'],
])('%s=%s is valid', (name, value) => {
  expect(check(name, value)).toEqual([]);
});

test.each([
  ['ss_cvr', 'visitor-17'],
  ['ss_cvr', 'a|1|2|3'],
  ['ss_cvr', 'a|1|2|3|0'],
  ['ss_cvt', '0170'],
  ['ss_cvt', '-1'],
  ['ss_cookieAllowed', 'yes'],
])('%s=%s is reported without its value', (name, value) => {
  const [problem] = check(name, value);
  expect(problem?.subject).toBe(name);
  expect(problem?.message).not.toContain(value);
});

test('the value of a deleted cookie is not checked', () => {
  expect(check('ss_cvr', '', 0)).toEqual([]);
});

test('a malformed record or session that a hit leaves in the jar is reported', () => {
  const subjects = (more: Parameters<typeof visit>[0]) =>
    cookieFormat.check(page(visit({ context: {}, ...more }))).map(({ subject }) => subject);
  const jarAfter = [jarCookie('ss_cvr', 'visitor-17'), jarCookie('ss_cvt', '017')];
  expect(subjects({ jarAfter, calls: [hit()] })).toEqual(['ss_cvr', 'ss_cvt']);
  expect(subjects({ jarAfter })).toEqual([]);
  expect(subjects({ jarAfter: [jarCookie('ss_cvr', 'a%7C1%7C1%7C1%7C2'), jarCookie('ss_cvt', '17')], calls: [hit()] })).toEqual(
    [],
  );
});
