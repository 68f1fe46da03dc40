import { expect, test } from 'vitest';
import { thirdPartiesOf } from '../../../../cli/audit/judging/third-parties.ts';
import { answeredVisit, cookieWrite, hit, jarCookie, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const collect = (query = '') => seenRequest(`https://www.google-analytics.com/g/collect?v=2${query}`, { type: 'Fetch' });
const nothing = { cookies: [], storage: [] };

test('each host has its owner and what it got before an answer, after a no and after a yes', () => {
  const parties = thirdPartiesOf(
    page(
      visit({ requests: [seenRequest('https://fonts.gstatic.com/a.woff2', { type: 'Font' }), collect()] }),
      answeredVisit('decline', { requests: [collect(), { ...collect('&sr=1280x800'), afterAnswer: true }] }),
      answeredVisit('accept', { requests: [{ ...collect('&cid=1234567890.1700000000'), afterAnswer: true }] }),
    ),
  );
  expect(parties).toEqual([
    { host: 'fonts.gstatic.com', owner: 'Google Fonts', kind: 'cdn', states: { before: { requests: 1, sent: [], ...nothing } } },
    {
      host: 'www.google-analytics.com',
      owner: 'Google Analytics',
      kind: 'analytics',
      states: {
        before: { requests: 2, sent: [], ...nothing },
        declined: { requests: 1, sent: ['device data'], ...nothing },
        accepted: { requests: 1, sent: ['identifier'], ...nothing },
      },
    },
  ]);
});

test('a no without an observed effect counts as no answer, as in the rules', () => {
  const unverified = answeredVisit('decline', { requests: [{ ...collect(), afterAnswer: true }] });
  const parties = thirdPartiesOf(page({ ...unverified, answer: unverified.answer && { ...unverified.answer, verified: false } }));
  expect(Object.keys(parties[0]?.states ?? {})).toEqual(['before']);
});

test('a return after an answer counts for that answer', () => {
  const back = visit({ journey: 'declined-return', jarBefore: [jarCookie('ss_cookieAllowed', 'false')], requests: [collect()] });
  expect(Object.keys(thirdPartiesOf(page(back))[0]?.states ?? {})).toEqual(['declined']);
});

test('cookies and storage of other sites belong to their hosts', () => {
  const uid = { kind: 'localStorage', name: 'uid', value: '7f3c9a52b1d0', origin: 'https://frame.ads.example' } as const;
  const parties = thirdPartiesOf(
    page(
      visit({
        requests: [seenRequest('https://px.ads.example/p?d=7f3c9a52b1d0')],
        writes: [cookieWrite('id', 5000, { domain: 'ads.example' })],
        jarAfter: [jarCookie('other', '1', { domain: 'alone.example' }), jarCookie('own', '1')],
        storage: [uid],
      }),
    ),
  );
  expect(parties.map(({ host, states }) => [host, states.before])).toEqual([
    ['px.ads.example', { requests: 1, sent: ['identifier'], cookies: ['id'], storage: [] }],
    ['alone.example', { requests: 0, sent: [], cookies: ['other'], storage: [] }],
    ['frame.ads.example', { requests: 0, sent: [], cookies: [], storage: ['localStorage uid'] }],
  ]);
});

test('the page’s own hosts are left out, except those through which a tracker is reached', () => {
  const requests = [
    seenRequest('https://img.shop.example/a.png'),
    seenRequest('https://shop.example/metrics?v=2&tid=G-ABC123&cid=1.2', { type: 'Fetch' }),
  ];
  expect(thirdPartiesOf(page(visit({ requests })))).toMatchObject([{ host: 'shop.example', owner: 'Google Analytics' }]);
  expect(thirdPartiesOf(page(visit({ calls: [hit()] })))).toEqual([]);
  expect(thirdPartiesOf(page())).toEqual([]);
});

test.each([
  ['alice.github.io', 'mallory.github.io'],
  ['shop.herokuapp.com', 'ids.herokuapp.com'],
  ['shop.azurewebsites.net', 'ids.azurewebsites.net'],
  ['shop.azureedge.net', 'ids.azureedge.net'],
  ['shop.s3.amazonaws.com', 'ids.s3.amazonaws.com'],
  ['shop.blogspot.com', 'ids.blogspot.com'],
  // Two sites of one owner are two sites.
  ['www.youtube.com', 'www.google.com'],
])('for a page of %s, %s is a third party', (own, other) => {
  const one = visit({ landedOn: `https://${own}/`, requests: [seenRequest(`https://${other}/?uid=7f3c9a52b1d0`)] });
  expect(thirdPartiesOf(page(one)).map(({ host }) => host)).toEqual([other]);
});
