import { describe, expect, test } from 'vitest';
import { findingIdentity } from '../../../../cli/audit/judging/baseline.ts';
import type { Judgement } from '../../../../cli/audit/judging/judge.ts';
import { stepsOf } from '../../../../cli/audit/report/steps.ts';
import { pageLevel, verdictOf } from '../../../../cli/audit/report/verdict.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import type { Finding, Severity } from '../../../../fake-server/common/findings.ts';
import { page } from '../../../helpers/audit/audit-artifacts.ts';
import { auditReport, exampleRun } from '../../../helpers/audit/audit-report.ts';

const finding = (severity: Severity, more: Partial<Finding> = {}): Finding => ({
  ruleId: 'banner-fairness',
  severity,
  message: `A message of severity ${severity}.`,
  url: 'https://shop.example/',
  evidence: { subject: severity },
  ...more,
});
const judged = (findings: readonly Finding[], more: Partial<Judgement> = {}): Judgement => ({
  artifacts: page(),
  findings,
  ...more,
});
const reportOf = (findings: readonly Finding[], known: readonly Finding[] = [], more: Partial<Judgement> = {}) =>
  auditReport([judged(findings, more)], new Set(known.map(findingIdentity)), exampleRun);
const [error, warning] = [finding('error'), finding('warning')];

describe('the verdict names the site, and its colour is that of its page', () => {
  test.each([
    [
      'no finding',
      reportOf([]),
      'clean',
      'keeps',
      'shop.example keeps its promises on privacy: no violation was found on 1 page.',
    ],
    [
      'a warning',
      reportOf([warning]),
      'attention',
      'attention',
      'shop.example keeps its promises on privacy, as far as is certain: 1 warning on 1 of 1 page needs a decision.',
    ],
    [
      'an error of the baseline',
      reportOf([error], [error]),
      'attention',
      'attention',
      'No new violation was found on shop.example. 1 error of the baseline remains.',
    ],
    [
      'a new warning beside an error of the baseline',
      reportOf([error, warning], [error]),
      'attention',
      'attention',
      'shop.example keeps its promises on privacy, as far as is certain: 1 warning on 1 of 1 page needs a decision. 1 ' +
        'error of the baseline remains.',
    ],
    [
      'a new error beside a warning of the baseline',
      reportOf([error, warning], [warning]),
      'broken',
      'breaks',
      'shop.example does not keep its promises on privacy: 1 error on 1 of 1 page. 1 warning of the baseline remains.',
    ],
    [
      'a page that could not be judged',
      reportOf([], [], { undecided: [{ journey: 'declined', reason: 'it never loads' }] }),
      'unknown',
      'undecided',
      'Could not tell whether shop.example keeps its promises on privacy. The page could not be judged completely, because ' +
        'it never loads.',
    ],
  ])('%s', (_what, report, level, ofPage, sentence) => {
    expect(verdictOf(report, rules)).toMatchObject({ level, sentence });
    expect(report.pages.map(pageLevel)).toEqual([ofPage]);
  });

  test('pages of three hosts', () => {
    const urls = ['https://a.example/', 'https://b.example:81/', 'https://c.example/', 'https://a.example/x'];
    const report = auditReport(
      urls.map((url) => judged([], { artifacts: { ...page(), url } })),
      new Set(),
      exampleRun,
    );
    expect(verdictOf(report, rules).sentence).toBe(
      'a.example and 2 other sites keep their promises on privacy: no violation was found on 4 pages.',
    );
  });
});

describe('what to do is the finding’s', () => {
  const group = (findings: readonly Finding[]) => verdictOf(reportOf(findings), rules).groups[0];
  const rule = rules.find(({ id }) => id === 'banner-fairness')?.explain;

  test('meanings and advice of the findings, each once, and that of the rule for a finding without', () => {
    const own = finding('error', { meaning: 'There is no refusal.', advice: 'Add one.' });
    expect(group([own, { ...own, evidence: { subject: 'other' } }])).toMatchObject({
      means: 'There is no refusal.',
      fix: 'Add one.',
    });
    expect(group([own, warning])).toMatchObject({ means: `There is no refusal. ${rule?.means}`, fix: `Add one. ${rule?.fix}` });
  });

  test('four sentences, and the number of the others', () => {
    const many = Array.from({ length: 6 }, (_, at) => finding('error', { advice: `Step ${at}.`, evidence: { subject: at } }));
    expect(group(many)?.fix).toBe('Step 0. Step 1. Step 2. Step 3. And 2 more, at the findings.');
  });
});

test('steps are ranked by severity, then by risk, then the least effort first', () => {
  const of = (severity: Severity, ruleId: string) => finding(severity, { ruleId, evidence: { subject: ruleId } });
  const report = reportOf([
    of('warning', 'visit-count'),
    of('error', 'call-shape'),
    of('warning', 'identifier-lifetime'),
    of('note', 'banner-fairness'),
    of('error', 'cookie-before-consent'),
    of('error', 'pay-or-consent'),
  ]);
  const steps = stepsOf(verdictOf(report, rules).groups);
  expect(steps.map(({ ruleId, risk, effort }) => [ruleId, risk, effort])).toEqual([
    ['pay-or-consent', 'high', 'low'],
    ['cookie-before-consent', 'high', 'medium'],
    ['call-shape', 'medium', 'high'],
    ['identifier-lifetime', 'medium', 'medium'],
    ['visit-count', 'low', 'high'],
  ]);
});
