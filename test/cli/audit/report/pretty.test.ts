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
import { auditReport, exampleReport } from '../../../helpers/audit/audit-report.ts';

test('the pretty report begins with the verdict and the steps to take', () => {
  const [sentence = '', first = '', toDo = ''] = prettyReport(exampleReport, rules, new Chalk({ level: 0 }));
  expect(sentence).toMatch(/^This site does not keep its promises on privacy: \d errors? on 1 of 2 pages/);
  expect(first).toMatch(/^ {2}error {2}[a-z-]+ \(\d\): .+\.$/);
  expect(toDo).toMatch(/^ {9}to do: .+\.$/);
});

test('the pretty report shows each finding with its initiator, and no terminal escapes', () => {
  const text = prettyReport(exampleReport, rules, new Chalk({ level: 0 })).join('\n');
  expect(text).toContain('by document.cookie at https://shop.example/a.js:3:5');
  expect(text).toMatch(/ss_cvr +730 days/);
  expect(text).toMatch(/ss_cvt +cleared/);
  expect(text).toContain('https://shop.example/down  undecided\n');
  expect(text).toContain('  not judged  journey first: nothing answers\n');
  expect(text).toContain('1 error, 1 warning, 1 page undecided; 2 pages, 1 journey in 1.2 seconds.');
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
    prettyReport(report, rules, new Chalk({ level: 0 })).join('\n'),
    load(htmlReport(report, rules))('body').text().replace('ss-runtime audit --explain RULE', ''),
    JSON.stringify(report.pages),
  ];
  expect(foreign.pages[0]?.findings.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(['cookie-before-consent', 'cookie-after-decline', 'storage-identifier', 'third-party-tracking']),
  );
  for (const text of texts(foreign)) expect(text).not.toMatch(platformWords);
  expect(texts(own)[0]).toContain('The stored yes is the cookie ss_cookieAllowed=true');
});
