import { Chalk } from 'chalk';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { judgeWhole } from '../../../../cli/audit/judging/judge.ts';
import { htmlReport } from '../../../../cli/audit/report/html/html-report.tsx';
import { prettyReport } from '../../../../cli/audit/report/pretty.ts';
import { auditSarif } from '../../../../cli/audit/report/sarif.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import { cookieWrite, jarCookie, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';
import { auditReport, exampleRun } from '../../../helpers/audit/audit-report.ts';
import { sarifProblems } from '../../../helpers/reports/sarif-schema.ts';

const secret = 'GA1.1.1234567890.1700000000';
const vendor = 'https://www.google-analytics.com/analytics.js';
const stack = [`set (${vendor}:1:900)`, 'start (https://shop.example/a.js:7:3)'];
const initiator = { kind: 'script', via: 'document.cookie', url: vendor, line: 1, column: 900, stack } as const;
const code = `track("<b>", '_ga', '${secret}');`;
const artifacts = page(
  visit({
    jarAfter: [jarCookie('_ga', secret)],
    writes: [cookieWrite('_ga', 63_072_000_000, { value: secret, initiator })],
    sourceLines: [{ url: 'https://shop.example/a.js', line: 7, column: 3, code }],
  }),
);
const report = (keepSecrets = false) =>
  auditReport([judgeWhole(artifacts, { rules, journeys: ['first'] })], new Set(), { ...exampleRun, keepSecrets });
const shown = `track("<b>", '_ga', 'xx0.0.0000000000.0000000000');`;

test('the terminal, HTML and SARIF quote the site’s line, not the vendor’s, and without values of cookies', () => {
  const lines = prettyReport(report(), rules, { paint: new Chalk({ level: 0 }) });
  const at = lines.findIndex((line) => line.includes('Cookie _ga'));
  expect(lines.slice(at + 1, at + 3)).toEqual([
    '         by document.cookie of a script of www.google-analytics.com at https://shop.example/a.js:7:3',
    `         7 | ${shown}`,
  ]);
  const $ = load(htmlReport(report(), rules));
  const finding = $('.finding').first();
  expect(finding.find('pre').text()).toBe(`7 ${shown}`);
  expect(finding.find('code.here').text()).toBe('start (https://shop.example/a.js:7:3)');
  const log = auditSarif(report(), rules);
  expect(log.runs[0]?.results?.[0]?.locations?.[0]?.physicalLocation?.region).toEqual({
    startLine: 7,
    startColumn: 3,
    snippet: { text: shown },
  });
  expect(sarifProblems(JSON.parse(JSON.stringify(log)))).toEqual([]);
  expect(JSON.stringify([log, report()])).not.toContain(secret);
});

test('with --keep-secrets the line is as it was written', () => {
  expect(report(true).pages[0]?.findings[0]?.evidence).toMatchObject({ initiator: { code } });
});

test('consent mode has the line of its default, or of its update after an answer', () => {
  const sentBy = { ...initiator, via: 'fetch' };
  const google = 'https://www.google-analytics.com/g/collect?v=2&tid=G-1&gcs=G111';
  const at = (line: number, call: 'default' | 'update', text: string) =>
    ({ url: 'https://shop.example/', line, column: 1, code: text, consentCall: call }) as const;
  const sourceLines = [
    at(4, 'default', "gtag('consent', 'default', { region: ['US'] })"),
    at(5, 'default', "gtag('consent', 'default', { ad_storage: 'granted' })"),
    at(9, 'update', "gtag('consent', 'update', choice)"),
  ];
  const { findings } = judgeWhole(page(visit({ requests: [seenRequest(google, { sentBy })], sourceLines })), {
    rules: rules.filter(({ id }) => id === 'consent-mode'),
    journeys: ['first'],
  });
  expect(findings).toMatchObject([
    { line: 5, source: 'https://shop.example/', evidence: { initiator: { via: "gtag('consent', 'default')" } } },
  ]);
});
