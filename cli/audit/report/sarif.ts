import type { Log } from 'sarif';
import { type SarifNotice, sarifLog } from '../../report/sarif.ts';
import type { AuditRule } from '../judging/rule.ts';
import type { AuditReport, ReportedPage } from './document.ts';
import { appliesTo, unjudgedGroups } from './unjudged.ts';

/**
 * Returns the report as a SARIF log. A finding has the same fingerprint in every run, so that readers of the log can match it with
 * earlier runs. Something that could not be judged is a notification, and the run was then not successful.
 */
export function auditSarif(report: AuditReport, rules: readonly AuditRule[]): Log {
  const findings = report.pages.flatMap((page) => page.findings);
  const notices = report.pages.flatMap(noticesOf);
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
    result.partialFingerprints = { 'ss-runtime/v1': finding.id };
    if (hasBaseline) result.baselineState = finding.known ? 'unchanged' : 'new';
  }
  return log;
}

/** Returns a notice for each reason why journeys were not judged, and one for each rule. */
function noticesOf({ url, file = url, undecided }: ReportedPage): SarifNotice[] {
  const journeys = unjudgedGroups(undecided.filter((one) => 'journey' in one));
  return [
    ...journeys.map(({ names, reason }) => ({ source: file, text: `The page could not be judged in the ${names}: ${reason}.` })),
    ...undecided.flatMap((one) =>
      'rule' in one ? [{ source: file, ruleId: one.rule, text: `The rule ${one.rule} could not be judged: ${one.reason}.` }] : [],
    ),
  ];
}
