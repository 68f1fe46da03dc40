import { readFile, realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';
import { CliError, type ExitCode, exitCodes } from '../../../fake-server/common/errors.ts';
import { plural } from '../../../fake-server/common/plural.ts';
import { isInFolder } from '../../../fake-server/sites/find-file.ts';
import type { Io } from '../../io.ts';
import { printable } from '../../report/printable.ts';
import { findInPart } from '../find/find-in-part.ts';
import type { ItemKind } from '../find/item.ts';
import { expandInputs } from '../read/expand.ts';
import { formatOfName, type Input } from '../read/input.ts';
import { InputError } from '../read/input-error.ts';
import { mebibytes, type ReadLimits, readLimits } from '../read/limits.ts';
import { readInput } from '../read/read-input.ts';
import { applyEdits, type EditedFile } from './apply-edits.ts';
import { type Change, editsOf, type FixStep, type TextEdit } from './edits-of-item.ts';
import { refusal, replaceFile, unwritable } from './replace-file.ts';

export interface FixOptions {
  readonly kind: 'auto' | ItemKind;
  /** Whether misspelt names become the known ones that they resemble. */
  readonly near?: boolean;
  /** Prints the changes and writes nothing. */
  readonly dryRun?: boolean;
}

/**
 * Writes the values that the runtime uses into the files (`edits-of-item.ts`), and calls `print` with each change and its place.
 * Unreadable files are reported by the check that follows. Returns status 3 when a file could not be changed, otherwise 0.
 */
export async function fixInputs(
  args: readonly string[],
  options: FixOptions,
  io: Io,
  print: (line: string) => void,
  limits: ReadLimits = readLimits,
): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.clean;
  const verb = options.dryRun ? 'would fix' : 'fixed';
  let [values, files] = [0, 0];
  for await (const input of expandInputs(args, io)) {
    if (io.stopped.aborted) break;
    try {
      const changes = await fixInput(input, options, io, limits);
      for (const change of changes) print(printable(`${verb} ${change}`));
      values += changes.length;
      files += changes.length > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      io.err(`ss-runtime: ${printable(error.message)}`);
      exitCode = error.exitCode;
    }
  }
  print(`${verb} ${values === 0 ? 'nothing' : `${plural(values, 'value')} in ${plural(files, 'file')}`}`);
  return exitCode;
}

/** Fixes one file. Returns its changes, each with its place. Throws CliError for a file that was not changed. */
async function fixInput(input: Input, options: FixOptions, io: Io, limits: ReadLimits): Promise<readonly string[]> {
  const { name, path } = input;
  if (path === undefined) return [];
  const before = await readWhole(input, path, limits);
  if (before === null) return [];
  let bytes = before;
  const changes: PlacedChange[] = [];
  const steps: EditedFile[] = [];
  for (const step of options.near ? nearSteps : plainSteps) {
    const edits = await editsIn(
      { name, isNamed: input.isNamed, open: async () => ({ chunks: only(bytes), format: formatOfName(name) }) },
      step,
      options,
      io,
      limits,
    );
    if (edits.length === 0) continue;
    const edited = applyEdits(name, bytes, edits);
    // Places are those of the file as it was, also for a change that an earlier step has moved.
    const offsetOf = (edit: TextEdit) => steps.reduceRight((offset, step) => step.offsetBefore(offset), edited.startOf(edit));
    changes.push(...edits.flatMap((edit) => (edit.change ? [{ offset: offsetOf(edit), ...edit.change }] : [])));
    steps.push(edited);
    bytes = edited.bytes;
  }
  if (changes.length === 0 || io.stopped.aborted) return [];
  if (input.folder !== undefined && !(await isInside(path, input.folder))) {
    io.note(`${printable(name)} leads out of its folder: it was not changed. Name it to have it changed.`);
    return [];
  }
  await refusePackages(name, path);
  if (!options.dryRun) await replaceFile(name, path, { before, after: bytes });
  const lineOf = ({ offset, pointer, what }: PlacedChange): string => {
    const { line, column } = steps[0]?.before.placeOf(offset) ?? { line: 1, column: 1 };
    return `${name}:${line}:${column} ${pointer === '' ? '' : `${pointer} `}${what}`;
  };
  return changes.sort((a, b) => a.offset - b.offset).map(lineOf);
}

/** A change, with its offset in the file before all changes. */
interface PlacedChange extends Change {
  readonly offset: number;
}

const plainSteps: readonly FixStep[] = ['effective'];
const nearSteps: readonly FixStep[] = ['keys', 'values', 'effective'];

/** Returns the content of a file; null for an unreadable one, which the check reports. */
async function readWhole({ name }: Input, path: string, limits: ReadLimits): Promise<Buffer | null> {
  try {
    const { size } = await stat(path);
    if (size > limits.maxDocumentBytes) throw refusal(name, `it is larger than ${mebibytes(limits.maxDocumentBytes)}`);
    return await readFile(path);
  } catch (error) {
    if (error instanceof CliError) throw error;
    return null;
  }
}

/** Whether a file of a folder is in it, and not at the end of a link that leads elsewhere. */
async function isInside(path: string, folder: string): Promise<boolean> {
  const [file, root] = await Promise.all([realpath(path), realpath(folder)]);
  return isInFolder(file, root);
}

/** Throws CliError for a file of an installed package, which the next installation would replace. */
async function refusePackages(name: string, path: string): Promise<void> {
  const real = await realpath(path).catch((error: unknown) => {
    throw unwritable(name, error);
  });
  if ([path, real].some((each) => each.split(sep).includes('node_modules')))
    throw refusal(name, 'it is inside node_modules, where installed packages are');
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

async function editsIn(
  input: Input,
  step: FixStep,
  { kind }: FixOptions,
  io: Io,
  limits: ReadLimits,
): Promise<readonly TextEdit[]> {
  const edits: TextEdit[] = [];
  try {
    for await (const parts of readInput(input, limits, io.stopped))
      for (const part of parts)
        for (const found of findInPart(part, kind)) if ('item' in found) edits.push(...editsOf(found.item, part.source, step));
  } catch (error) {
    // The check reports this error.
    if (!(error instanceof InputError)) throw error;
  }
  return edits;
}
