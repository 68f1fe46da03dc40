import { CliError, type ExitCode } from '../../fake-server/common/errors.ts';
import type { auditOptions } from '../audit/options.ts';
import type { AuditDocument, AuditFinding } from '../audit/report/document.ts';
import type { GivenValues } from '../audit/request.ts';
import type { WrittenOptions } from '../core/option-table.ts';
import { type CommandContext, decodeGiven, ioOf } from './context.ts';
import { givenTargets } from './given-targets.ts';
import { createStream } from './stream.ts';

/** Options of `audit`, by the names of the command line in camel case. `ss-runtime audit --help` describes them. */
export interface AuditOptions
  extends CommandContext,
    GivenValues,
    Omit<WrittenOptions<typeof auditOptions, 'api'>, keyof GivenValues> {}

/** The JSON document of an audit, and the exit status of the command. */
export interface AuditReport extends AuditDocument {
  /** 0 clean, 1 findings that fail by `failOn`, `thresholds` and the baseline, 3 when something could not be judged. */
  readonly exitCode: ExitCode;
}

/**
 * An audit in progress: a promise of the report, and an iterable of the findings in the order in which pages are judged. Leaving
 * the loop early stops the audit. The loop ends with the error that the promise rejects with.
 */
export interface AuditRun extends Promise<AuditReport>, AsyncIterable<AuditFinding> {}

/**
 * Audits pages before and after the cookie banner is answered, as `ss-runtime audit` does. Targets are fixture site ids, folders,
 * files of saved pages and addresses; a text is one target. Findings reject nothing; they are part of the report. Rejects with a
 * CliError for wrong usage and for an audit that cannot run, such as a TargetError.
 */
export function audit(targets: string | readonly string[], options: AuditOptions = {}): AuditRun {
  const controller = new AbortController();
  const findings = createStream<AuditFinding>(() => controller.abort('the loop over the findings was left'));
  const report = runAudit(targets, options, controller.signal, findings.add);
  return Object.assign(report, { [Symbol.asyncIterator]: () => findings.until(report) });
}

const objects = [
  'rules',
  'severities',
  'browser',
  'baseline',
  'compare',
  'declared',
  'context',
  'cookies',
  'seedCookies',
] as const satisfies readonly (keyof GivenValues)[];

async function runAudit(
  targets: string | readonly string[],
  options: AuditOptions,
  left: AbortSignal,
  onFinding: (finding: AuditFinding) => void,
): Promise<AuditReport> {
  const [{ auditOptions }, { auditTargets }, { documentOf }] = await Promise.all([
    import('../audit/options.ts'),
    import('../audit/audit-targets.ts'),
    import('../audit/write-reports.ts'),
  ]);
  const request = await decodeGiven('audit()', auditOptions, options, objects);
  if (request.format?.some(({ file }) => file === null))
    throw new CliError('audit(): each report of the option format needs a file: { html: "audit.html" }.', 'usage');
  const signal = options.signal ? AbortSignal.any([options.signal, left]) : left;
  const io = ioOf({ ...options, signal });
  const { report, exitCode } = await auditTargets(givenTargets('audit()', targets), request, {
    ...io,
    onJudged: ({ findings }) => findings.forEach(onFinding),
  });
  return { ...documentOf(report), exitCode };
}
