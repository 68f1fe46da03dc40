// covers: cli/audit/judging/
import { expect, test } from 'vitest';
import { consentString } from '../../../../cli/audit/rules/consent-string.ts';
import { answeredVisit, jarCookie, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';
import { consentStringWith } from '../../../helpers/audit/consent-strings.ts';

/** consent#consent-strings */
const check = (...visits: Parameters<typeof page>) =>
  consentString.check(page(...visits)).map(({ subject, severity }) => [subject, severity]);
const messages = (...visits: Parameters<typeof page>) => consentString.check(page(...visits)).map(({ message }) => message);
const foreign = { context: null, jarAfter: [] };
const kept = (text: string, name = 'euconsent-v2') => ({ ...foreign, jarAfter: [jarCookie(name, text)] });
const dayMs = 86_400_000;
const endMs = 1_700_000_000_000;

const nothing = consentStringWith();
const everything = consentStringWith({ purposes: [1, 2, 3, 4], vendors: [755, 91] });

test('a string that grants purposes and vendors before the answer, or after a no, is an error', () => {
  expect(messages(visit(kept(everything)))).toEqual([
    'The consent string in cookie euconsent-v2 grants purposes 1, 2, 3, 4 and 2 vendors before the visitor answered.',
  ]);
  expect(check(answeredVisit('decline', kept(everything)))).toEqual([['cookie euconsent-v2 declined', 'error']]);
  const requests = [seenRequest(`https://ads.example/bid?gdpr_consent=${everything}`)];
  expect(check(visit({ ...foreign, requests }))).toEqual([['request to ads.example unanswered', 'error']]);
});

test('a string without consent, with legitimate interests only, or after a yes, has no finding', () => {
  const claimed = consentStringWith({ claimedPurposes: [2, 7, 9], claimedVendors: [91] });
  expect(check(visit(kept(nothing)), answeredVisit('decline', kept(claimed)), answeredVisit('accept', kept(everything)))).toEqual(
    [],
  );
});

test('an outdated string is a warning: of old policies, older than 13 months, of the future, or with forbidden claims', () => {
  const accepted = (answer: Parameters<typeof consentStringWith>[0]) =>
    messages(answeredVisit('accept', kept(consentStringWith(answer))));
  expect(accepted({ policyVersion: 2 })).toEqual([
    'The consent string in cookie euconsent-v2 follows version 2 of the framework’s policies; expected at least 4.',
  ]);
  expect(accepted({ updatedAtMs: endMs - 400 * dayMs })).toEqual([
    'The consent string in cookie euconsent-v2 is 400 days old; visitors are asked again after 13 months at most.',
  ]);
  expect(accepted({ updatedAtMs: endMs - 390 * dayMs })).toEqual([]);
  expect(accepted({ updatedAtMs: endMs + 3 * dayMs })).toEqual([
    'The consent string in cookie euconsent-v2 has a date in the future.',
  ]);
  expect(check(answeredVisit('accept', kept(consentStringWith({ policyVersion: 2 }))))).toEqual([
    ['cookie euconsent-v2 outdated', 'warning'],
  ]);
});

test('a malformed string is a warning in a place that is reserved for it, and a placeholder is a note', () => {
  expect(check(visit(kept('CPhello')))).toEqual([['cookie euconsent-v2 malformed', 'warning']]);
  expect(check(visit(kept('C'.repeat(100_000))))).toEqual([['cookie euconsent-v2 malformed', 'warning']]);
  expect(check(visit(kept(JSON.stringify(`C${'x'.repeat(60)}`), 'my_consent')))).toEqual([]);
  const requests = [seenRequest('https://ads.example/?gdpr_consent=$%7BGDPR_CONSENT_755%7D&us_privacy=2YNN&gpp=DBAB')];
  expect(check(visit({ ...foreign, requests }))).toEqual([
    ['request to ads.example malformed', 'note'],
    ['request to ads.example malformed', 'warning'],
    ['request to ads.example malformed', 'warning'],
  ]);
});

test('a vendor without consent or legitimate interest must not be contacted after the answer', () => {
  const after = { afterAnswer: true };
  const requests = [
    seenRequest('https://securepubads.g.doubleclick.net/x', after),
    seenRequest('https://bidder.criteo.com/x', after),
    seenRequest('https://ib.adnxs.com/x', after),
    seenRequest('https://unknown.example/x', after),
  ];
  const text = consentStringWith({ purposes: [1], vendors: [755], claimedVendors: [91] });
  expect(messages(answeredVisit('accept', { ...kept(text), requests }))).toEqual([
    'ib.adnxs.com (Xandr, vendor 32) is contacted after the visitor accepted; no consent string of the page has consent or ' +
      'a legitimate interest for it.',
  ]);
  expect(check(answeredVisit('decline', { ...kept(nothing), requests }))).toEqual([
    ['vendor securepubads.g.doubleclick.net declined', 'error'],
    ['vendor bidder.criteo.com declined', 'error'],
    ['vendor ib.adnxs.com declined', 'error'],
  ]);
  expect(check(answeredVisit('accept', { ...foreign, requests }))).toEqual([]);
});

test('strings of the USA say that the visitor opted out, after a no and with Global Privacy Control', () => {
  expect(messages(answeredVisit('decline', kept('1YNN', 'usprivacy')))).toEqual([
    'The us_privacy string in cookie usprivacy says that the visitor has not opted out of sale, after the visitor declined.',
  ]);
  expect(check(visit({ ...kept('1YNN', 'usprivacy'), journey: 'gpc' }))).toEqual([
    ['cookie usprivacy us_privacy gpc', 'warning'],
  ]);
  expect(check(visit(kept('1YNN', 'usprivacy')), answeredVisit('decline', kept('1YYN', 'usprivacy')))).toEqual([]);
  expect(check(answeredVisit('decline', kept('DBABVg~BVVVVVVg.YA', '__gpp')))).toEqual([]);
  expect(check(answeredVisit('decline', kept('DBABVg~BVqqqqqg', '__gpp')))).toEqual([['cookie __gpp usct declined', 'error']]);
});
