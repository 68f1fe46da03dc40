import type { ChalkInstance } from 'chalk';
import type { Severity } from '../../../runtime/contract/findings.ts';
import { columns } from '../../report/columns.ts';
import { durationText } from '../../report/duration-text.ts';
import { countsText, plural } from '../../report/findings.ts';
import { printable } from '../../report/printable.ts';
import type { AuditRule } from '../judging/rule.ts';
import { cookieTable } from './cookie-table.ts';
import type { AuditFinding, AuditReport, ReportedPage } from './document.ts';
import { evidenceInitiator, findingJourneys, initiatorText } from './evidence.ts';
import { type RuleGroup, verdictOf } from './verdict.ts';

/**
 * Returns the report for a terminal: the verdict and the steps to take, then each page with its cookies by journey and its
 * findings, then the totals.
 */
export function prettyReport(report: AuditReport, rules: readonly AuditRule[], paint: ChalkInstance): string[] {
  const pages = report.pages.flatMap((page) => [...pageLines(page, paint), '']);
  return [...verdictLines(report, rules, paint), '', ...pages, sumLine(report, paint)];
}

function verdictLines(report: AuditReport, rules: readonly AuditRule[], paint: ChalkInstance): string[] {
  const { sentence, groups } = verdictOf(report, rules);
  const linesOf = ({ ruleId, severity, findings, means, fix }: RuleGroup) => [
    `  ${severityPaint(severity, paint)(severity)}  ${ruleId} (${findings.length}): ${means}`,
    `         ${paint.dim('to do:')} ${fix}`,
  ];
  return [paint.bold(sentence), ...groups.flatMap(linesOf)];
}

const severityPaint = (severity: Severity, paint: ChalkInstance): ChalkInstance =>
  ({ error: paint.red, warning: paint.yellow, note: paint.blue })[severity];

function pageLines(page: ReportedPage, paint: ChalkInstance): string[] {
  const table = cookieTable(page);
  const calls = [...new Set(page.journeys.flatMap((journey) => journey.calls.map(({ path }) => path)))];
  const callRows = calls.map((path) => [
    printable(path),
    ...page.journeys.map((journey) => {
      const count = journey.calls.filter((call) => call.path === path).length;
      return count === 0 ? '-' : `${count}x`;
    }),
  ]);
  const cookieRows = table.rows.map(({ cookie, cells }) => [printable(cookie), ...cells.map((cell) => cell || '-')]);
  const rows = [...cookieRows, ...callRows];
  const grid =
    rows.length === 0
      ? []
      : columns([['', ...table.journeys], ...rows]).map((line, index) => `  ${index === 0 ? paint.dim(line) : line}`);
  return [
    paint.bold.underline(printable(page.url)),
    ...grid,
    ...(page.findings.length === 0
      ? [paint.green('  no findings')]
      : page.findings.flatMap((finding) => findingLines(finding, paint))),
    ...skippedLines(page, paint),
  ];
}

/** Returns the rules and journeys that were not judged, one line for each reason. */
function skippedLines({ skipped = [] }: ReportedPage, paint: ChalkInstance): string[] {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  const names = (reason: string) =>
    skipped.filter((one) => one.reason === reason).map(({ ruleId, journey }) => ruleId ?? `journey ${journey}`);
  return reasons.map((reason) => paint.dim(`  not judged: ${names(reason).join(', ')}: ${reason}`));
}

function findingLines(finding: AuditFinding, paint: ChalkInstance): string[] {
  const color = severityPaint(finding.severity, paint);
  const rule = finding.reference ? `${finding.ruleId} (${finding.reference})` : finding.ruleId;
  const initiator = evidenceInitiator(finding);
  const journeys = findingJourneys(finding);
  return [
    `  ${color(finding.known ? `${finding.severity} (known)` : finding.severity)}  ${printable(finding.message)}  ${paint.dim(rule)}`,
    ...(initiator ? [`         ${paint.dim('by')} ${printable(initiatorText(initiator))}`] : []),
    ...(journeys.length > 0 ? [`         ${paint.dim('in')} ${journeys.join(', ')}`] : []),
  ];
}

function sumLine({ summary }: AuditReport, paint: ChalkInstance): string {
  const known = summary.known > 0 ? ` (${summary.known} known from the baseline)` : '';
  const incomplete = summary.incomplete > 0 ? `, ${plural(summary.incomplete, 'page')} incomplete` : '';
  const seen = `${plural(summary.pages, 'page')}, ${plural(summary.journeys, 'journey')} in ${durationText(summary.durationMs)}`;
  const line = `${countsText(summary)}${known}${incomplete}; ${seen}${summary.interrupted ? ', interrupted' : ''}.`;
  return summary.errors + summary.warnings > 0 ? paint.red(line) : paint.green(line);
}
