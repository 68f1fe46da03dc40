import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Log } from 'sarif';
import { isWebAddress } from '../../core/web-address.ts';
import { type SarifNotice, sarifLog } from '../../report/sarif.ts';
import type { AuditRule } from '../judging/rule.ts';
import type { AuditFinding, AuditReport, ReportedPage } from './document.ts';
import { quotedLine } from './evidence.ts';
import { appliesTo, unjudgedGroups } from './unjudged.ts';

/** Folders of a report's files. */
export interface ReportFolders {
  /** Folder to which paths of the report are relative. */
  readonly cwd: string;
  /** Folder to which paths of the log are relative: the root of the repository for code scanning. */
  readonly sourceRoot: string;
}

/**
 * Returns the report as a SARIF log. Findings of a page of a folder are in its files, others at their addresses. A finding has
 * the same fingerprint in every run, so that readers of the log can match it with earlier runs. Something that could not be
 * judged is a notification, and the run was then not successful.
 */
export function auditSarif(report: AuditReport, rules: readonly AuditRule[], folders?: ReportFolders): Log {
  const fileOf = (path: string) => (folders ? fromRoot(path, folders) : path);
  const findings = report.pages.flatMap((page) => page.findings.map((finding) => inFile(page, finding, fileOf)));
  const notices = report.pages.flatMap((page) => noticesOf(page, fileOf));
  const complete = notices.length === 0 && !report.summary.interrupted;
  const log = sarifLog(findings, {
    rules: rules.filter(({ id }) => report.pages.some((page) => appliesTo(page, id))),
    complete,
    notices,
  });
  const hasBaseline = report.summary.known > 0;
  for (const run of log.runs) run.properties = { verdict: report.verdict };
  for (const [index, result] of (log.runs[0]?.results ?? []).entries()) {
    const finding = findings[index];
    if (!finding) continue;
    const region = result.locations?.[0]?.physicalLocation?.region;
    const quoted = quotedLine(finding);
    if (region && quoted?.code && finding.line === quoted.line) region.snippet = { text: quoted.code };
    result.partialFingerprints = { 'ss-runtime/v1': finding.id };
    if (hasBaseline) result.baselineState = finding.known ? 'unchanged' : 'new';
  }
  return log;
}

/** Returns a finding at its file: a script or response without one is at the file of its page, which has no line of it. */
function inFile({ file }: ReportedPage, finding: AuditFinding, fileOf: (path: string) => string): AuditFinding {
  const { source, line: _line, column: _column, ...rest } = finding;
  if (source !== undefined && !isWebAddress(source)) return { ...finding, source: fileOf(source) };
  return file === undefined ? finding : { ...rest, source: fileOf(file) };
}

/** Returns a path relative to the root of the sources; a file outside it keeps its whole path. */
function fromRoot(path: string, { cwd, sourceRoot }: ReportFolders): string {
  const whole = resolve(cwd, path);
  const below = relative(sourceRoot, whole);
  return below.split(sep)[0] === '..' || isAbsolute(below) ? whole : below;
}

/** Returns a notice for each reason why journeys were not judged, and one for each rule. */
function noticesOf({ url, file, undecided }: ReportedPage, fileOf: (path: string) => string): SarifNotice[] {
  const source = file === undefined ? url : fileOf(file);
  const journeys = unjudgedGroups(undecided.filter((one) => 'journey' in one));
  return [
    ...journeys.map(({ names, reason }) => ({ source, text: `The page could not be judged in the ${names}: ${reason}.` })),
    ...undecided.flatMap((one) =>
      'rule' in one ? [{ source, ruleId: one.rule, text: `The rule ${one.rule} could not be judged: ${one.reason}.` }] : [],
    ),
  ];
}
