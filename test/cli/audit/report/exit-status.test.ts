import { expect, test } from 'vitest';
import { chooseRules } from '../../../../cli/audit/choose-rules.ts';
import { judgePage } from '../../../../cli/audit/judging/judge.ts';
import { exitStatusOf } from '../../../../cli/audit/report/exit-status.ts';
import type { Severity } from '../../../../fake-server/common/findings.ts';
import { page, visit } from '../../../helpers/audit/audit-artifacts.ts';
import { auditReport } from '../../../helpers/audit/audit-report.ts';

const artifacts = page(visit());
const finding = (severity: Severity, subject: string) => ({
  ruleId: 'visit-count',
  severity,
  message: 'm',
  evidence: { subject },
});
const reportOf = (severities: readonly Severity[], run = { durationMs: 1, interrupted: false }, baseline = new Set<string>()) =>
  auditReport([{ artifacts, findings: severities.map((severity, at) => finding(severity, `s${at}`)) }], baseline, run);

test.each([
  // findings, lowest severity that fails, thresholds, status
  [[], 'note', {}, 0],
  [['error'], 'error', {}, 1],
  [['warning', 'note'], 'error', {}, 0],
  [['warning'], 'warning', {}, 1],
  [['note'], 'warning', {}, 0],
  [['note'], 'note', {}, 1],
  [['error', 'error'], 'error', { error: 2 }, 0],
  [['error', 'error'], 'error', { error: 1 }, 1],
  [['warning', 'warning'], 'error', { warning: 1 }, 1],
  [['warning', 'warning'], 'warning', { warning: 2 }, 0],
  [['error', 'warning'], 'error', { warning: 5 }, 1],
] as const)('findings %j with --fail-on %s and thresholds %j end with %i', (severities, failOn, thresholds, status) => {
  expect(exitStatusOf(reportOf(severities), { failOn, thresholds }, () => {})).toBe(status);
});

test('an exceeded threshold is reported with both numbers; findings of the baseline do not count', () => {
  const lines: string[] = [];
  const options = { failOn: 'error', thresholds: { warning: 1 } } as const;
  exitStatusOf(reportOf(['warning', 'warning']), options, (line) => lines.push(line));
  expect(lines).toEqual(['There are 2 findings of severity warning; the threshold is 1.']);
  const known = reportOf(['error', 'error']).pages.flatMap(({ findings }) => findings.map(({ id }) => id));
  expect(
    exitStatusOf(reportOf(['error', 'error'], undefined, new Set(known)), { failOn: 'error', thresholds: {} }, () => {}),
  ).toBe(0);
});

test('an interrupted audit ends with 3, also without findings', () => {
  const report = reportOf([], { durationMs: 1, interrupted: true });
  expect(exitStatusOf(report, { failOn: 'error', thresholds: {} }, () => {})).toBe(3);
});

test('an undecided audit ends with 3, or 0 where that is allowed; a broken promise takes precedence, an interruption is never 0', () => {
  const open = { artifacts, findings: [], undecided: [{ journey: 'declined', reason: 'no control' }] } as const;
  const broken = { artifacts, findings: [finding('error', 's')], undecided: [] };
  const statusOf = (judged: Parameters<typeof auditReport>[0], allowUndecided: boolean, interrupted = false) => {
    const report = auditReport(judged, new Set(), { durationMs: 1, interrupted });
    return [report.verdict, exitStatusOf(report, { failOn: 'error', thresholds: {}, allowUndecided }, () => {})];
  };
  expect(statusOf([open], false)).toEqual(['undecided', 3]);
  expect(statusOf([open], true)).toEqual(['undecided', 0]);
  expect(statusOf([open, broken], true)).toEqual(['breaks', 1]);
  expect(statusOf([{ artifacts, findings: [] }], false)).toEqual(['keeps', 0]);
  expect(statusOf([{ artifacts, findings: [] }], true, true)).toEqual(['undecided', 3]);
  expect(statusOf([broken], false, true)).toEqual(['breaks', 1]);
});

test('--severities changes the severity of violations but not of notes, and a rule that is off is not applied', () => {
  const { rules, severities } = chooseRules(['visit-count', 'cookie-format'], {
    'visit-count': 'warning',
    'cookie-format': 'off',
  });
  expect(rules.map(({ id }) => id)).toEqual(['visit-count']);
  const [rule] = rules;
  if (!rule) throw new Error('expected a rule');
  const problem = (subject: string, severity?: Severity) => ({
    subject,
    journey: 'first' as const,
    message: 'm',
    evidence: {},
    ...(severity && { severity }),
  });
  const ruleWithProblems = {
    ...rule,
    check: () => [problem('a'), problem('b', 'error'), problem('c', 'warning'), problem('d', 'note')],
  };
  const counted = (wanted: Severity) =>
    judgePage(artifacts, [ruleWithProblems], { 'visit-count': wanted }).map(({ severity }) => severity);
  expect(severities).toEqual({ 'visit-count': 'warning' });
  expect(counted('warning')).toEqual(['warning', 'warning', 'warning', 'note']);
  expect(counted('error')).toEqual(['error', 'error', 'error', 'note']);
  expect(counted('note')).toEqual(['note', 'note', 'note', 'note']);
  expect(() => chooseRules(['visit-count'], { 'visit-count': 'off' })).toThrow('Every rule is off, so nothing can be judged.');
});
