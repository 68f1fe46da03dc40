import { writeSync } from 'node:fs';
import { Chalk, type ChalkInstance } from 'chalk';
import { CliError } from '../fake-server/common/errors.ts';
import { boundedLines, stalled } from '../fake-server/stalled-reader.ts';
import { wantsColor } from './core/color.ts';
import { failureDocument } from './core/failure.ts';
import { typedLines } from './core/typed-lines.ts';
import { runsCommands, withoutCommands } from './core/without-commands.ts';
import { outputTo, unwritten } from './core/write-out.ts';
import { helpColumns } from './help/quick-answer.ts';
import type { OutputFlags } from './program/read-output-flags.mjs';
import type { Progress } from './report/progress.ts';
import { createProgressDisplay } from './report/progress-display.ts';

/** Environment variables by name. */
export type Env = Readonly<Record<string, string | undefined>>;

/**
 * Access of a command to its process. `out` prints results; `err` the reason of an exit status, `note` other diagnostics, which
 * `--quiet` leaves out, and `detail` what `--verbose` adds: one line, given without its line end. The first Ctrl-C, SIGTERM or
 * SIGHUP aborts `stopped`.
 */
export interface Io {
  out(line: string): void;
  /** Prints a command for the log of a workflow. The other functions escape what would be a command there. */
  command(line: string): void;
  /**
   * Resolves once the reader of standard output has taken what was printed, so that long results need little memory. Absent where
   * nothing is buffered.
   */
  drained?(): Promise<void>;
  /** Bytes of results that the reader of standard output has not taken. Absent where nothing is buffered. */
  waitingBytes?(): number;
  err(line: string): void;
  note(line: string): void;
  detail(line: string): void;
  /**
   * Shows progress on standard error: a bar on a terminal, elsewhere a line every two seconds, and at the end of long work its
   * time. null ends it without a time, because a failure follows.
   */
  progress(state: Progress | null): void;
  readonly stdin: AsyncIterable<Buffer>;
  /** Calls the listener with each typed line until the returned function is called; null where no one types. */
  typed?(listener: (line: string) => void): Promise<(() => void) | null>;
  readonly paintOut: ChalkInstance;
  readonly paintErr: ChalkInstance;
  /** Columns of the terminal that shows standard output; 80 without one. */
  readonly columns: number;
  /** Columns at which lines of text are wrapped: those of the terminal that shows standard output; Infinity without one. */
  readonly wrapAt: number;
  /** Whether results have all details (`--verbose`). */
  readonly isVerbose: boolean;
  readonly env: Env;
  readonly cwd: string;
  readonly stopped: AbortSignal;
}

/** Access to the real process, and what ends it. */
export interface ProcessIo extends Io {
  /** Whether standard output has a line. */
  readonly hasPrinted: boolean;
  /** Ends the progress, and waits until everything is written. */
  flush(): Promise<void>;
}

/** Exit status of a program that SIGPIPE ends, as shells report it: 128 + 13. */
const closedPipeStatus = 141;
const notRunnableStatus = 3;

/**
 * Returns the access to the real process. When the reader of standard output closes it early (`| head`), the command ends
 * silently, with a status other than 0. The second Ctrl-C ends the process at once.
 */
