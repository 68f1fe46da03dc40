import { expect, test } from 'vitest';
import { cookieAfterDecline } from '../../../../cli/audit/rules/cookie-after-decline.ts';
import { answeredVisit, cookieWrite, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const dayMs = 86_400_000;
const open = { pageType: 2, cookieSettings: { isCookieBannerEnabled: true } };
const no = jarCookie('ss_cookieAllowed', 'false');

const { check } = cookieAfterDecline;

test('reports cookies that are kept or set after the visitor declined, also on the next visit', () => {
  const declined = answeredVisit('decline', { jarAfter: [no, jarCookie('ss_cvt')] });
  const back = visit({ journey: 'declined-return', jarBefore: [no], jarAfter: [no], writes: [cookieWrite('ss_cid', dayMs)] });
  expect(check(page(declined, back))).toMatchObject([{ journey: 'declined' }, { journey: 'declined-return' }]);
});

test('does not report cookies that were set before the answer and removed', () => {
  expect(check(page(answeredVisit('decline', { writes: [cookieWrite('ss_cvr', dayMs)] })))).toEqual([]);
});

test('has no finding for accepted visits and unrestricted pages', () => {
  const jarAfter = [no, jarCookie('ss_cvr')];
  expect(check(page(answeredVisit('accept', { jarAfter }), answeredVisit('decline', { context: open, jarAfter })))).toEqual([]);
});
