import { appendFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Chalk } from 'chalk';
import { fileProblem } from '../../fake-server/errors.ts';
import { CliError } from '../errors.ts';
import type { Io } from '../io.ts';
import type { AuditRule } from './judging/rule.ts';
import type { AuditFormat, Output } from './outputs.ts';
import type { AuditDocument, AuditReport } from './report/document.ts';
import { harReport } from './report/har.ts';
import { htmlReport } from './report/html/html-report.tsx';
import { junitReport } from './report/junit.ts';
import { prettyReport } from './report/pretty.ts';
import { auditSarif } from './report/sarif.ts';

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

/** Returns the JSON document of a report. */
export const documentOf = ({ verdict, summary, environment, pages }: AuditReport): AuditDocument => ({
  verdict,
  summary,
  environment,
  pages,
});

/** Checks before the audit that the file of every report can be written, so that no result is lost. Throws CliError. */
export async function checkOutputs(outputs: readonly Output[], cwd: string): Promise<void> {
  for (const { file } of outputs) if (file !== null) await appendFile(resolve(cwd, file), '').catch(cannotWrite(file));
}

const cannotWrite = (file: string) => (error: unknown) => {
  const problem = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'its folder does not exist' : fileProblem(error);
  throw new CliError(`The report ${file} cannot be written: ${problem}.`, 'unwritable');
};

function reportText(report: AuditReport, format: AuditFormat, rules: readonly AuditRule[], paint: Io['paintOut']): string {
  switch (format) {
    case 'pretty':
      return prettyReport(report, rules, paint).join('\n');
    case 'json':
      return JSON.stringify(documentOf(report), null, 2);
    case 'sarif':
      return JSON.stringify(auditSarif(report, rules), null, 2);
    case 'junit':
      return junitReport(report, rules);
    case 'har':
      return JSON.stringify(harReport(report), null, 2);
    case 'html':
      return htmlReport(report, rules);
  }
}
