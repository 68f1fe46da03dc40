import { appendFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Chalk } from 'chalk';
import { errorMessage } from '../../fake-server/common/error-message.ts';
import { CliError } from '../../fake-server/common/errors.ts';
import { fileProblem } from '../../fake-server/file-problem.ts';
import type { Io } from '../io.ts';
import { type HashedFile, writeHashed } from '../report/file-hashes.ts';
import type { CallersBrowser } from './browser/callers-browser.ts';
import type { AuditRule } from './judging/rule.ts';
import { readLogo } from './logo.ts';
import type { AuditFormat, Output } from './outputs.ts';
import type { AuditDocument, AuditReport } from './report/document.ts';
import { harReport } from './report/har.ts';
import { htmlReport, type ReportLabels } from './report/html/html-report.tsx';
import { junitReport } from './report/junit.ts';
import { printPdf } from './report/pdf.ts';
import { prettyReport, type TerminalOptions } from './report/pretty.ts';
import { auditSarif, type ReportFolders } from './report/sarif.ts';

/** What reports need besides the report. */
export interface WriteOptions extends Omit<ReportLabels, 'logo'> {
  /** File of the logo. */
  readonly logo?: string | undefined;
  /** Browser that prints a PDF; one is searched for without it. */
  readonly browser?: string | CallersBrowser | undefined;
  /** Folder to which paths in SARIF are relative; the current folder by default. */
  readonly sourceRoot?: string | undefined;
}

/**
 * Writes all requested reports, each with its hash beside it: files first, so that standard output ends with its report, and last
 * a PDF. Throws CliError for a file that cannot be written.
 */
export async function writeReports(
  report: AuditReport,
  outputs: readonly Output[],
  rules: readonly AuditRule[],
  io: Io,
  options: WriteOptions = {},
): Promise<void> {
  const files: HashedFile[] = [];
  const logo = options.logo === undefined ? undefined : await readLogo(options.logo, io.cwd);
  const labels: ReportLabels = { ...options, logo };
  const textOf = (format: Exclude<AuditFormat, 'pdf'>, terminal: TerminalOptions) =>
    reportText(report, format, { rules, files, terminal, labels, folders: foldersOf(options, io) });
  const write = async (file: string, content: string | Uint8Array) => {
    const written = await writeHashed(resolve(io.cwd, file), content).catch(cannotWrite(file));
    files.push(written);
    const beside = written.hashName === undefined ? '' : `, also in ${written.hashName}`;
    io.note(`Wrote ${file} (SHA-256 ${written.sha256}${beside}).`);
  };
  // HTML and PDF list the files that are already written.
  const inOrder = [...outputs].sort((one, other) => Number(showsFiles(one)) - Number(showsFiles(other)));
  for (const { format, file } of inOrder) {
    if (file === null || format === 'pdf') continue;
    await write(file, `${textOf(format, { paint: new Chalk({ level: 0 }), isVerbose: io.isVerbose })}\n`);
  }
  for (const { format, file } of outputs)
    if (file === null && format !== 'pdf')
      io.out(textOf(format, { paint: io.paintOut, isVerbose: io.isVerbose, wrapAt: io.wrapAt }));
  for (const { format, file } of outputs)
    if (file !== null && format === 'pdf')
      await write(file, await pdfReport(htmlReport(report, rules, files, labels), options.browser, io));
}

const foldersOf = ({ sourceRoot = '.' }: WriteOptions, { cwd }: Io): ReportFolders => ({
  cwd,
  sourceRoot: resolve(cwd, sourceRoot),
});

const showsFiles = ({ format }: Output): boolean => format === 'html';

async function pdfReport(html: string, wanted: string | CallersBrowser | undefined, { env }: Io): Promise<Uint8Array> {
  const [{ browserOfCaller }, { findAuditBrowser }] = await Promise.all([
    import('./browser/browser-of-caller.ts'),
    import('./browser/find-audit-browser.ts'),
  ]);
  const browser = await (typeof wanted === 'object' ? browserOfCaller(wanted) : findAuditBrowser(wanted, env));
  try {
    return await printPdf(browser, html);
  } catch (error) {
    throw new CliError(`The browser cannot print the PDF: ${errorMessage(error)}.`);
  } finally {
    await browser.close();
  }
}

/** Returns the JSON document of a report. */
export const documentOf = ({ verdict, summary, environment, pages, compared }: AuditReport): AuditDocument => ({
  verdict,
  summary,
  environment,
  pages,
  ...(compared && { compared }),
});

/**
 * Checks before the audit that the file of every report can be written, and that no two are the same file, so that no result is
 * lost. Throws CliError.
 */
export async function checkOutputs(outputs: readonly Output[], cwd: string): Promise<void> {
  const seen = new Map<string, string>();
  for (const { file } of outputs) {
    if (file === null) continue;
    const path = resolve(cwd, file);
    await appendFile(path, '').catch(cannotWrite(file));
    // Links to one file have one number. A device such as /dev/null takes any number of reports.
    const found = await stat(path).catch(cannotWrite(file));
    if (!found.isFile()) continue;
    const id = `${found.dev}:${found.ino}`;
    const other = seen.get(id);
    if (other !== undefined)
      throw new CliError(
        `Two reports have the same file, ${other === file ? file : `${other} and ${file}`}: give each its own.`,
        'usage',
      );
    seen.set(id, file);
  }
}

const cannotWrite =
  (file: string) =>
  (error: unknown): never => {
    throw new CliError(`The report ${file} cannot be written: ${fileProblem(error, 'written')}.`, 'unwritable');
  };

interface TextOptions {
  readonly rules: readonly AuditRule[];
  readonly terminal: TerminalOptions;
  readonly files: readonly HashedFile[];
  readonly folders: ReportFolders;
  readonly labels: ReportLabels;
}

function reportText(
  report: AuditReport,
  format: Exclude<AuditFormat, 'pdf'>,
  { rules, terminal, files, folders, labels }: TextOptions,
): string {
  switch (format) {
    case 'pretty':
      return prettyReport(report, rules, terminal).join('\n');
    case 'json':
      return JSON.stringify(documentOf(report), null, 2);
    case 'sarif':
      return JSON.stringify(auditSarif(report, rules, folders), null, 2);
    case 'junit':
      return junitReport(report, rules);
    case 'har':
      return JSON.stringify(harReport(report), null, 2);
    case 'html':
      return htmlReport(report, rules, files, labels);
  }
}
