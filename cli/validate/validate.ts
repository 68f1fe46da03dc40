import { setImmediate } from 'node:timers/promises';
import { plural } from '../../fake-server/common/plural.ts';
import type { Io } from '../io.ts';
import { printable } from '../report/printable.ts';
import type { PartOptions } from './check/check-at-once.ts';
import { checkPart } from './check/check-part.ts';
import { findingOf } from './check/finding-of.ts';
import type { DecodedValidateOptions } from './options.ts';
import { expandInputs } from './read/expand.ts';
import type { Input } from './read/input.ts';
import { InputError } from './read/input-error.ts';
import { mebibytes, type ReadLimits, readLimits } from './read/limits.ts';
import { readInput } from './read/read-input.ts';
import { limitFindings } from './report/limit-findings.ts';
import { ListedLines } from './report/listed-lines.ts';
import type { Report } from './report/reports.ts';
import { type CheckResult, Tally } from './report/tally.ts';
import { createSourceText } from './text/source-text.ts';

/** Validates every input, and reports results as they are found. */
export async function validate(
  args: readonly string[],
  options: Pick<DecodedValidateOptions, 'kind' | 'strict' | 'effective' | 'maxFindings'>,
  output: Report,
  io: Io,
  limits: ReadLimits = readLimits,
): Promise<CheckResult> {
  const { effective = false, kind, maxFindings = Number.POSITIVE_INFINITY, strict = false } = options;
  const tally = new Tally(limitFindings(output, maxFindings, io), strict);
  const partOptions = { kind, withEffective: effective, needsPlaces: output.skipsItemsWithoutFindings !== true };
  let lastName = '';
  let turnAtMs = performance.now() + turnMs;
  for await (const input of expandInputs(args, io)) {
    if (performance.now() >= turnAtMs) {
      // Small files are read without a wait, during which Ctrl-C would be noticed and progress shown.
      await setImmediate();
      turnAtMs = performance.now() + turnMs;
    }
    if (io.stopped.aborted) break;
    tally.summary.inputs += 1;
    lastName = input.name;
    await validateInput(input, partOptions, limits, tally, io);
  }
  if (io.stopped.aborted) {
    const { inputs, items } = tally.summary;
    const message = `stopped in ${plural(inputs, 'input')}, after ${plural(items, 'item')}; the rest was not checked`;
    tally.addFinding(findingOf('interrupted', message, createSourceText(lastName, '')));
    io.err('ss-runtime: interrupted; the report contains the results so far.');
  } else if (tally.results === 0)
    tally.addFinding(findingOf('input-without-items', noItems, createSourceText(args.join(' '), '')));
  return tally.end();
}

const noItems = 'no gallery blocks, cookie settings, forms or products found';

/** Reads an input part by part, and adds the results of the check of each. */
async function validateInput(input: Input, options: PartOptions, limits: ReadLimits, tally: Tally, io: Io): Promise<void> {
  const whole = createSourceText(input.name, '');
  const lines = new ListedLines();
  const before = { results: tally.results, items: tally.summary.items };
  let failure: InputError | undefined;
  const progress = (detail: string) => io.progress({ unit: 'file', done: tally.summary.inputs, total: null, detail });
  progress(input.name);
  io.detail(printable(input.name));
  try {
    let progressAt = progressFromBytes;
    for await (const parts of readInput(input, limits, io.stopped)) {
      let bytesRead = 0;
      for (const part of parts) {
        const checked = checkPart(part, options);
        for (const each of checked instanceof Promise ? await checked : checked)
          if (lines.lists(part, each)) tally.add(each, part.source);
        bytesRead = part.bytesRead;
      }
      if (bytesRead < progressAt) continue;
      progress(`${input.name}: ${mebibytes(bytesRead)} read, ${tally.summary.items - before.items} items`);
      progressAt = bytesRead + progressEveryBytes;
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    failure = error;
  }
  for (const finding of lines.rest(whole)) tally.addFinding(finding);
  if (failure) {
    const { line, message, ruleId } = failure;
    tally.addFinding({ ...findingOf(ruleId, message, whole), ...(line !== undefined && { line, column: 1 }) });
  } else if (input.isNamed && tally.results === before.results && !io.stopped.aborted) {
    // A file in a folder may have no items.
    tally.addFinding(findingOf('input-without-items', noItems, whole));
  }
}

/** Longest time (our choice) without a turn of the event loop. */
const turnMs = 50;
const progressFromBytes = 4 * 1024 * 1024;
const progressEveryBytes = 1024 * 1024;
