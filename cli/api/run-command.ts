import { Chalk } from 'chalk';
import { CliError, type ExitCode, exitCodes } from '../errors.ts';
import type { Io } from '../io.ts';
import { run } from '../main.ts';

/** Options of every function of the Node API, besides those of its command. */
export interface CommandContext {
  /** Base of relative paths; the process's working folder by default. */
  readonly cwd?: string;
  /** Environment variables; `process.env` by default. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Stops the command early, as Ctrl-C does. Results so far are returned. */
  readonly signal?: AbortSignal;
  /** Receives diagnostics and progress, a line each, without colour. */
  readonly onMessage?: (line: string) => void;
}

/** Values of options by their names on the command line, without dashes. A list repeats its option; undefined and false omit it. */
export type OptionValues = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/**
 * Runs a command as the command line does and returns its JSON document. Findings are part of the document and throw no error.
 * Throws CliError, with the command's message and exit status, for wrong usage and for a command that could not run.
 */
export async function runCommand(
  command: string,
  targets: readonly string[],
  options: OptionValues,
  context: CommandContext,
): Promise<unknown> {
  const messages: string[] = [];
  const results: string[] = [];
  const onMessage = context.onMessage ?? (() => undefined);
  const plain = new Chalk({ level: 0 });
  const io: Io = {
    out: (line) => void results.push(line),
    err(line) {
      messages.push(line);
      onMessage(line);
    },
    progress: onMessage,
    stdin: emptyInput(),
    paintOut: plain,
    paintErr: plain,
    env: context.env ?? process.env,
    cwd: context.cwd ?? process.cwd(),
    stopped: context.signal ?? new AbortController().signal,
  };
  // A program passes all settings itself, so no config file is read.
  const exitCode = await run([command, '--format=json', '--no-config', ...flagsOf(options), '--', ...targets], io);
  return documentOf(results.join('\n'), messages.join('\n'), exitCode);
}

function flagsOf(options: OptionValues): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    if (value === true) return [`--${name}`];
    return (Array.isArray(value) ? value : [value]).map((each) => `--${name}=${each}`);
  });
}

function documentOf(text: string, messages: string, exitCode: ExitCode): unknown {
  if (text === '' || exitCode === exitCodes.usage) throw new CliError(messages.replace(/^(ss-runtime|error): /i, ''), exitCode);
  return JSON.parse(text);
}

/** A standard input without data, because the calling program may read the process's. */
async function* emptyInput(): AsyncGenerator<Buffer> {}
