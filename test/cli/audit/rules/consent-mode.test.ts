import { expect, test } from 'vitest';
import { consentMode } from '../../../../cli/audit/rules/consent-mode.ts';
import { answeredVisit, askingSettings, hit, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

/** consent#consent-mode-signals */
const check = (...visits: Parameters<typeof page>) =>
  consentMode.check(page(...visits)).map(({ subject, severity }) => [subject, severity]);
const ga = 'https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC1234567';
const after = { afterAnswer: true };

test('consent that is granted before the answer, or after a no, is an error', () => {
  expect(check(visit({ requests: [seenRequest(`${ga}&gcs=G111&gcd=13t3t3t3t5`)] }))).toEqual([
    ['region1.google-analytics.com unanswered', 'error'],
  ]);
  expect(check(answeredVisit('decline', { requests: [seenRequest(`${ga}&gcs=G101`, after)] }))).toEqual([
    ['region1.google-analytics.com declined', 'error'],
  ]);
  const [problem] = consentMode.check(page(visit({ context: null, requests: [seenRequest(`${ga}&gcs=G100&gcd=13p3p3r3p5`)] })));
  expect(problem?.message).toBe(
    'A request to region1.google-analytics.com reports consent as granted for ad_user_data before the visitor answered.',
  );
});

test('denied before the answer and after a no, and granted after a yes, has no finding', () => {
  const denied = seenRequest(`${ga}&gcs=G100&gcd=13p3p3p3p5`);
  expect(check(visit({ requests: [denied] }), answeredVisit('decline', { requests: [denied, { ...denied, ...after }] }))).toEqual(
    [],
  );
  const granted = seenRequest(`${ga}&gcs=G111&gcd=13r3r3r3r5`, after);
  expect(check(answeredVisit('accept', { requests: [denied, { ...denied, ...after }, granted] }))).toEqual([]);
  expect(check(visit({ journey: 'accepted-return', context: null, requests: [granted] }))).toEqual([]);
});

test('a page that only informs may grant before the answer, but not after a no', () => {
  const informing = { context: { cookieSettings: { ...askingSettings, isRestrictiveCookiePolicyEnabled: false } } };
  const requests = [seenRequest(`${ga}&gcs=G111`)];
  expect(check(visit({ ...informing, requests }))).toEqual([]);
  expect(check(answeredVisit('decline', { ...informing, requests: [seenRequest(`${ga}&gcs=G111`, after)] }))).toHaveLength(1);
});

test('the report is read at a host in between, in the body, and in a beacon of a page that is left', () => {
  const proxy = 'https://metrics.shop.example/g/collect?v=2&tid=G-ABC1234567';
  expect(check(visit({ requests: [seenRequest(`${proxy}&gcs=G110`)] }))).toEqual([['metrics.shop.example unanswered', 'error']]);
  const body = { url: proxy, bodyText: 'en=page_view&gcs=G111' };
  const posted = seenRequest(proxy, { method: 'POST', postData: body.bodyText });
  expect(check(visit({ requests: [posted] }))).toHaveLength(1);
  expect(check(visit({ calls: [hit({ ...body, url: `${ga}&gcs=G111` })] }))).toEqual([
    ['region1.google-analytics.com unanswered', 'error'],
  ]);
});

test('a hit without a report is a note while it needs consent; scripts and other requests are not', () => {
  expect(check(visit({ requests: [seenRequest(ga), seenRequest(`${ga}&gcd=13l3l3l3l1`)] }))).toEqual([
    ['region1.google-analytics.com missing', 'note'],
    ['region1.google-analytics.com missing', 'note'],
  ]);
  const others = [
    'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
    'https://shop.example/collect?v=2',
    'https://a.example/?gcs=x',
  ];
  expect(check(visit({ requests: others.map((url) => seenRequest(url)) }))).toEqual([]);
  expect(check(answeredVisit('accept', { requests: [seenRequest(ga, after)] }))).toEqual([]);
});

test('consent that is still denied after a yes is a note, and an unverified answer judges nothing after it', () => {
  const accepted = answeredVisit('accept', { requests: [seenRequest(`${ga}&gcs=G100`, after)] });
  expect(check(accepted)).toEqual([['region1.google-analytics.com accepted', 'note']]);
  expect(check({ ...accepted, answer: accepted.answer && { ...accepted.answer, verified: false } })).toEqual([]);
});

// consent#consent-mode-signals: `l` is a purpose without a default, as with one for other regions or other purposes only.
test('a report that omits purposes, because a default holds for other regions or purposes only, is a note that names them', () => {
  const omitting = visit({ requests: [seenRequest(`${ga}&gcs=G100&gcd=13p3p3l3l5`)] });
  expect(check(omitting)).toEqual([['region1.google-analytics.com missing', 'note']]);
  expect(consentMode.check(page(omitting))[0]?.message).toBe(
    'A request of a Google tag to region1.google-analytics.com has no report of the visitor’s consent (gcs, gcd) for ' +
      'ad_user_data, ad_personalization before the visitor answered.',
  );
  expect(check(visit({ requests: [seenRequest(`${ga}&gcs=G1--&gcd=13l3l3l3l5`)] }))).toHaveLength(1);
  // `gcs` alone reports two purposes.
  expect(check(visit({ requests: [seenRequest(`${ga}&gcs=G100`)] }))).toEqual([]);
});
