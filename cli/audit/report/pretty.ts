import type { ChalkInstance } from 'chalk';
import type { Severity } from '../../../fake-server/common/findings.ts';
import { plural } from '../../../fake-server/common/plural.ts';
import { columns } from '../../report/columns.ts';
import { durationText } from '../../report/duration-text.ts';
import { printable } from '../../report/printable.ts';
import { wrapLine } from '../../report/wrap.ts';
import type { AuditRule } from '../judging/rule.ts';
import { noPolicy } from '../judging/undecided.ts';
import { answerText } from './answers.ts';
import { causesOf, causeText } from './causes.ts';
import { prettyComparison } from './comparison-lines.ts';
import { cookieTable } from './cookie-table.ts';
import type { AuditFinding, AuditReport, ReportedPage } from './document.ts';
import { environmentLine } from './environment.ts';
import { evidenceInitiator, findingJourneys, initiatorText, quotedLine } from './evidence.ts';
import { nextStep } from './next-step.ts';
import { partyLines } from './party-table.ts';
import { unjudgedGroups } from './unjudged.ts';
import { pageLevel, type RuleGroup, verdictOf } from './verdict.ts';

export interface TerminalOptions {
  readonly paint: ChalkInstance;
  /** Whether pages without a finding have their tables too. */
  readonly isVerbose?: boolean;
  /** Columns at which lines are wrapped between words; not wrapped without it. */
  readonly wrapAt?: number;
}

/**
 * Returns the report for a terminal: each page, one line for a page without a finding, then the changes since an earlier report,
 * the steps to take, and last the verdict.
 */
export function prettyReport(report: AuditReport, rules: readonly AuditRule[], options: TerminalOptions): string[] {
  const { paint, isVerbose = false, wrapAt = Number.POSITIVE_INFINITY } = options;
  const isShort = ({ verdict, findings }: ReportedPage) => verdict === 'keeps' && findings.length === 0 && !isVerbose;
  const pages = report.pages.flatMap((page, index) => {
    if (!isShort(page)) return [...pageLines(page, paint, wrapAt), ''];
    const next = report.pages[index + 1];
    return [headLine(page, paint), ...(next && isShort(next) ? [] : [''])];
  });
  const lines = [
    ...pages,
    ...(report.compared ? [...prettyComparison(report.compared, paint), ''] : []),
    ...verdictLines(report, rules, paint),
  ];
  return lines.flatMap((line) => wrapLine(line, wrapAt));
}

/** Returns the steps to take, the circumstances, and the verdict as the last line. */
function verdictLines(report: AuditReport, rules: readonly AuditRule[], paint: ChalkInstance): string[] {
  const { sentence, groups, level } = verdictOf(report, rules);
  const linesOf = ({ ruleId, severity, findings, means, fix }: RuleGroup) => [
    `  ${severityPaint(severity, paint)(severity)}  ${ruleId} (${findings.length}): ${printable(means)}`,
    `         ${paint.dim('to do:')} ${printable(fix)}`,
  ];
  const unjudged = unjudgedGroups(report.pages.flatMap((page) => page.undecided));
  const unjudgedLines = unjudged.flatMap(({ names, reason }) => [
    `  ${paint.yellow('not judged')}  ${names}: ${printable(reason)}`,
    `         ${paint.dim('to do:')} ${nextStep(reason)}`,
  ]);
  const steps = [
    ...causesOf(report).map((cause) => `  ${paint.bold('one script')}  ${printable(`${cause.place} ${causeText(cause)}`)}`),
    ...groups.flatMap(linesOf),
  ];
  const lines = report.verdict === 'breaks' ? [...steps, ...unjudgedLines] : [...unjudgedLines, ...steps];
  const colour = { clean: paint.green, attention: paint.yellow, unknown: paint.yellow, broken: paint.red }[level];
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    ...(report.environment ? [paint.dim(printable(environmentLine(report.environment)))] : []),
    paint.dim(seenText(report)),
    paint.bold(colour(printable(sentence))),
  ];
}

function seenText({ summary }: AuditReport): string {
  const { pages, journeys, durationMs, interrupted } = summary;
  return (
    `${plural(pages, 'page')}, ${plural(journeys, 'journey')} in ` +
    `${durationText(durationMs)}${interrupted ? ', interrupted' : ''}`
  );
}

const severityPaint = (severity: Severity, paint: ChalkInstance): ChalkInstance =>
  ({ error: paint.red, warning: paint.yellow, note: paint.blue })[severity];

const verdictWord = (page: ReportedPage, paint: ChalkInstance): string =>
  ({ keeps: paint.green, attention: paint.yellow, breaks: paint.red, undecided: paint.yellow })[pageLevel(page)](page.verdict);

const headLine = (page: ReportedPage, paint: ChalkInstance): string =>
  `${paint.bold.underline(printable(page.url))}  ${verdictWord(page, paint)}`;

function pageLines(page: ReportedPage, paint: ChalkInstance, maxWidth: number): string[] {
  return [
    headLine(page, paint),
    ...(page.file === undefined ? [] : [paint.dim(`  ${printable(page.file)}`)]),
    ...page.answers.map((answer) => `  ${printable(answerText(answer))}`),
    ...journeyTable(page, paint, maxWidth),
    ...partyLines(page.thirdParties).map((line) => paint.dim(`  ${printable(line)}`)),
    ...(page.findings.length === 0
      ? [page.verdict === 'undecided' ? '  no findings, but not all was judged' : paint.green('  no findings')]
      : page.findings.flatMap((finding) => findingLines(finding, paint))),
    ...pageUnjudgedLines(page, paint),
  ];
}

/** Returns the cookies and calls of a page by journey: a table, or where it is too wide a line for each of them. */
function journeyTable(page: ReportedPage, paint: ChalkInstance, maxWidth: number): string[] {
  const { journeys, rows: cookies } = cookieTable(page);
  const calls = [...new Set(page.journeys.flatMap((journey) => journey.calls.map(({ path }) => path)))];
  const rows = [
    ...cookies.map(({ cookie, cells }) => [printable(cookie), ...cells]),
    ...calls.map((path) => [
      printable(path),
      ...page.journeys.map((journey) => {
        const count = journey.calls.filter((call) => call.path === path).length;
        return count === 0 ? '' : `${count}x`;
      }),
    ]),
  ];
  if (rows.length === 0) return [];
  const grid = columns([['', ...journeys], ...rows.map((row) => row.map((cell) => cell || '-'))]);
  if (grid.every((line) => line.length + 2 <= maxWidth))
    return grid.map((line, index) => `  ${index === 0 ? paint.dim(line) : line}`);
  return rows.map(([name, ...cells]) => {
    const states = [...new Set(cells.filter((cell) => cell !== ''))];
    const journeysWith = (state: string) => journeys.filter((_journey, index) => cells[index] === state).join(', ');
    return `  ${name}: ${states.map((state) => `${state} in ${journeysWith(state)}`).join('; ')}`;
  });
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
  const quoted = quotedLine(finding);
  const journeys = findingJourneys(finding);
  return [
    `  ${color(finding.known ? `${finding.severity} (known)` : finding.severity)}  ${printable(finding.message)}  ` +
      `${paint.dim(rule)}`,
    ...(initiator ? [`         ${paint.dim('by')} ${printable(initiatorText(initiator))}`] : []),
    ...(quoted?.code ? [`         ${paint.dim(`${quoted.line} |`)} ${printable(quoted.code)}`] : []),
    ...(journeys.length > 0 ? [`         ${paint.dim('in')} ${journeys.join(', ')}`] : []),
  ];
}
