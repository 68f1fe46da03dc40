import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { judgeWhole } from '../../../../cli/audit/judging/judge.ts';
import { cookieTable } from '../../../../cli/audit/report/cookie-table.ts';
import { htmlReport } from '../../../../cli/audit/report/html/html-report.tsx';
import { legalBasis, legalTexts } from '../../../../cli/audit/report/legal-basis.ts';
import { cookieRegister, hostRegister } from '../../../../cli/audit/report/register.ts';
import { journeysNotAsked, scopeRules, scopeVisits } from '../../../../cli/audit/report/scope.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import { cookieWrite, jarCookie, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';
import { auditReport, exampleReport, exampleRun } from '../../../helpers/audit/audit-report.ts';

const ga = visit({
  jarAfter: [jarCookie('_ga', 'GA1.1.1234567890.1700000000'), jarCookie('wp', '1', { domain: '.ads.example' })],
  writes: [cookieWrite('_ga', 60_000), cookieWrite('_ga', 63_072_000_000)],
  requests: [seenRequest('https://connect.facebook.net/en_US/fbevents.js', { type: 'Script' })],
});
const report = auditReport([judgeWhole(page(ga), { rules, journeys: ['first'] })], new Set(), exampleRun);

test(
  'each rule has its result: broken, held, not asked without the visit or list that it needs, or without a meaning on these ' +
    'pages',
  () => {
    const states = Object.fromEntries(scopeRules(report, rules).map(({ id, state }) => [id, state]));
    expect(states).toMatchObject({
      'cookie-before-consent': 'broken',
      'anti-forgery': 'held',
      'cookie-after-decline': 'not asked',
      'global-privacy-control': 'not asked',
      'declared-cookies': 'not asked',
    });
    expect(scopeRules({ pages: [] }, rules).filter(({ state }) => state === 'held')).toEqual([]);
  },
);

test('a rule that could not be judged has not held', () => {
  const down = exampleReport.pages.slice(1);
  expect(scopeRules({ pages: down }, rules).find(({ id }) => id === 'cookie-before-consent')?.state).toBe('not judged');
});

test('visits have their start and end, and visits that nobody asked for are named', () => {
  expect(scopeVisits(report)).toEqual([
    {
      url: 'https://shop.example/',
      journey: 'first',
      startedAt: '2023-11-14T22:12:44.000Z',
      endedAt: '2023-11-14T22:12:44.500Z',
    },
  ]);
  expect(journeysNotAsked(report)).toContain('gpc');
  expect(journeysNotAsked(report)).not.toContain('first');
});

test('the register has purpose, provider, party, the maximum lifetime and the source of each cookie and host', () => {
  expect(cookieRegister(report.pages)).toEqual([
    {
      name: '_ga (shop.example)',
      purpose: 'analytics',
      provider: 'Google Analytics',
      seat: 'United States',
      party: 'first',
      lifetime: '730 days',
      source: 'list of known cookies, by name',
      pages: 1,
    },
    {
      name: 'wp (.ads.example)',
      purpose: 'third party',
      provider: 'unknown',
      seat: 'unknown',
      party: 'third',
      lifetime: 'session, or not seen',
      source: 'value and use, as observed',
      pages: 1,
    },
  ]);
  expect(hostRegister(report.pages)).toMatchObject([
    {
      name: 'connect.facebook.net',
      provider: 'Meta Pixel',
      seat: 'United States',
      purpose: 'advertising',
      source: 'list of providers, by host',
    },
    { name: '.ads.example', provider: 'unknown', source: '–' },
  ]);
});

test('the platform’s cookies have their purpose and provider in register and table', () => {
  const seen = visit({ jarAfter: [jarCookie('ss_cvr', 'a|1'), jarCookie('SS_MATTR', '1'), jarCookie('x9', '1')] });
  const { pages } = auditReport([judgeWhole(page(seen), { rules, journeys: ['first'] })], new Set(), exampleRun);
  expect(cookieRegister(pages).map(({ name, purpose, provider }) => [name, purpose, provider])).toEqual([
    ['ss_cvr (shop.example)', 'analytics', 'Squarespace'],
    ['SS_MATTR (shop.example)', 'marketing', 'Squarespace'],
    ['x9 (shop.example)', 'unknown purpose', 'unknown'],
  ]);
  expect(pages.flatMap((one) => cookieTable(one).rows.map(({ kind, owner }) => [kind, owner]))).toEqual([
    ['tracking', 'Squarespace'],
    ['tracking', 'Squarespace'],
    ['unknown purpose', null],
  ]);
});

test('each rule about visitors has a legal basis, and each text an https address', () => {
  const platform = ['cookie-lifetime', 'cookie-format', 'visit-count', 'call-shape', 'reporting-limits'];
  expect(rules.filter(({ id }) => legalBasis(id).length === 0).map(({ id }) => id)).toEqual(platform);
  expect(legalTexts.filter(({ url }) => !url.startsWith('https://'))).toEqual([]);
  expect(legalBasis('constructor')).toEqual([]);
});

test('every reference of the report leads to a text inside the file', () => {
  for (const one of [report, exampleReport]) {
    const $ = load(htmlReport(one, rules));
    const targets = $('a[href^="#"]')
      .toArray()
      .map((link) => $(link).attr('href')?.slice(1) ?? '');
    expect(targets.length).toBeGreaterThan(30);
    expect(targets.filter((id) => $(`[id="${id}"]`).length !== 1)).toEqual([]);
  }
});
