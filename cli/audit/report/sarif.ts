import type { Log } from 'sarif';
import { type SarifNotice, sarifLog } from '../../report/sarif.ts';
import type { AuditRule } from '../judging/rule.ts';
import type { AuditReport, ReportedPage } from './document.ts';

/**
 * Returns the report as a SARIF log. A finding has the same fingerprint in every run, so that readers of the log can match it with
 * earlier runs. Something that could not be judged is a notification, and the run was then not successful.
 */
export function auditSarif(report: AuditReport, rules: readonly AuditRule[]): Log {
  const findings = report.pages.flatMap((page) => page.findings);
  const notices = report.pages.flatMap(noticesOf);
  const complete = notices.length === 0 && !report.summary.interrupted;
  const log = sarifLog(findings, { rules, complete, notices });
  const hasBaseline = report.summary.known > 0;
  for (const run of log.runs) run.properties = { verdict: report.verdict };
  for (const [index, result] of (log.runs[0]?.results ?? []).entries()) {
    const finding = findings[index];
    if (!finding) continue;
    result.partialFingerprints = { 'ss-runtime/v1': finding.id };
    if (hasBaseline) result.baselineState = finding.known ? 'unchanged' : 'new';
  }
  return log;
}

const noticesOf = ({ url, file = url, undecided }: ReportedPage): SarifNotice[] =>
  undecided.map((one) =>
    'rule' in one
      ? { source: file, ruleId: one.rule, text: `The rule ${one.rule} could not be judged: ${one.reason}.` }
      : { source: file, text: `The page could not be judged in the journey ${one.journey}: ${one.reason}.` },
  );
