import { CommanderError } from 'commander';
import { CliError, exitCodes } from '../fake-server/common/errors.ts';
import { commands } from './commands/index.ts';
import { asFailure, type Failure, failureDocument } from './core/failure.ts';
import { type Io, processIo } from './io.ts';
import { type OutputFlags, readOutputFlags } from './program/read-output-flags.mjs';
import { createProgram, namedCommand, splitWords } from './program.ts';
import { printable } from './report/printable.ts';
import { wrapLine } from './report/wrap.ts';

/** Runs one command line and returns its exit status. `allWords` start after the script's name. Never throws. */
export async function run(allWords: readonly string[], io: Io): Promise<number> {
  const words = splitWords(allWords);
  const flags = readOutputFlags(words.argv);
  let document: Document = flags.json;
  let exitCode: number = exitCodes.usage;
  let hasPrinted = false;
  const watchedIo: Io = {
    ...io,
    out(line) {
      hasPrinted = true;
      io.out(line);
    },
  };
  try {
    const program = await createProgram(words, watchedIo, {
      text: (text) => watchedIo.out(document === 'one' ? textDocument(text) : text),
      begin(options) {
        // A command after `--` has standard output for itself.
        document = words.trailing === null ? documentOf(options) : 'none';
      },
      done(code) {
        exitCode = code;
      },
    });
    await program.parseAsync([...words.argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.clean;
    const failure = asFailure(error);
    // Commander has printed its errors.
    if (!(error instanceof CommanderError)) printFailure(failure, error, io);
    if (failure.code === 'usage' && !isHelp(error)) io.err(helpLine(words.argv));
    // A document that was begun cannot be followed by another one.
    if (document === 'lines') io.out(failureDocument(failure, 0));
    else if (document === 'one' && !hasPrinted) io.out(failureDocument(failure));
    return failure.exitCode;
  }
}

/** Whether commander has printed the help in place of an error. */
const isHelp = (error: unknown): boolean => error instanceof CommanderError && error.code === 'commander.help';

function helpLine(argv: readonly string[]): string {
  const name = namedCommand(argv);
  return `Help: ss-runtime ${commands.some((each) => each.name === name) ? `${name} ` : ''}--help`;
}

/** JSON on standard output: one document, or one per line (`serve --json`). */
type Document = OutputFlags['json'];

/** Returns the kind of output that options choose, which a config file may have set. */
function documentOf({ format, json }: Readonly<Record<string, unknown>>): Document {
  if (json === true) return 'lines';
  const formats: readonly unknown[] = Array.isArray(format) ? format : [format];
  const isJson = (each: unknown) =>
    each === 'json' || (typeof each === 'object' && each !== null && 'file' in each && each.file === null && hasJson(each));
  return formats.some(isJson) ? 'one' : 'none';
}

const hasJson = (output: object): boolean => 'format' in output && output.format === 'json';

/** Returns the JSON document of a version or a help. */
const textDocument = (text: string): string =>
  JSON.stringify(/^\d+\.\d+\.\d+\S*$/.test(text) ? { version: text } : { help: text }, null, 2);

function printFailure({ code, message, hint }: Failure, error: unknown, io: Io): void {
  io.progress(null);
  for (const line of wrapLine(`ss-runtime: ${printable(message)}`, io.wrapAt)) io.err(io.paintErr.red(line));
  if (code !== 'unexpected') return;
  if (io.env.SS_RUNTIME_DEBUG && error instanceof Error) io.err(error.stack ?? '');
  else io.err(hint);
}

/** Runs the real process and sets its exit status. */
export async function runProcess(): Promise<void> {
  const words = process.argv.slice(2);
  const flags = readOutputFlags(words);
  const io = processIo(flags);
  const fail = (error: unknown) => {
    const failure = asFailure(error);
    printFailure(failure, error, io);
    if (flags.json !== 'none' && !io.hasPrinted) io.out(failureDocument(failure, flags.json === 'one' ? 2 : 0));
    void io.flush().finally(() => process.exit(failure.exitCode));
  };
  // A failure outside of the command's promise, such as in a listener.
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  // Node.js ends a process without work, such as when a command waits for a promise that never settles.
  process.once('beforeExit', () => fail(new CliError('The command waits for something that never happens.', 'not-runnable')));
  const exitCode = await run(words, io);
  await io.flush();
  process.exit(exitCode);
}
