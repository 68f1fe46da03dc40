// covers: cli/audit/report/document.ts
// covers: cli/audit/report/html.ts
// covers: cli/audit/report/junit.ts
// covers: cli/audit/report/pretty.ts
import { Chalk } from 'chalk';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { findingIdentity } from '../../../../cli/audit/baseline.ts';
import { judgePage } from '../../../../cli/audit/judge.ts';
import { auditReport } from '../../../../cli/audit/report/document.ts';
import { htmlReport } from '../../../../cli/audit/report/html.ts';
import { junitReport } from '../../../../cli/audit/report/junit.ts';
import { prettyReport } from '../../../../cli/audit/report/pretty.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import { cookieWrite, hit, jarCookie, page, visit } from '../../../helpers/audit-artifacts.ts';

const hostile = '</script><img src=x onerror=alert(1)>\u0001\u001b[31m';
const artifacts = page(
  visit({
    jarBefore: [jarCookie('ss_cvt')],
    jarAfter: [jarCookie('ss_cvr', 'abc', { expiresMs: 1_700_000_060_000 }), jarCookie(hostile)],
    writes: [
      cookieWrite('ss_cvr', 63_072_000_000),
      cookieWrite('ss_cvt', 0),
      cookieWrite('never-there', 0),
      cookieWrite('x', null, { refused: 'InvalidDomain' }),
    ],
    calls: [hit()],
  }),
);
const findings = judgePage(artifacts, rules);
const incomplete = { ...page(), url: 'https://shop.example/down', incomplete: 'nothing answers' };
const judged = [
  { artifacts, findings },
  { artifacts: incomplete, findings: judgePage(incomplete, rules) },
];
const run = { durationMs: 1234, interrupted: false };
const report = auditReport(judged, new Set(), run);

test('the document counts pages, journeys and findings, and tells of each cookie how it came and what became of it', () => {
  expect(report.summary).toEqual({
    pages: 2,
    journeys: 1,
    errors: 2,
    warnings: 1,
    notes: 0,
    durationMs: 1234,
    known: 0,
    incomplete: 1,
    interrupted: false,
  });
  expect(report.pages[0]?.journeys[0]).toMatchObject({
    name: 'first',
    durationMs: 500,
    cookies: [
      {
        name: 'ss_cvr',
        kind: 'listed',
        present: true,
        writtenLifetimeMs: 63_072_000_000,
        setBy: { url: 'https://shop.example/a.js', line: 3 },
      },
      { name: hostile, present: true },
      { name: 'ss_cvt', present: false, writtenLifetimeMs: 0 },
      { name: 'x', present: false, refused: 'InvalidDomain' },
    ],
    calls: [{ endpoint: 'record-hit' }],
  });
});

test('findings of the baseline are marked as known', () => {
  const [first] = findings;
  if (!first) throw new Error('expected a finding');
  const known = auditReport(judged, new Set([findingIdentity(first)]), run);
  expect(known.summary).toMatchObject({ known: 1, errors: 2 });
  expect(known.pages[0]?.findings[0]).toMatchObject({ known: true });
  expect(known.pages[0]?.findings[1]).not.toHaveProperty('known');
});

test('the pretty report shows each finding with who did it, and nothing that moves a terminal', () => {
  const text = prettyReport(report, new Chalk({ level: 0 })).join('\n');
  expect(text).toContain('by document.cookie at https://shop.example/a.js:3:5');
  expect(text).toMatch(/ss_cvr +730 days/);
  expect(text).toMatch(/ss_cvt +cleared/);
  expect(text).toContain('The page could not be judged: nothing answers.');
  expect(text).toContain('2 errors, 1 warning, 1 page incomplete; 2 pages, 1 journey in 1.2 seconds.');
  expect(text).not.toContain('\u001b');
});

test('the JUnit report is a suite a page and a case a rule, and stays XML whatever pages hold', () => {
  const text = junitReport(report, rules);
  const xml = load(text, { xml: true });
  expect(xml('testsuite').length).toBe(2);
  expect(xml('testsuite').first().find('testcase').length).toBe(9);
  expect(xml('testsuites').attr()).toMatchObject({ tests: '18', failures: '1', errors: '1', time: '1.234' });
  expect(xml('failure').length).toBe(2);
  expect(xml('error').attr('message')).toBe('The page could not be judged: nothing answers.');
  expect(text).not.toContain('\u0001');
  expect(text).not.toContain('<img');
});

test('the HTML report holds no markup of the pages, has a title, and names its tables and levels', () => {
  const html = htmlReport(report);
  const document = load(html);
  expect(document('img, script').length).toBe(0);
  expect(document('title').text()).toBe('Cookie and tracking audit: 2 errors, 1 warning');
  expect(document('table caption').length).toBeGreaterThan(0);
  expect(document('.findings > li.error').first().text()).toContain('cookie-before-consent');
  expect(document('.findings summary').first().text()).toBe('Stack');
});
