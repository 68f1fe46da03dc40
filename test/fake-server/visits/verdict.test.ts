import { expect, test } from 'vitest';
import type { PagePolicy } from '../../../fake-server/common/visits/visit-report.ts';
import { type JudgedWrite, judgeWrite } from '../../../fake-server/visits/verdict.ts';

const open: PagePolicy = { cloneable: false, restrictive: false, absolute: false, bannerEnabled: true, refusedBySignal: false };
const asking: PagePolicy = { ...open, restrictive: true };
const absolute: PagePolicy = { ...asking, absolute: true };
const silent: PagePolicy = { ...asking, bannerEnabled: false };
const cloneable: PagePolicy = { ...open, cloneable: true };
const signal: PagePolicy = { ...open, refusedBySignal: true };

const day = 86_400_000;
const lifetimes: Readonly<Record<string, number>> = {
  ss_cvr: 63_072_000_000,
  ss_cvt: 1_800_000,
  ss_cid: 390 * day,
  ss_cookieAllowed: 30 * day,
};
const write = (name: string, policy: PagePolicy | null, answer: string | null, more: Partial<JudgedWrite> = {}) => {
  const { kind, rule, reason } = judgeWrite({
    ...{ store: 'cookie', name, lifetime: lifetimes[name] ?? 'session', answer, policy, writer: { owner: 'site' } },
    ...more,
  });
  return { kind, rule, reason };
};

// The table is written by hand from the consent rules, not from the code.
test.each<[string, string, PagePolicy | null, string | null, string, string | null]>([
  ['no restrictive policy', 'ss_cvr', open, null, 'allowed', 'consent#informing-banner'],
  ['no restrictive policy after a no', 'ss_cvr', open, 'false', 'allowed', 'consent#informing-banner'],
  ['restrictive before an answer', 'ss_cvr', asking, null, 'not-allowed', 'consent#restriction'],
  ['restrictive after a no', 'ss_cid', asking, 'false', 'not-allowed', 'consent#restriction'],
  ['restrictive after a yes', 'ss_cvt', asking, 'true', 'allowed', 'consent#restriction'],
  ['restrictive with another answer', 'ss_cvr', asking, 'maybe', 'not-allowed', 'consent#unknown-answer'],
  ['restrictive without a banner', 'ss_cvr', silent, null, 'not-allowed', 'consent#restriction'],
  ['restrictive without a banner after a yes', 'ss_cvr', silent, 'true', 'not-allowed', 'consent#restriction'],
  ['absolute after a yes', 'ss_cvr', absolute, 'true', 'not-allowed', 'consent#absolute-policy'],
  ['absolute after a yes, of marketing', 'SS_MID', absolute, 'true', 'allowed', 'consent#restriction'],
  ['a site that can be cloned after a yes', 'ss_cvisit', cloneable, 'true', 'not-allowed', 'consent#restriction'],
  ['a site that can be cloned, of marketing', 'SS_MATTR', cloneable, null, 'allowed', 'consent#informing-banner'],
  ['marketing before an answer', 'SS_lastvisit', asking, null, 'not-allowed', 'consent#banner-cookies'],
  ['marketing after a no', 'user_segment', asking, 'false', 'not-allowed', 'consent#banner-cookies'],
  ['privacy signal before an answer', 'ss_cvr', signal, null, 'not-allowed', 'consent#global-privacy-control'],
  ['privacy signal after a yes', 'ss_cvr', signal, 'true', 'allowed', 'consent#informing-banner'],
  ['the answer itself', 'ss_cookieAllowed', asking, null, 'allowed', null],
  ['the crumb', 'crumb', absolute, 'false', 'allowed', null],
  ['the cart after a no', 'CART', asking, 'false', 'allowed', null],
  ['a cookie of another maker before an answer', '_ga', asking, null, 'unclear', null],
  ['a page whose settings are not known', 'ss_cvr', null, 'true', 'unclear', null],
])('%s: %s is judged', (_moment, name, policy, answer, kind, rule) => {
  expect(write(name, policy, answer)).toMatchObject({ kind, rule });
});

test('a lifetime may differ by half a percent or a minute; ten years, 31 minutes and a session are wrong', () => {
  const kindFor = (name: string, lifetime: JudgedWrite['lifetime']) => write(name, asking, 'true', { lifetime }).kind;
  expect(kindFor('ss_cvr', 315_360_000_000)).toBe('wrong-lifetime');
  expect(kindFor('ss_cvr', 63_072_000_000 * 1.004)).toBe('allowed');
  expect(kindFor('ss_cvt', 31 * 60_000 + 1)).toBe('wrong-lifetime');
  expect(kindFor('ss_cvt', 31 * 60_000)).toBe('allowed');
  expect(kindFor('ss_cid', 'session')).toBe('wrong-lifetime');
  expect(kindFor('ss_cid', 'unknown')).toBe('allowed');
  expect(kindFor('ss_cookieAllowed', Number.POSITIVE_INFINITY)).toBe('wrong-lifetime');
  expect(write('ss_cvr', asking, 'true', { lifetime: 315_360_000_000 }).reason).toBe(
    'Asked to last 10 years; the contract says 2 years.',
  );
});

test('a write that the policy refuses is judged by that before its lifetime, and a deletion is always allowed', () => {
  expect(write('ss_cvr', asking, null, { lifetime: 315_360_000_000 }).kind).toBe('not-allowed');
  expect(write('ss_cvr', asking, 'false', { lifetime: 0 })).toEqual({
    kind: 'allowed',
    rule: null,
    reason: 'Deletes the cookie.',
  });
});

test('an unknown cookie names the answer at its moment, and web storage is judged for the runtime only', () => {
  expect(write('_ga', asking, 'false').reason).toContain('The visitor had declined.');
  expect(write('_ga', asking, null).reason).toContain('The visitor had not accepted.');
  expect(write('_ga', open, null).reason).toBe('The contract does not know this cookie, so its purpose is not known.');
  expect(write('id', asking, null, { store: 'local-storage' }).kind).toBe('unclear');
  expect(write('ss_cvr', asking, null, { store: 'local-storage' }).kind).toBe('unclear');
  expect(write('id', asking, null, { store: 'local-storage', writer: { owner: 'runtime' } }).kind).toBe('allowed');
});
