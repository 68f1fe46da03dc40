// covers: cli/audit/rules/cookie-before-consent.ts
// covers: cli/audit/rules/cookie-after-decline.ts
// covers: cli/audit/rules/cookie-not-cleared.ts
// covers: cli/audit/rules/cookie-lifetime.ts
import { describe, expect, test } from 'vitest';
import { cookieAfterDecline } from '../../../../cli/audit/rules/cookie-after-decline.ts';
import { cookieBeforeConsent } from '../../../../cli/audit/rules/cookie-before-consent.ts';
import { cookieLifetime } from '../../../../cli/audit/rules/cookie-lifetime.ts';
import { cookieNotCleared } from '../../../../cli/audit/rules/cookie-not-cleared.ts';
import {
  answeredVisit,
  askingSettings,
  cookieWrite,
  jarCookie,
  page,
  scriptSetter,
  visit,
} from '../../../helpers/audit-artifacts.ts';

const dayMs = 86_400_000;
const open = { pageType: 2, cookieSettings: { isCookieBannerEnabled: true } };
const absolute = { pageType: 2, cookieSettings: { ...askingSettings, isRestrictiveCookiePolicyAbsolute: true } };
const yes = jarCookie('ss_cookieAllowed', 'true');
const no = jarCookie('ss_cookieAllowed', 'false');

describe('cookie-before-consent', () => {
  const check = cookieBeforeConsent.check;

  test('names a tracking cookie of a first visit, with the script and line that set it', () => {
    const first = visit({ jarAfter: [jarCookie('ss_cvr')], writes: [cookieWrite('ss_cvr', 63_072_000_000)] });
    expect(check(page(first))).toMatchObject([{ journey: 'first', severity: 'error', setBy: scriptSetter }]);
  });

  test('names one that was removed again, and one that only an answer set', () => {
    const setBy = { kind: 'answer', url: 'https://shop.example/', status: 200 } as const;
    const first = visit({ writes: [cookieWrite('ss_cvr', dayMs), cookieWrite('_ga', dayMs, { setBy })] });
    expect(check(page(first))).toMatchObject([{ message: expect.stringContaining('removed again') }, { setBy }]);
  });

  test('only warns of a cookie of unknown purpose', () => {
    expect(check(page(visit({ jarAfter: [jarCookie('theme', 'dark')] })))).toMatchObject([{ severity: 'warning' }]);
  });

  test('is silent about needed cookies, refused and deleting writes', () => {
    const writes = [cookieWrite('ss_cvr', 0), cookieWrite('_ga', dayMs, { refused: 'SecureOnly' })];
    expect(check(page(visit({ jarAfter: [jarCookie('crumb')], writes })))).toEqual([]);
  });

  test('is silent where the policy is not restrictive', () => {
    expect(check(page(visit({ context: open, jarAfter: [jarCookie('ss_cvr')] })))).toEqual([]);
  });

  test('looks at what was there before the answer, not at what came after it', () => {
    const after = cookieWrite('ss_cvr', dayMs, { afterAnswer: true });
    expect(check(page(answeredVisit('accept', { jarAfter: [yes, jarCookie('ss_cvr')], writes: [after] })))).toEqual([]);
    expect(check(page(answeredVisit('decline', { jarAtAnswer: [jarCookie('ss_cvr')] })))).toHaveLength(1);
  });

  test('forbids cookies after consent too where the policy is absolute', () => {
    const accepted = answeredVisit('accept', { context: absolute, jarAfter: [yes, jarCookie('ss_cvr')] });
    expect(check(page(accepted))).toMatchObject([{ message: expect.stringContaining('whatever is answered') }]);
  });
});

describe('cookie-after-decline', () => {
  const check = cookieAfterDecline.check;

  test('names what is kept or set after the visitor declined, and in the return', () => {
    const declined = answeredVisit('decline', { jarAfter: [no, jarCookie('ss_cvt')] });
    const back = visit({ journey: 'declined-return', jarBefore: [no], jarAfter: [no], writes: [cookieWrite('ss_cid', dayMs)] });
    expect(check(page(declined, back))).toMatchObject([{ journey: 'declined' }, { journey: 'declined-return' }]);
  });

  test('is silent about what was set before the answer and is gone', () => {
    expect(check(page(answeredVisit('decline', { writes: [cookieWrite('ss_cvr', dayMs)] })))).toEqual([]);
  });

  test('is silent about accepted visits and unrestricted pages', () => {
    const jarAfter = [no, jarCookie('ss_cvr')];
    expect(check(page(answeredVisit('accept', { jarAfter }), answeredVisit('decline', { context: open, jarAfter })))).toEqual([]);
  });
});

describe('cookie-not-cleared', () => {
  const check = cookieNotCleared.check;
  const seeds = ['ss_cvr', 'SS_MID'].map((name) => jarCookie(name, 'seed'));

  test('names each of the nine that is still there, and who wrote it again', () => {
    const seeded = visit({ journey: 'seeded', jarBefore: seeds, jarAfter: seeds, writes: [cookieWrite('SS_MID', dayMs)] });
    expect(check(page(seeded))).toMatchObject([
      { subject: 'ss_cvr', message: expect.stringContaining('not cleared'), setBy: null },
      { subject: 'SS_MID', message: expect.stringContaining('written again'), setBy: scriptSetter },
    ]);
  });

  test('asks only for the five on a cloneable site', () => {
    const context = { website: { cloneable: true } };
    expect(check(page(visit({ journey: 'seeded', context, jarBefore: seeds, jarAfter: seeds })))).toMatchObject([
      { subject: 'ss_cvr' },
    ]);
  });

  test('leaves a cookie that the page sets in a fresh profile as well to cookie-before-consent', () => {
    const seeded = visit({ journey: 'seeded', jarBefore: seeds, jarAfter: [jarCookie('ss_cvr', 'new')] });
    expect(check(page(visit({ jarAfter: [jarCookie('ss_cvr', 'other')] }), seeded))).toEqual([]);
  });

  test('is silent where nothing is restricted', () => {
    expect(check(page(visit({ journey: 'seeded', context: open, jarBefore: seeds, jarAfter: seeds })))).toEqual([]);
  });
});

describe('cookie-lifetime', () => {
  const messages = (name: string, lifetimeMs: number | null) =>
    cookieLifetime.check(page(visit({ writes: [cookieWrite(name, lifetimeMs)] }))).map(({ message }) => message);

  test('knows 2 years, 30 minutes, 390 days and 30 days', () => {
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

  test('says what was written and what must be', () => {
    expect(messages('ss_cvr', 3650 * dayMs)).toEqual(['Cookie ss_cvr is written to last for 3650 days; it must last 730 days.']);
    expect(messages('ss_cvt', null)).toEqual([
      'Cookie ss_cvt is written to last until the browser closes; it must last 30 minutes.',
    ]);
  });

  test('is silent about deletions and other cookies', () => {
    expect([...messages('ss_cvr', 0), ...messages('ss_cvr', -1000), ...messages('_ga', 5 * 365 * dayMs)]).toEqual([]);
  });
});
