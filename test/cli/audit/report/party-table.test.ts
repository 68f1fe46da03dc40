import { expect, test } from 'vitest';
import type { ThirdParty } from '../../../../cli/audit/judging/third-parties.ts';
import { partyLines, partyTable } from '../../../../cli/audit/report/party-table.ts';

const state = { requests: 1, sent: [], cookies: [], storage: [] };
const fonts: ThirdParty = { host: 'fonts.example', owner: 'Fonts', kind: 'cdn', states: { before: state } };
const tracker: ThirdParty = {
  host: 'ads.example',
  owner: 'Ads',
  kind: 'session-recording',
  states: {
    before: { ...state, requests: 2, sent: ['identifier', 'page address'] },
    declined: { ...state, cookies: ['a'], storage: ['localStorage b'] },
  },
};
const unknown: ThirdParty = { host: 'x.example', owner: null, kind: 'unknown', states: { accepted: state } };

test('trackers are first, and only states with a third party have a column', () => {
  expect(partyTable([fonts, unknown, tracker])).toEqual({
    states: ['before', 'declined', 'accepted'],
    rows: [
      {
        host: 'ads.example',
        owner: 'Ads, session recording',
        cells: ['2 requests with identifier, page address', '1 request; cookies: a; storage: localStorage b', ''],
      },
      { host: 'x.example', owner: 'owner and purpose unknown', cells: ['', '', '1 request'] },
      { host: 'fonts.example', owner: 'Fonts, cdn', cells: ['1 request', '', ''] },
    ],
  });
  expect(partyTable([fonts]).states).toEqual(['before']);
});

test('a terminal lists at most five third parties before an answer', () => {
  expect(partyLines([unknown])).toEqual([]);
  expect(partyLines([fonts, tracker])).toEqual([
    'third parties before an answer: 2',
    '  ads.example (Ads, session recording): 2 requests with identifier, page address',
    '  fonts.example (Fonts, cdn): 1 request',
  ]);
  const many = Array.from({ length: 8 }, (_, index) => ({ ...fonts, host: `h${index}.example` }));
  expect(partyLines(many).slice(-1)).toEqual(['  and 3 more']);
});
