import { expect, test } from 'vitest';
import { cookieNotCleared } from '../../../../cli/audit/rules/cookie-not-cleared.ts';
import { cookieWrite, jarCookie, page, scriptInitiator, visit } from '../../../helpers/audit/audit-artifacts.ts';

const dayMs = 86_400_000;
const open = { pageType: 2, cookieSettings: { isCookieBannerEnabled: true } };

const { check } = cookieNotCleared;
const seeds = ['ss_cvr', 'SS_MID'].map((name) => jarCookie(name, 'seed'));

test('reports each of the nine cookies that still exists, and the script that wrote it again', () => {
  const seeded = visit({ journey: 'seeded', jarBefore: seeds, jarAfter: seeds, writes: [cookieWrite('SS_MID', dayMs)] });
  expect(check(page(seeded))).toMatchObject([
    { subject: 'ss_cvr', message: expect.stringContaining('not cleared'), initiator: null },
    { subject: 'SS_MID', message: expect.stringContaining('written again'), initiator: scriptInitiator },
  ]);
});

test('expects only five cookies to be deleted on a cloneable site', () => {
  const context = { website: { cloneable: true } };
  expect(check(page(visit({ journey: 'seeded', context, jarBefore: seeds, jarAfter: seeds })))).toMatchObject([
    { subject: 'ss_cvr' },
  ]);
});

test('does not report a cookie that the page also sets in a fresh profile, which is a finding of cookie-before-consent', () => {
  const seeded = visit({ journey: 'seeded', jarBefore: seeds, jarAfter: [jarCookie('ss_cvr', 'new')] });
  expect(check(page(visit({ jarAfter: [jarCookie('ss_cvr', 'other')] }), seeded))).toEqual([]);
});

test('has no finding where cookies are not restricted', () => {
  expect(check(page(visit({ journey: 'seeded', context: open, jarBefore: seeds, jarAfter: seeds })))).toEqual([]);
});
