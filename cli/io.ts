import { writeSync } from 'node:fs';
import { Chalk, type ChalkInstance } from 'chalk';

/** Environment variables by name. */
export type Env = Readonly<Record<string, string | undefined>>;

/**
 * Access of a command to its process. `out` prints results, `err` diagnostics: one line, given without its line end. The first
 * Ctrl-C or SIGTERM aborts `stopped`.
 */
export interface Io {
  out(line: string): void;
  err(line: string): void;
  /**
   * Shows progress: one line that is rewritten on a terminal; elsewhere at most one line in two seconds, and fewer as time passes, down
   * to one in 30 seconds.
   */
  progress(line: string): void;
  readonly stdin: AsyncIterable<Buffer>;
  readonly paintOut: ChalkInstance;
  readonly paintErr: ChalkInstance;
  readonly env: Env;
  readonly cwd: string;
  readonly stopped: AbortSignal;
}

const progressEveryMs = 2000;
const maxProgressEveryMs = 30_000;
/** Exit status of a program that SIGPIPE ends, as shells report it: 128 + 13. */
const closedPipeStatus = 141;
const clearLine = '\r\u001b[2K';

/**
 * Returns the access to the real process. When the reader of standard output closes it early (`| head`), the command ends
 * silently, with a status other than 0.
 */
export function processIo(): Io & { flush(): Promise<void> } {
  const stopController = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopController.signal.aborted) process.exit(3);
      stopController.abort(signal);
    });
  }
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A closed standard error does not end the command. A result that nothing reads is not a success.
      if (error.code === 'EPIPE') {
        if (stream === process.stdout) process.exit(process.exitCode ?? closedPipeStatus);
        return;
      }
      if (stream === process.stdout) failWriting(error);
      else process.exit(3);
    });
  }
  const onTerminal = process.stderr.isTTY && process.env.TERM !== 'dumb' && !process.env.CI;
  let lineShown = false;
  let lastProgressAt = 0;
  let firstProgressAt = 0;
  const clear = () => {
    if (lineShown) process.stderr.write(clearLine);
    lineShown = false;
  };
  return {
    out(line) {
      clear();
      process.stdout.write(`${line}\n`);
    },
    err(line) {
      clear();
      process.stderr.write(`${line}\n`);
    },
    progress(line) {
      if (onTerminal) {
        process.stderr.write(`${clearLine}${line.slice(0, (process.stderr.columns || 80) - 1)}`);
        lineShown = true;
      } else {
        const now = Date.now();
        firstProgressAt ||= now;
        const everyMs = Math.min(maxProgressEveryMs, Math.max(progressEveryMs, (now - firstProgressAt) / 10));
        if (now - lastProgressAt < everyMs) return;
        if (lastProgressAt > 0) process.stderr.write(`${line}\n`);
        lastProgressAt = now;
      }
    },
    stdin: process.stdin,
    paintOut: painter(process.stdout),
    paintErr: painter(process.stderr),
    env: process.env,
    cwd: process.cwd(),
    stopped: stopController.signal,
    async flush() {
      clear();
      for (const stream of [process.stdout, process.stderr]) {
        if (stream.writableLength > 0) await new Promise<void>((resolve) => stream.write('', () => resolve()));
      }
    },
  };
}

/** Reports that results cannot be written, on a full disk for example, and exits with status 3. */
function failWriting({ message }: Error): never {
  try {
    writeSync(process.stderr.fd, `ss-runtime: The results cannot be written to standard output: ${message}.\n`);
  } catch {
    // Standard error cannot be written either.
  }
  process.exit(3);
}

/** Whether to write a stream in colour, by FORCE_COLOR, then NO_COLOR, then whether it is a terminal. */
export function wantsColor(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  const force = env.FORCE_COLOR;
  if (force !== undefined) return force !== '0' && force !== 'false';
  return !env.NO_COLOR && isTerminal && env.TERM !== 'dumb';
}

const painter = (stream: NodeJS.WriteStream): ChalkInstance =>
  new Chalk({ level: wantsColor(process.env, stream.isTTY) ? 1 : 0 });
