import { expect, test } from 'vitest';
import { foundStrings } from '../../../../cli/audit/judging/found-strings.ts';
import { answeredVisit, jarCookie, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';
import { consentStringWith } from '../../../helpers/audit/consent-strings.ts';

const tcf = consentStringWith({ purposes: [1] });
const later = consentStringWith({ purposes: [1, 2] });
const found = (one: Parameters<typeof foundStrings>[0]) =>
  foundStrings(one).map(({ format, place, state, isNamed, text }) => [format, place, state, isNamed, text]);
const inStorage = (name: string, value: string) => visit({ context: null, storage: [{ kind: 'localStorage', name, value }] });

test('strings are found in cookies at the answer and at the end, each with the visitor’s answer at that time', () => {
  const more = { context: null, jarAtAnswer: [jarCookie('euconsent-v2', tcf)], jarAfter: [jarCookie('usprivacy', '1YYN')] };
  expect(found(answeredVisit('decline', more))).toEqual([
    ['tcf', 'cookie euconsent-v2', 'unanswered', true, tcf],
    ['usp', 'cookie usprivacy', 'declined', true, '1YYN'],
  ]);
});

test('strings are found in stored items, also within JSON of a likely name, and not elsewhere', () => {
  expect(found(inStorage('IABTCF_TCString', `"${tcf}"`))).toEqual([
    ['tcf', 'localStorage IABTCF_TCString', 'unanswered', true, tcf],
  ]);
  expect(found(inStorage('uc_tcf', JSON.stringify({ tcString: tcf })))).toEqual([
    ['tcf', 'localStorage uc_tcf', 'unanswered', false, tcf],
  ]);
  expect(
    found(inStorage('FCCDCF', encodeURIComponent(JSON.stringify([null, [tcf, '2~~dv.'], 'DBABVg~BVVVVVVg.YA'])))),
  ).toHaveLength(2);
  expect(found(inStorage('session', tcf))).toEqual([]);
  expect(found(inStorage('consent', 'CONFIRMED-AND-LONG'))).toEqual([]);
});

test('strings are found in requests: by the parameter’s name, by their form, and in bodies of JSON', () => {
  const url = 'https://ads.example/bid';
  const requests = [
    seenRequest(`${url}?gdpr=1&gdpr_consent=${tcf}`),
    seenRequest(`${url}?cs=${tcf}&us_privacy=1YNN&gpp=DBABVg~BVVVVVVg.YA`, { afterAnswer: true }),
    seenRequest(`${url}?x=2`, {
      method: 'POST',
      afterAnswer: true,
      postData: JSON.stringify({ user: { ext: { consent: later } } }),
    }),
  ];
  expect(found(answeredVisit('accept', { context: null, jarAfter: [], requests }))).toEqual([
    ['tcf', 'request to ads.example', 'unanswered', true, tcf],
    ['tcf', 'request to ads.example', 'accepted', false, tcf],
    ['usp', 'request to ads.example', 'accepted', true, '1YNN'],
    ['gpp', 'request to ads.example', 'accepted', true, 'DBABVg~BVVVVVVg.YA'],
    ['tcf', 'request to ads.example', 'accepted', false, later],
  ]);
});

test('empty values and words for a missing string are left out', () => {
  const requests = ['', 'undefined', 'null', '0', 'NA'].map((value) => seenRequest(`https://a.example/?gdpr_consent=${value}`));
  expect(found(visit({ requests }))).toEqual([]);
});
