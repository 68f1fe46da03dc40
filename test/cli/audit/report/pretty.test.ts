import { Chalk } from 'chalk';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { PageVisit } from '../../../../cli/audit/artifacts/artifacts.ts';
import { judgeWhole } from '../../../../cli/audit/judging/judge.ts';
import type { AuditReport } from '../../../../cli/audit/report/document.ts';
import { htmlReport } from '../../../../cli/audit/report/html/html-report.tsx';
import { prettyReport } from '../../../../cli/audit/report/pretty.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import {
  answeredVisit,
  cookieWrite,
  jarCookie,
  noBanner,
  page,
  seenRequest,
  visit,
} from '../../../helpers/audit/audit-artifacts.ts';
import { auditReport, exampleReport, exampleRun } from '../../../helpers/audit/audit-report.ts';

const plain = { paint: new Chalk({ level: 0 }) };

test('the pretty report ends with the steps to take, the circumstances, and the verdict with the only total', () => {
  const lines = prettyReport(exampleReport, rules, plain);
  expect(lines.at(-1)).toMatch(
    /^shop\.example does not keep its promises on privacy: 1 error on 1 of 2 pages\. Also 1 warning\./,
  );
  expect(lines.at(-2)).toBe('2 pages, 1 journey in 1.2 seconds');
  expect(lines.at(0)).toBe('https://shop.example/  breaks');
  const steps = lines.slice(lines.findIndex((line) => /^ {2}error {2}cookie-before-consent \(2\): .+\.$/.test(line)));
  expect(steps[1]).toMatch(/^ {9}to do: .+\.$/);
  expect(lines.join('\n').match(/1 warning/g)).toHaveLength(1);
});

test('a page without a finding is one line, and with --verbose has its table', () => {
  const quiet = (url: string) => ({ artifacts: { ...page(visit({ jarAfter: [jarCookie('lang')] })), url }, findings: [] });
  const report = auditReport([quiet('https://shop.example/a'), quiet('https://shop.example/b')], new Set(), exampleRun);
  const lines = prettyReport(report, rules, plain);
  expect(lines.slice(0, 3)).toEqual(['https://shop.example/a  keeps', 'https://shop.example/b  keeps', '']);
  expect(prettyReport(report, rules, { ...plain, isVerbose: true }).join('\n')).toMatch(
    /b {2}keeps\n.*first\n {2}lang +kept\n {2}no findings\n/,
  );
});

test.each([40, 60, 80])(
  'at %s columns lines are wrapped with their indent, no word is broken, and a wide table is a list',
  (wrapAt) => {
    const paint = new Chalk({ level: 1 });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are escape sequences
    const text = prettyReport(exampleReport, rules, { paint, wrapAt }).map((line) => line.replaceAll(/\u001b\[\d+m/g, ''));
    const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(/[\s:;]+/));
    const whole = new Set(wordsOf(prettyReport(exampleReport, rules, plain)));
    for (const line of text) expect(line.length <= wrapAt || !line.trim().includes(' '), line).toBe(true);
    expect(wordsOf(text).filter((word) => !whole.has(word))).toEqual([]);
    const at = text.findIndex((line) => line.startsWith('         to do:'));
    expect(text[at + 1]).toMatch(/^ {9}\S/);
  },
);

test('the pretty report shows each finding with its initiator, and no terminal escapes', () => {
  const text = prettyReport(exampleReport, rules, plain).join('\n');
  expect(text).toContain('by document.cookie at https://shop.example/a.js:3:5');
  expect(text).toMatch(/ss_cvr +730 days/);
  expect(text).toMatch(/ss_cvt +cleared/);
  expect(text).toContain('https://shop.example/down  undecided\n');
  expect(text).toContain('  not judged  journey first: nothing answers\n');
  expect(text).not.toContain('\u001b');
});

const platformWords = /squarespace|\bss_|SSRuntime|platform|page context|Static\./i;

test('a report about a page of another make names nothing of this platform, and one about a page with a context names its cookie', () => {
  const tracking = { jarAfter: [jarCookie('_ga')], writes: [cookieWrite('_ga', 60_000), cookieWrite('sid', null)] };
  const requests = [seenRequest('https://www.google-analytics.com/g/collect')];
  const storage = [{ kind: 'localStorage', name: 'uid', value: '4f5e6d7c-8b9a-0000' }] as const;
  const reportOf = (more: Partial<PageVisit>) => {
    const visits = [
      visit({ ...tracking, requests, storage, ...more }),
      answeredVisit('decline', { ...tracking, requests, ...more }),
    ];
    const notApplicableJourneys = { seeded: 'the page is not known to set the cookies of the earlier visit' };
    return auditReport(
      [judgeWhole({ ...page(...visits), notApplicableJourneys }, { rules, journeys: ['first', 'declined'] })],
      new Set(),
      {
        durationMs: 1,
        interrupted: false,
      },
    );
  };
  const own = reportOf({});
  const foreign = reportOf({ context: null, runtime: null, bannerOnLoad: noBanner, settingsText: '' });
  const texts = (report: AuditReport) => [
    prettyReport(report, rules, plain).join('\n'),
    load(htmlReport(report, rules))('body').text().replace('ss-runtime audit --explain RULE', ''),
    JSON.stringify(report.pages),
  ];
  expect(foreign.pages[0]?.findings.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(['cookie-before-consent', 'cookie-after-decline', 'storage-identifier', 'third-party-tracking']),
  );
  for (const text of texts(foreign)) expect(text).not.toMatch(platformWords);
  expect(texts(own)[0]).toContain('The stored yes is the cookie ss_cookieAllowed=true');
});
