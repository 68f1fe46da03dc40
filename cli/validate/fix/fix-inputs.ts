import { CliError, type ExitCode, exitCodes } from '../../errors.ts';
import type { Io } from '../../io.ts';
import { plural } from '../../report/findings.ts';
import { printable } from '../../report/printable.ts';
import { expandInputs } from '../input/expand.ts';
import type { Input } from '../input/input.ts';
import { InputError } from '../input/input-error.ts';
import { mebibytes, type ReadLimits, readLimits } from '../input/limits.ts';
import { readInput } from '../input/read-input.ts';
import type { ItemKind } from '../items/item.ts';
import { PartChecker } from '../part-checker.ts';
import { editsOf, type TextEdit } from './edits-of-item.ts';
import { refusal, writeEdits } from './write-edits.ts';

export interface FixOptions {
  readonly kind: 'auto' | ItemKind;
  /** Prints the changes and writes nothing. */
  readonly dryRun?: boolean;
}

/**
 * Writes the values that the runtime uses into the files (`edits-of-item.ts`), and calls `print` with each change and its place.
 * Unreadable files are reported by the check that follows. Returns status 3 when a file could not be changed, otherwise 0.
 */
export async function fixInputs(
  args: readonly string[],
  { kind, dryRun = false }: FixOptions,
  io: Io,
  print: (line: string) => void,
  limits: ReadLimits = readLimits,
): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.clean;
  const verb = dryRun ? 'would fix' : 'fixed';
  let [values, files] = [0, 0];
  for await (const input of expandInputs(args, io)) {
    if (io.stopped.aborted) break;
    const { name, path } = input;
    if (path === undefined) continue;
    try {
      const edits = await editsIn(input, kind, io, limits);
      if (edits.length === 0 || io.stopped.aborted) continue;
      if (!dryRun) await writeEdits(name, path, edits);
      for (const line of linesOf(edits, verb)) print(line);
      values += edits.flatMap(({ changes }) => changes).length;
      files += 1;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      io.err(`ss-runtime: ${error.message}`);
      exitCode = error.exitCode;
    }
  }
  print(`${verb} ${values === 0 ? 'nothing' : `${plural(values, 'value')} in ${plural(files, 'file')}`}`);
  return exitCode;
}

async function editsIn(input: Input, kind: FixOptions['kind'], io: Io, limits: ReadLimits): Promise<readonly TextEdit[]> {
  const edits: TextEdit[] = [];
  const checker = new PartChecker(kind, {
    item: (item, source) => edits.push(...editsOf(item, source)),
    finding: () => {},
  });
  try {
    for await (const part of readInput(input, limits, io.stopped)) {
      if (part.bytesRead > limits.maxDocumentBytes)
        throw refusal(input.name, `it is larger than ${mebibytes(limits.maxDocumentBytes)}`);
      checker.check(part);
    }
  } catch (error) {
    // The check reports this error.
    if (!(error instanceof InputError)) throw error;
  }
  return edits;
}

function* linesOf(edits: readonly TextEdit[], verb: string): Generator<string> {
  for (const { source, changes } of edits) {
    for (const { offset, pointer, what } of changes) {
      const { line, column } = source.placeOf(offset);
      yield printable(`${verb} ${source.name}:${line}:${column} ${pointer === '' ? '' : `${pointer} `}${what}`);
    }
  }
}