export function processIo({ color, quiet, verbose, json }: OutputFlags): ProcessIo {
  const stopController = new AbortController();
  let hasPrinted = false;
  stopOnSignals(stopController, (failure) => {
    if (json === 'one' && !hasPrinted) tryWrite(1, `${failureDocument(failure)}\n`);
  });
  endOnBrokenStreams();
  const display = createProgressDisplay({
    // A terminal that has stalled shows the newest progress when it goes on.
    write: (text) => void (process.stderr.writableNeedDrain || process.stderr.write(text)),
    isTerminal: process.stderr.isTTY && process.env.TERM !== 'dumb' && !process.env.CI,
    columns: () => process.stderr.columns || helpColumns,
    nowMs: () => performance.now(),
  });
  const writeOut = outputTo(process.stdout);
  const inert = runsCommands(process.env) ? withoutCommands : (line: string) => line;
  const errors = boundedLines<string>({
    send: (line) => void process.stderr.write(line),
    waitingBytes: () => process.stderr.writableLength,
    drained: () => drained(process.stderr),
    report: (dropped) => void process.stderr.write(`${dropped} lines were left out, because the output was not read.\n`),
  });
  const err = (line: string) => {
    display.clear();
    errors.send(`${inert(line)}\n`);
  };
  const print = (line: string) => {
    display.clear();
    hasPrinted = true;
    try {
      writeOut(`${line}\n`);
    } catch (error) {
      failWriting(error);
    }
  };
  const silent = () => {};
  return {
    out: (line) => print(inert(line)),
    command: print,
    get hasPrinted() {
      return hasPrinted;
    },
    drained: () => drained(process.stdout),
    waitingBytes: () => process.stdout.writableLength,
    err,
    note: quiet ? silent : err,
    detail: verbose && !quiet ? err : silent,
    progress: quiet ? silent : display.update,
    stdin: process.stdin,
    typed: typedLines,
    paintOut: painter(process.stdout, color),
    paintErr: painter(process.stderr, color),
    columns: (process.stdout.isTTY && process.stdout.columns) || helpColumns,
    wrapAt: (process.stdout.isTTY && process.stdout.columns) || Number.POSITIVE_INFINITY,
    isVerbose: verbose,
    env: process.env,
    cwd: currentFolder(),
    stopped: stopController.signal,
    async flush() {
      display.end();
      await written(stopController.signal);
    },
  };
}

/** Aborts the controller at the first signal. At the second one `onFailure` gets the failure, and the process ends. */
function stopOnSignals(controller: AbortController, onFailure: (failure: CliError) => void): void {
  // SIGHUP is a closed terminal. Node.js resets what `nohup` ignores, so that it would end the process there too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The handler of the launcher, `bin.mjs`, ends the process.
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (!controller.signal.aborted) return controller.abort(signal);
      onFailure(new CliError('Interrupted before there was a result.', 'interrupted'));
      process.exit(notRunnableStatus);
    });
  }
}

/** Ends the process when standard output cannot be written. */
function endOnBrokenStreams(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A closed standard error does not end the command. A result that nothing reads is not a success.
      if (stream !== process.stdout) return;
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? closedPipeStatus);
      failWriting(error);
    });
  }
}

/** Resolves once both streams are written; after a stop, also once their reader has stalled. */
async function written(stopped: AbortSignal): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.writableLength === 0) continue;
    const empty = new Promise<void>((resolve) => stream.write('', () => resolve()));
    // A test harness may end a server whose output it never reads.
    await (stopped.aborted ? Promise.race([empty, stalled(() => -stream.writableLength)]) : empty);
  }
  // A failed write to a file is reported by the next tick.
  await new Promise(setImmediate);
}

/** Resolves once the reader of a stream has taken what was written. */
async function drained(stream: NodeJS.WriteStream): Promise<void> {
  if (stream.writableNeedDrain) await new Promise<void>((resolve) => stream.once('drain', resolve));
}

/** Returns the working folder. Throws CliError when it was deleted. */
function currentFolder(): string {
  try {
    return process.cwd();
  } catch (error) {
    throw new CliError('The current folder does not exist any more: change to another one and try again.', 'unreadable', error);
  }
}

/** Reports that results cannot be written, on a full disk for example, and exits with status 3. */
function failWriting(error: unknown): never {
  tryWrite(2, `ss-runtime: ${unwritten(error)}\n`);
  process.exit(notRunnableStatus);
}

/** Writes at once, in a process that ends. A stream that cannot be written is left. */
function tryWrite(descriptor: 1 | 2, text: string): void {
  try {
    writeSync(descriptor, text);
  } catch {
    // There is no other place to report to.
  }
}

const painter = (stream: NodeJS.WriteStream, flag: boolean | null): ChalkInstance =>
  new Chalk({ level: wantsColor({ env: process.env, isTerminal: stream.isTTY, flag }) ? 1 : 0 });
