import { incompleteRuleId } from '../judging/judge.ts';
import type { AuditRule } from '../judging/rule.ts';
import type { AuditFinding, AuditReport, ReportedPage } from './document.ts';
import { evidenceInitiator, findingJourneys, initiatorText } from './evidence.ts';
import { type Markup, markup } from './markup.ts';

/**
 * Returns the report as JUnit XML: a suite for each page, a case for each rule. Errors and warnings are failures, an incomplete page
 * is an error; known findings and notes are in the case's output.
 */
export function junitReport(report: AuditReport, rules: readonly AuditRule[]): string {
  const suites = report.pages.map((page) => suite(page, rules));
  const total = (key: 'tests' | 'failures' | 'errors') => suites.reduce((sum, one) => sum + one[key], 0);
  const document = markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="ss-runtime audit" tests="${total('tests')}" failures="${total('failures')}" errors="${total('errors')}" time="${seconds(report.summary.durationMs)}">
${suites.map(({ text }) => text)}</testsuites>`;
  return document.text;
}

function suite(page: ReportedPage, rules: readonly AuditRule[]) {
  const incomplete = page.findings.filter(({ ruleId }) => ruleId === incompleteRuleId);
  const isFailure = ({ severity, known }: AuditFinding) => severity !== 'note' && !known;
  const cases = rules.map(({ id, title }) => {
    const findings = page.findings.filter(({ ruleId }) => ruleId === id);
    const failures = findings.filter(isFailure);
    const tolerated = findings.filter((finding) => !isFailure(finding));
    const text = markup`    <testcase classname="${page.url}" name="${id}: ${title}">
${failures.map((finding) => markup`      <failure type="${finding.severity}" message="${finding.message}">${detail(finding)}</failure>\n`)}${
  tolerated.length > 0 &&
  markup`      <system-out>${tolerated.map(({ message }) => `known or note: ${message}\n`)}</system-out>\n`
}    </testcase>\n`;
    return { text, failed: failures.length > 0 };
  });
  const loadCase = markup`    <testcase classname="${page.url}" name="the page can be seen in every journey">
${incomplete.map((finding) => markup`      <error type="${finding.ruleId}" message="${finding.message}"/>\n`)}    </testcase>\n`;
  const tests = cases.length + 1;
  const failures = cases.filter(({ failed }) => failed).length;
  const errors = incomplete.length > 0 ? 1 : 0;
  const timeMs = page.journeys.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const text: Markup = markup`  <testsuite name="${page.url}" tests="${tests}" failures="${failures}" errors="${errors}" time="${seconds(timeMs)}">
${loadCase}${cases.map((one) => one.text)}  </testsuite>\n`;
  return { text, tests, failures, errors };
}

function detail(finding: AuditFinding): string {
  const initiator = evidenceInitiator(finding);
  return [
    finding.message,
    initiator && `by ${initiatorText(initiator)}`,
    `in ${findingJourneys(finding).join(', ')}`,
    `reference ${finding.reference ?? '-'}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);
