import { Chalk } from 'chalk';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { causesOf, causeText } from '../../../../cli/audit/report/causes.ts';
import { htmlReport } from '../../../../cli/audit/report/html/html-report.tsx';
import { prettyReport } from '../../../../cli/audit/report/pretty.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import type { Finding, Severity } from '../../../../fake-server/common/findings.ts';
import { page } from '../../../helpers/audit/audit-artifacts.ts';
import { auditReport, exampleRun, hostile } from '../../../helpers/audit/audit-report.ts';

interface Seen {
  readonly ruleId?: string;
  readonly severity?: Severity;
  readonly at: string | null;
  readonly cookie?: string;
  readonly host?: string;
}

/** Returns a report of pages with findings, each of a script `file:line`. */
const reportOf = (...pages: readonly (readonly Seen[])[]) =>
  auditReport(
    pages.map((seen, index) => ({
      artifacts: { ...page(), url: `https://shop.example/${index}` },
      findings: seen.map(({ ruleId = 'cookie-before-consent', severity = 'error', at, cookie, host }): Finding => {
        const [url = '', line] = (at ?? '').split(/:(?=\d+$)/);
        const initiator = { kind: 'script', via: 'fetch', url, line: Number(line), column: 1, stack: [] };
        const evidence = {
          subject: cookie ?? host,
          ...(cookie && { cookie: { name: cookie } }),
          ...(host && { host }),
          ...(at && { initiator }),
        };
        return { ruleId, severity, message: 'A message.', evidence };
      }),
    })),
    new Set(),
    exampleRun,
  );

test('findings of several rules and pages with one script are one cause, with its lines, cookies and hosts', () => {
  const report = reportOf(
    [
      { at: 'https://shop.example/tags.js:12', cookie: '_ga' },
      { at: 'https://shop.example/tags.js:7', cookie: '_gid' },
      { at: 'https://shop.example/tags.js:12', cookie: '_ga', ruleId: 'cookie-after-decline' },
      { at: 'https://shop.example/tags.js:7', host: 'ads.example', ruleId: 'third-party-tracking', severity: 'warning' },
      { at: 'https://shop.example/other.js:1', cookie: 'x' },
      { at: null, cookie: 'y' },
    ],
    [{ at: 'https://shop.example/tags.js:7', cookie: '_ga' }],
  );
  expect(causesOf(report)).toEqual([
    { place: 'https://shop.example/tags.js:7, 12', cookies: ['_ga', '_gid'], hosts: ['ads.example'], findings: 5, pages: 2 },
  ]);
  const text = 'https://shop.example/tags.js:7, 12 starts 2 cookies (_ga, _gid) and 1 host (ads.example): 5 findings on 2 pages.';
  expect(prettyReport(report, rules, { paint: new Chalk({ level: 0 }) })).toContain(`  one script  ${text}`);
  expect(load(htmlReport(report, rules))('.causes li').text()).toBe(text);
});

test('a script with one cookie, and notes, are no cause; the script that starts the most is first, and six names are cut', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const report = reportOf([
    { at: 'one.js:1', cookie: 'a' },
    { at: 'note.js:1', cookie: 'a', severity: 'note' },
    { at: 'note.js:1', cookie: 'b', severity: 'note' },
    { at: 'two.js:1', cookie: 'a' },
    { at: 'two.js:1', host: hostile },
    ...names.map((cookie, index) => ({ at: `six.js:${9 - index}`, cookie })),
  ]);
  const causes = causesOf(report);
  expect(causes.map(({ place }) => place)).toEqual(['six.js:4–9', 'two.js:1']);
  expect(causes.map(causeText)[0]).toBe('starts 6 cookies (a, b, c, d, e …): 6 findings on 1 page.');
  const $ = load(htmlReport(report, rules));
  expect($('.causes img').length).toBe(0);
  expect($('.causes').text()).not.toContain('\u001b');
});
