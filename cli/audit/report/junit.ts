import { printable } from '../../report/printable.ts';
import type { AuditRule } from '../judging/rule.ts';
import type { AuditFinding, AuditReport, ReportedPage } from './document.ts';
import { evidenceInitiator, findingJourneys, initiatorText, quotedLine } from './evidence.ts';
import { markup } from './markup.ts';
import { scopeRules } from './scope.ts';
import { appliesTo, unjudgedRule } from './unjudged.ts';

/**
 * Returns the report as JUnit XML: a suite for each page, a case for each rule that applies to it and for each journey that could
 * not be judged. Errors and warnings are failures, a case that could not be judged is skipped with its reason; known findings and
 * notes are in the case's output.
 */
export function junitReport(report: AuditReport, rules: readonly AuditRule[]): string {
  const suites = report.pages.map((page) => suite(page, rules));
  const total = (key: 'tests' | 'failures') => suites.reduce((sum, one) => sum + one[key], 0);
  const document = markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="ss-runtime audit" tests="${total('tests')}" failures="${total('failures')}" errors="0" time="${seconds(report.summary.durationMs)}">
${suites.map(({ text }) => text)}</testsuites>`;
  return document.text;
}

function suite(page: ReportedPage, rules: readonly AuditRule[]) {
  const journeys = page.undecided.flatMap((one) => ('journey' in one ? [one] : []));
  const cases = [
    ...journeys.map(({ journey, reason }) => skippedCase(page, `the page can be judged in the journey ${journey}`, reason)),
    ...rules.filter(({ id }) => appliesTo(page, id)).map((rule) => ruleCase(page, rule)),
  ];
  const tests = cases.length;
  const failures = cases.filter(({ outcome }) => outcome === 'failed').length;
  const skipped = cases.filter(({ outcome }) => outcome === 'skipped').length;
  const timeMs = page.journeys.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const text = markup`  <testsuite name="${page.url}" tests="${tests}" failures="${failures}" errors="0" skipped="${skipped}" time="${seconds(timeMs)}">
${cases.map((one) => one.text)}  </testsuite>\n`;
  return { text, tests, failures };
}

const skippedCase = (page: ReportedPage, name: string, reason: string) => ({
  outcome: 'skipped' as const,
  text: markup`    <testcase classname="${page.url}" name="${name}">
      <skipped>${reason}</skipped>
    </testcase>\n`,
});

function ruleCase(page: ReportedPage, rule: AuditRule) {
  const { id, title } = rule;
  const name = `${id}: ${title}`;
  const findings = page.findings.filter(({ ruleId }) => ruleId === id);
  const unjudged = unjudgedRule(page, id);
  if (unjudged !== null && findings.length === 0) return skippedCase(page, name, unjudged);
  const [scope] = scopeRules({ pages: [page] }, [rule]);
  if (scope?.state === 'not asked') return skippedCase(page, name, 'the audit has no visit, or no list, that it needs');
  const isFailure = ({ severity, known }: AuditFinding) => severity !== 'note' && !known;
  const failures = findings.filter(isFailure);
  const tolerated = findings.filter((finding) => !isFailure(finding));
  const text = markup`    <testcase classname="${page.url}" name="${name}">
${failures.map((finding) => markup`      <failure type="${finding.severity}" message="${finding.message}">${detail(finding)}</failure>\n`)}${
  tolerated.length > 0 &&
  markup`      <system-out>${tolerated.map(({ message }) => `known or note: ${message}\n`)}</system-out>\n`
}    </testcase>\n`;
  return { outcome: failures.length > 0 ? ('failed' as const) : ('passed' as const), text };
}

function detail(finding: AuditFinding): string {
  const initiator = evidenceInitiator(finding);
  const quoted = quotedLine(finding);
  return [
    finding.message,
    initiator && `by ${initiatorText(initiator)}`,
    quoted?.code && `${quoted.line} | ${printable(quoted.code)}`,
    `in ${findingJourneys(finding).join(', ')}`,
    `reference ${finding.reference ?? '-'}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);
