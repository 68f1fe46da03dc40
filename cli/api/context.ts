import { Chalk } from 'chalk';
import { CliError } from '../../fake-server/common/errors.ts';
import { decodeWritten, loadZod, withDefaults } from '../core/decode-options.ts';
import { ExpectationError } from '../core/expectation-error.ts';
import { type DecodedOptions, namesIn, type OptionRow, type OptionTable } from '../core/option-table.ts';
import type { Io } from '../io.ts';
import { progressLine } from '../report/progress.ts';
import { checkContext } from './check-context.ts';
import type { WebAbortSignal } from './web-types.ts';

/** Options of every function of the Node API, besides those of its command. */
export interface CommandContext {
  /** Base of relative paths; the process's working folder by default. */
  readonly cwd?: string;
  /** Environment variables; `process.env` by default. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Stops the call early, as Ctrl-C stops the command. Results so far are returned. */
  readonly signal?: WebAbortSignal;
  /** Receives diagnostics and progress, a line each, without colour. */
  readonly onMessage?: (line: string) => void;
}

const contextNames = ['cwd', 'env', 'signal', 'onMessage'];

/** Returns the access to the process for a call of the API. Standard input is empty, because the program may read it. */
export function ioOf({ cwd, env, signal, onMessage = () => undefined }: CommandContext): Io {
  const plain = new Chalk({ level: 0 });
  return {
    out: () => undefined,
    command: () => undefined,
    err: onMessage,
    note: onMessage,
    detail: () => undefined,
    progress: progressTo(onMessage),
    stdin: emptyInput(),
    paintOut: plain,
    paintErr: plain,
    columns: 80,
    wrapAt: Number.POSITIVE_INFINITY,
    isVerbose: false,
    env: env ?? process.env,
    cwd: cwd ?? process.cwd(),
    // A signal of its own: listeners of a call would stay on the caller’s, which may outlive many calls.
    stopped: AbortSignal.any(signal ? [signal] : []),
  };
}

/** Returns a receiver of progress that passes it on as lines. */
function progressTo(onMessage: (line: string) => void): Io['progress'] {
  const startedAtMs = performance.now();
  return (state) => state && onMessage(progressLine(state, performance.now() - startedAtMs));
}

async function* emptyInput(): AsyncGenerator<Buffer> {}

/**
 * Decodes the options that a program gives, and adds the defaults. Objects in place of texts are kept for the options in
 * `objects`, and decoded by their readers. Throws CliError for an unknown option, a wrong value and a wrong context.
 */
export async function decodeGiven<Table extends OptionTable>(
  call: string,
  table: Table,
  options: object,
  objects: readonly string[] = [],
): Promise<DecodedOptions<Table>> {
  checkContext(call, options);
  const known = [...namesIn(table, 'api'), ...contextNames];
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const unknown = given.find(([name]) => !known.includes(name));
  if (unknown) throw new CliError(`${call}: there is no option ${unknown[0]}; expected one of ${known.join(', ')}.`, 'usage');
  const zod = await loadZod();
  const decoded: Record<string, unknown> = {};
  for (const [name, value] of given.filter(([name]) => !contextNames.includes(name))) {
    try {
      const isObject = typeof value === 'object' && value !== null && objects.includes(name);
      decoded[name] = isObject ? value : decodeWritten(table[name] as OptionRow<unknown, unknown>, value, zod);
    } catch (error) {
      if (!(error instanceof ExpectationError)) throw error;
      throw new CliError(`${call}: the option ${name} is wrong. ${error.message}`, 'usage');
    }
  }
  return withDefaults(table, decoded);
}
