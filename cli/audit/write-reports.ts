import { appendFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Chalk } from 'chalk';
import { fileProblem } from '../../fake-server/errors.ts';
import { CliError } from '../errors.ts';
import type { Io } from '../io.ts';
import { sarifLog } from '../report/sarif.ts';
import { incompleteRuleId } from './judging/judge.ts';
import type { AuditRule } from './judging/rule.ts';
import type { AuditFormat, Output } from './outputs.ts';
import type { AuditDocument, AuditReport } from './report/document.ts';
import { harReport } from './report/har.ts';
import { htmlReport } from './report/html/html-report.tsx';
import { junitReport } from './report/junit.ts';
import { prettyReport } from './report/pretty.ts';

/**
 * Writes all requested reports, files first, so that standard output ends with its report. Throws CliError for a file that cannot
 * be written.
 */
export async function writeReports(
  report: AuditReport,
  outputs: readonly Output[],
  rules: readonly AuditRule[],
  io: Io,
): Promise<void> {
  for (const { format, file } of outputs) {
    if (file === null) continue;
    const text = reportText(report, format, rules, new Chalk({ level: 0 }));
    await writeFile(resolve(io.cwd, file), `${text}\n`).catch(cannotWrite(file));
    io.err(`Wrote ${file}.`);
  }
  for (const { format, file } of outputs) if (file === null) io.out(reportText(report, format, rules, io.paintOut));
}

/** Checks before the audit that the file of every report can be written, so that no result is lost. Throws CliError. */
export async function checkOutputs(outputs: readonly Output[], cwd: string): Promise<void> {
  for (const { file } of outputs) if (file !== null) await appendFile(resolve(cwd, file), '').catch(cannotWrite(file));
}

const cannotWrite = (file: string) => (error: unknown) => {
  const problem = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'its folder does not exist' : fileProblem(error);
  throw new CliError(`The report ${file} cannot be written: ${problem}.`);
};

const hasBaseline = ({ summary }: AuditReport): boolean => summary.known > 0;

function reportText(report: AuditReport, format: AuditFormat, rules: readonly AuditRule[], paint: Io['paintOut']): string {
  switch (format) {
    case 'pretty':
      return prettyReport(report, rules, paint).join('\n');
    case 'json':
      return JSON.stringify(
        { summary: report.summary, environment: report.environment, pages: report.pages } satisfies AuditDocument,
        null,
        2,
      );
    case 'sarif': {
      const findings = report.pages.flatMap((page) => page.findings);
      const incomplete = { id: incompleteRuleId, title: 'The page can be seen in every journey' };
      const complete = report.summary.incomplete === 0 && !report.summary.interrupted;
      const log = sarifLog(findings, { rules: [incomplete, ...rules], complete });
      // A finding has the same fingerprint in every run, so that readers of the log can match it with earlier runs.
      for (const [index, result] of (log.runs[0]?.results ?? []).entries()) {
        const finding = findings[index];
        if (!finding) continue;
        result.partialFingerprints = { 'ss-runtime/v1': finding.id };
        if (hasBaseline(report)) result.baselineState = finding.known ? 'unchanged' : 'new';
      }
      return JSON.stringify(log, null, 2);
    }
    case 'junit':
      return junitReport(report, rules);
    case 'har':
      return JSON.stringify(harReport(report), null, 2);
    case 'html':
      return htmlReport(report, rules);
  }
}
