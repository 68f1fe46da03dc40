import type { ChalkInstance } from 'chalk';
import type { Severity } from '../../../fake-server/common/findings.ts';
import { columns } from '../../report/columns.ts';
import { durationText } from '../../report/duration-text.ts';
import { countsText, plural } from '../../report/findings.ts';
import { printable } from '../../report/printable.ts';
import type { AuditRule } from '../judging/rule.ts';
import { noPolicy } from '../judging/undecided.ts';
import type { Verdict } from '../judging/verdict.ts';
import { answerText } from './answers.ts';
import { prettyComparison } from './comparison-lines.ts';
import { cookieTable } from './cookie-table.ts';
import type { AuditFinding, AuditReport, ReportedPage } from './document.ts';
import { environmentLine } from './environment.ts';
import { evidenceInitiator, findingJourneys, initiatorText } from './evidence.ts';
import { partyLines } from './party-table.ts';
import { unjudgedGroups } from './unjudged.ts';
import { type RuleGroup, verdictOf } from './verdict.ts';

/**
 * Returns the report for a terminal: the verdict and the steps to take, then each page with its cookies by journey and its
 * findings, then the changes since an earlier report, the environment and the totals.
 */
export function prettyReport(report: AuditReport, rules: readonly AuditRule[], paint: ChalkInstance): string[] {
  const pages = report.pages.flatMap((page) => [...pageLines(page, paint), '']);
  return [
    ...verdictLines(report, rules, paint),
    '',
    ...pages,
    ...(report.compared ? [...prettyComparison(report.compared, paint), ''] : []),
    ...(report.environment ? [paint.dim(printable(environmentLine(report.environment)))] : []),
    sumLine(report, paint),
  ];
}

function verdictLines(report: AuditReport, rules: readonly AuditRule[], paint: ChalkInstance): string[] {
  const { sentence, groups } = verdictOf(report, rules);
  const linesOf = ({ ruleId, severity, findings, means, fix }: RuleGroup) => [
    `  ${severityPaint(severity, paint)(severity)}  ${ruleId} (${findings.length}): ${means}`,
    `         ${paint.dim('to do:')} ${fix}`,
  ];
  const unjudged = unjudgedGroups(report.pages.flatMap((page) => page.undecided));
  const unjudgedLines = unjudged.map(({ names, reason }) => `  ${paint.yellow('not judged')}  ${names}: ${printable(reason)}`);
  const steps = groups.flatMap(linesOf);
  const lines = report.verdict === 'breaks' ? [...steps, ...unjudgedLines] : [...unjudgedLines, ...steps];
  return [paint.bold(printable(sentence)), ...lines];
}

const severityPaint = (severity: Severity, paint: ChalkInstance): ChalkInstance =>
  ({ error: paint.red, warning: paint.yellow, note: paint.blue })[severity];

const verdictWord = (verdict: Verdict, paint: ChalkInstance): string =>
  ({ keeps: paint.green('keeps'), breaks: paint.red('breaks'), undecided: paint.yellow('undecided') })[verdict];

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
    `${paint.bold.underline(printable(page.url))}  ${verdictWord(page.verdict, paint)}`,
    ...(page.file === undefined ? [] : [paint.dim(`  ${printable(page.file)}`)]),
    ...page.answers.map((answer) => `  ${printable(answerText(answer))}`),
    ...grid,
    ...partyLines(page.thirdParties).map((line) => paint.dim(`  ${printable(line)}`)),
    ...(page.findings.length === 0
      ? [page.verdict === 'undecided' ? '  no findings, but not all was judged' : paint.green('  no findings')]
      : page.findings.flatMap((finding) => findingLines(finding, paint))),
    ...pageUnjudgedLines(page, paint),
  ];
}

/** Returns what was not judged, one line for each reason, and how many rules do not apply. */
function pageUnjudgedLines({ undecided, notApplicable }: ReportedPage, paint: ChalkInstance): string[] {
  const unused = notApplicable.filter(({ reason }) => reason === noPolicy).length;
  const journeys = unjudgedGroups(notApplicable.filter(({ reason }) => reason !== noPolicy));
  return [
    ...unjudgedGroups(undecided).map(({ names, reason }) => `  ${paint.yellow('not judged')}  ${names}: ${printable(reason)}`),
    ...journeys.map(({ names, reason }) => paint.dim(`  does not apply: ${names}: ${printable(reason)}`)),
    ...(unused > 0
      ? [paint.dim(`  ${plural(unused, 'rule')} about declared policies ${unused === 1 ? 'does' : 'do'} not apply to this page`)]
      : []),
  ];
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

function sumLine({ summary, verdict }: AuditReport, paint: ChalkInstance): string {
  const known = summary.known > 0 ? ` (${summary.known} known from the baseline)` : '';
  const undecided = summary.undecided > 0 ? `, ${plural(summary.undecided, 'page')} undecided` : '';
  const seen = `${plural(summary.pages, 'page')}, ${plural(summary.journeys, 'journey')} in ${durationText(summary.durationMs)}`;
  const line = `${countsText(summary)}${known}${undecided}; ${seen}${summary.interrupted ? ', interrupted' : ''}.`;
  return summary.errors + summary.warnings > 0 ? paint.red(line) : verdict === 'keeps' ? paint.green(line) : paint.yellow(line);
}
