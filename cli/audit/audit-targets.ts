import { CliError, type ExitCode, exitCodes } from '../../fake-server/common/errors.ts';
import { plural } from '../../fake-server/common/plural.ts';
import type { Io } from '../io.ts';
import { printable } from '../report/printable.ts';
import { defaultJourneys, type JourneyName, journeyNames } from './artifacts/journeys.ts';
import { checkEmulation } from './browser/emulation.ts';
import { chooseRules } from './choose-rules.ts';
import { readDeclared } from './declared/read-declared.ts';
import { readInputs } from './inputs.ts';
import { readBaseline } from './judging/baseline.ts';
import type { AuditRule } from './judging/rule.ts';
import { readLogo } from './logo.ts';
import { showPictures } from './outputs.ts';
import { readReport } from './read-report.ts';
import { createAuditProgress } from './report/audit-progress.ts';
import type { AuditReport, ReportedPage } from './report/document.ts';
import { exitStatusOf } from './report/exit-status.ts';
import type { AuditRequest } from './request.ts';
import { withDeclared } from './rules/declared-cookies.ts';
import { type AuditOptions, auditHere, auditSaved, type GatheredPages } from './run.ts';
import { createArtifactsFolder, readArtifacts } from './saved-artifacts.ts';
import { readTargets } from './targets/targets.ts';
import { checkOutputs, writeReports } from './write-reports.ts';

/** Access of an audit to its process. */
export interface AuditIo extends Io {
  /** Receives each page when it is judged. */
  readonly onJudged?: (page: ReportedPage) => void;
}

export interface AuditResult {
  readonly report: AuditReport;
  /** The rules that were applied. */
  readonly rules: readonly AuditRule[];
  readonly exitCode: ExitCode;
}

/**
 * Runs an audit: reads the inputs, visits or loads the pages, judges them, and writes the reports that have a file. Throws
 * CliError when it cannot run.
 */
export async function auditTargets(targets: readonly string[], request: AuditRequest, io: AuditIo): Promise<AuditResult> {
  const { format = [], saveArtifacts, failOn, thresholds = {}, allowUndecided } = request;
  const declared = request.declared === undefined ? null : await readDeclared(request.declared, io.cwd);
  const chosen = chooseRules(request.rules, request.severities);
  const rules = withDeclared(chosen.rules, declared);
  const inputs = await readInputs(targets, request, io);
  checkSources(inputs.targets, request);
  await checkEmulation(request);
  const { device, locale, timezone, proxy, insecure, keepSecrets, baseline, compare } = request;
  const journeys = request.journeys ?? (request.seedCookies === undefined ? defaultJourneys : [...defaultJourneys, 'return']);
  const progress = createAuditProgress(journeys.length, io.progress);
  const options: AuditOptions = {
    targets: await readTargets(inputs.targets, io.cwd),
    journeys,
    rules,
    severities: chosen.severities,
    concurrency: request.concurrency,
    timeoutMs: request.timeout,
    pageMs: request.pageTime * 1000,
    ...inputs.page,
    ...{ device, locale, timezone, proxy, insecure, keepSecrets },
    // Saved artifacts serve any report.
    keepTraffic: format.some((output) => ['har', 'html', 'pdf'].includes(output.format)),
    pictures: saveArtifacts !== undefined || showPictures(format),
    baseline: baseline === undefined ? new Set<string>() : await readBaseline(baseline, io.cwd),
    compare: compare === undefined ? null : await readReport(compare, io.cwd),
    signal: io.stopped,
    cwd: io.cwd,
    onPage: progress.page,
    onVisit: progress.visited,
    notify: (problem) => io.note(problem),
    detail: (line) => io.detail(line),
    onJudged(page) {
      progress.judged();
      io.detail(printable(`${page.url}: ${page.verdict}, ${plural(page.findings.length, 'finding')}`));
      io.onJudged?.(page);
    },
  };
  const files = format.filter(({ file }) => file !== null);
  await checkOutputs(files, io.cwd);
  if (request.logo !== undefined) await readLogo(request.logo, io.cwd);
  const saving = saveArtifacts === undefined ? null : await createArtifactsFolder(saveArtifacts, io.cwd);
  const report = await gatherAndJudge({ ...options, ...(saving && { onArtifacts: saving.save }) }, inputs.targets, request, io);
  // The report has the time, and its verdict is the last line.
  io.progress(null);
  await writeReports(report, files, rules, io, request);
  if (report.summary.interrupted) io.err('The audit was interrupted: the report contains the results so far.');
  const unsaved = await saving?.finish();
  if (unsaved) io.err(unsaved);
  const exitCode = exitStatusOf(report, { failOn, thresholds, allowUndecided }, (line) => io.err(line));
  return { report, rules, exitCode: unsaved ? exitCodes.notRunnable : exitCode };
}

/** Throws CliError when nothing would be audited, and for saved artifacts together with targets. */
function checkSources(targets: readonly string[], { artifacts, saveArtifacts, queue }: AuditRequest): void {
  if (artifacts === undefined && targets.length === 0) {
    throw new CliError(
      'Nothing to audit: name a fixture site, an address, a folder or an HTML file, or give --list or --sitemap.',
      'usage',
    );
  }
  if (artifacts === undefined || (targets.length === 0 && saveArtifacts === undefined && queue === undefined)) return;
  throw new CliError('--artifacts judges saved pages: it takes no targets, no --save-artifacts and no --queue.', 'usage');
}

async function gatherAndJudge(
  options: AuditOptions,
  targets: readonly string[],
  { artifacts, journeys, queue, browser }: AuditRequest,
  io: AuditIo,
): Promise<AuditReport> {
  if (artifacts !== undefined) {
    const saved = await readArtifacts(artifacts, io.cwd);
    return auditSaved(journeys === undefined ? { ...options, journeys: journeysIn(saved) } : options, saved);
  }
  if (queue === undefined) return auditHere(options, browser, io.env);
  const { auditThroughQueue } = await import('./queue/index.ts');
  return auditThroughQueue(options, targets, queue);
}

/** Returns the journeys that were asked for when the artifacts were gathered. */
function journeysIn({ artifacts }: GatheredPages): readonly JourneyName[] {
  const asked = new Set<string>();
  for (const page of artifacts) {
    for (const { journey } of page?.visits ?? []) asked.add(journey);
    for (const journey of Object.keys({ ...page?.skippedJourneys, ...page?.notApplicableJourneys })) asked.add(journey);
  }
  return asked.size === 0 ? defaultJourneys : journeyNames.filter((journey) => asked.has(journey));
}
