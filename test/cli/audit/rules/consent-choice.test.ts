import { expect, test } from 'vitest';
import { consentChoice } from '../../../../cli/audit/rules/consent-choice.ts';
import {
  answeredVisit,
  askingBanner,
  askingSettings,
  cookieWrite,
  jarCookie,
  noBanner,
  page,
  scriptInitiator,
  visit,
} from '../../../helpers/audit/audit-artifacts.ts';

const check = (...visits: Parameters<typeof page>) => consentChoice.check(page(...visits));
const yes = [jarCookie('ss_cookieAllowed', 'true')];
const no = [jarCookie('ss_cookieAllowed', 'false')];

test('has no finding when accept stores true, decline stores false, and both are kept', () => {
  const back = visit({ journey: 'declined-return', jarBefore: no, jarAfter: no, bannerOnLoad: noBanner });
  expect(check(visit(), answeredVisit('accept'), answeredVisit('decline'), back)).toEqual([]);
});

test('reports a click that stores nothing, and one that stores the opposite', () => {
  expect(check(answeredVisit('accept', { jarAfter: [] }))).toMatchObject([
    { message: 'A click on accept leaves nothing stored; it must store ss_cookieAllowed=true.' },
  ]);
  const writes = [cookieWrite('ss_cookieAllowed', 2_592_000_000)];
  expect(check(answeredVisit('decline', { jarAfter: yes, writes }))).toMatchObject([
    {
      message: 'A click on decline leaves ss_cookieAllowed=true stored; it must store ss_cookieAllowed=false.',
      initiator: scriptInitiator,
    },
  ]);
});

test('reports an answer that the visitor did not give, and one that changes or is lost', () => {
  expect(check(visit({ jarAfter: yes }))).toMatchObject([{ subject: 'choice unasked' }]);
  const back = { journey: 'declined-return', jarBefore: no, bannerOnLoad: noBanner } as const;
  expect(check(visit({ ...back, jarAfter: yes }))).toMatchObject([{ subject: 'choice changed' }]);
  expect(check(visit({ ...back, jarAfter: [] }))).toMatchObject([{ subject: 'choice changed' }]);
});

test('always expects an accept control, and a decline control where visitors may opt out', () => {
  const bare = { ...askingBanner, acceptVisible: false, declineVisible: false };
  expect(check(visit({ bannerOnLoad: bare })).map(({ subject }) => subject)).toEqual(['choice no accept', 'choice no decline']);
  const context = { cookieSettings: { ...askingSettings, cookieBannerAcceptType: 'OPT_IN' } };
  expect(check(visit({ context, bannerOnLoad: { ...askingBanner, declineVisible: false } }))).toEqual([]);
});

test('does not judge an answer that was stored for a page without the control', () => {
  const answer = { choice: 'decline', by: 'stored', verified: true, pageMs: 2000 } as const;
  expect(check(answeredVisit('decline', { answer, bannerOnLoad: noBanner, jarAfter: yes }))).toEqual([]);
});
