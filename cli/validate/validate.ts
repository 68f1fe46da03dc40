import { setImmediate } from 'node:timers/promises';
import { type ExitCode, exitCodes } from '../../fake-server/common/errors.ts';
import type { Finding, Severity } from '../../fake-server/common/findings.ts';
import { plural } from '../../fake-server/common/plural.ts';
import type { Io } from '../io.ts';
import { addFindings, noFindings } from '../report/findings.ts';
import { printable } from '../report/printable.ts';
import type { CheckedItem } from './check/check-item.ts';
import { findingOf } from './check/finding-of.ts';
import { type RuleId, rules } from './check/rules.ts';
import { expandInputs } from './read/expand.ts';
import type { Input } from './read/input.ts';
import { InputError } from './read/input-error.ts';
import { mebibytes, type ReadLimits, readLimits } from './read/limits.ts';
import { type InputPart, readInput, readSmallInput } from './read/read-input.ts';
import type { DecodedValidateOptions } from './options.ts';
import { PartChecker } from './part-checker.ts';
import type { CleanGallery } from './check/quick/galleries-in-json.ts';
import { RuleGroups } from './report/group-by-rule.ts';
import { limitFindings } from './report/limit-findings.ts';
import type { Report, Summary } from './report/reports.ts';
import { createSourceText, type SourceText } from './text/source-text.ts';

/** Options of a check. */
export type CheckOptions = Pick<DecodedValidateOptions, 'kind' | 'strict' | 'effective' | 'maxFindings'>;

export interface CheckResult {
  readonly summary: Readonly<Summary>;
  /**
   * 3 for an unreadable input or a stopped run, whose result is incomplete (it takes precedence over 1: our choice); 1 for
   * errors, with `strict` also for warnings; otherwise 0.
   */
  readonly exitCode: ExitCode;
}

/** Validates every input, and reports results as they are found. */
export async function validate(
  args: readonly string[],
  options: CheckOptions,
  output: Report,
  io: Io,
  limits: ReadLimits = readLimits,
): Promise<CheckResult> {
  const summary: Summary = { inputs: 0, items: 0, ...noFindings() };
  const { maxFindings = Number.POSITIVE_INFINITY } = options;
  const report = counting(limitFindings(output, maxFindings, io), summary, options.strict === true);
  const withEffective = options.effective === true;
  const needsPlaces = output.skipsItemsWithoutFindings !== true;
  const checker = new PartChecker(options.kind, {
    item: (item, source, { checkItem }) => report.item(checkItem(item, source, withEffective), source),
    finding: (finding, source) => report.finding(finding, source),
    needsPlaces,
    ...(!withEffective && {
      cleanGallery(gallery, source) {
        if (needsPlaces) report.item(checkedGallery(gallery, source), source);
        else summary.items += 1;
      },
    }),
  });
  let complete = true;
  let lastName = '';
  let turnAtMs = performance.now() + turnMs;
  for await (const input of expandInputs(args, io)) {
    if (performance.now() >= turnAtMs) {
      // Small files are read without a wait, during which Ctrl-C would be noticed and progress shown.
      await setImmediate();
      turnAtMs = performance.now() + turnMs;
    }
    if (io.stopped.aborted) break;
    summary.inputs += 1;
    lastName = input.name;
    const progress = (detail: string) => io.progress({ unit: 'file', done: summary.inputs, total: null, detail });
    progress(input.name);
    io.detail(printable(input.name));
    if (!(await validateInput(input, checker, report, { io, limits, progress }))) complete = false;
  }
  if (io.stopped.aborted) {
    complete = false;
    const message =
      `stopped in ${plural(summary.inputs, 'input')}, ` + `after ${plural(summary.items, 'item')}; the rest was not checked`;
    report.finding(findingOf('interrupted', message, createSourceText(lastName, '')));
    io.err('ss-runtime: interrupted; the report contains the results so far.');
  } else if (summary.items + summary.errors + summary.warnings + summary.notes === 0) {
    report.finding(findingOf('input-without-items', noItems, createSourceText(args.join(' '), '')));
  }
  report.end(summary, complete);
  const isFailing = summary.errors > 0 || (options.strict === true && summary.warnings > 0);
  const exitCode = complete ? (isFailing ? exitCodes.findings : exitCodes.clean) : exitCodes.notRunnable;
  return { summary, exitCode };
}

const checkedGallery = ({ pointer, offset }: CleanGallery, source: SourceText): CheckedItem => ({
  kind: 'gallery',
  source: source.name,
  ...source.placeOf(offset),
  pointer,
  valid: true,
  findings: [],
});

const noItems = 'no gallery blocks, cookie settings, forms or products found';

/** Checks one input. Returns whether all of it could be read. */
async function validateInput(
  input: Input,
  checker: PartChecker,
  report: Report,
  { io, limits, progress }: { io: Io; limits: ReadLimits; progress: (detail: string) => void },
): Promise<boolean> {
  checker.begin(input.isNamed);
  try {
    const small = readSmallInput(input, limits);
    if (small) await checkParts(small, checker);
    else {
      let progressAt = progressFromBytes;
      for await (const parts of readInput(input, limits, io.stopped)) {
        const bytesRead = await checkParts(parts, checker);
        if (bytesRead < progressAt) continue;
        progress(`${input.name}: ${mebibytes(bytesRead)} read, ${checker.items} items`);
        progressAt = bytesRead + progressEveryBytes;
      }
    }
    checker.end(createSourceText(input.name, ''));
    // A file in a folder may have no items. A named file without items gets a note.
    if (input.isNamed && checker.items + checker.findings === 0 && !io.stopped.aborted) {
      report.finding(findingOf('input-without-items', noItems, createSourceText(input.name, '')));
    }
    return checker.complete;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    checker.end(createSourceText(input.name, ''));
    const finding = findingOf(error.ruleId, error.message, createSourceText(input.name, ''));
    report.finding(error.line === undefined ? finding : { ...finding, line: error.line, column: 1 });
    return error.ruleId === 'input-not-text' || error.ruleId === 'input-dangling-link';
  }
}

/** Returns the number of bytes of the input that are read so far; 0 without parts. */
async function checkParts(parts: Iterable<InputPart>, checker: PartChecker): Promise<number> {
  let bytesRead = 0;
  for (const part of parts) {
    const loading = checker.check(part);
    if (loading) await loading;
    bytesRead = part.bytesRead;
  }
  return bytesRead;
}

/** Longest time (our choice) without a turn of the event loop. */
const turnMs = 50;
const progressFromBytes = 4 * 1024 * 1024;
const progressEveryBytes = 1024 * 1024;

/** Wraps a report, counts its findings in the summary, and gives them the severities of `--strict`. */
function counting(report: Report, summary: Summary, isStrict: boolean): Report {
  const byRule = new RuleGroups();
  const graded = (finding: Finding): Finding => {
    const { strictSeverity } = rules[finding.ruleId as RuleId] as { readonly strictSeverity?: Severity };
    return isStrict && strictSeverity ? { ...finding, severity: strictSeverity } : finding;
  };
  return {
    item(checked, source) {
      const item = isStrict ? { ...checked, findings: checked.findings.map(graded) } : checked;
      summary.items += 1;
      addFindings(summary, item.findings);
      for (const finding of item.findings) byRule.add(finding);
      report.item(item, source);
    },
    finding(found, source) {
      const finding = graded(found);
      addFindings(summary, [finding]);
      byRule.add(finding);
      report.finding(finding, source);
    },
    end: (counts, complete) => report.end(counts, complete, byRule.counts()),
  };
}
