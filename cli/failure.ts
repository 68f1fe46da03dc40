import { CommanderError } from 'commander';
import { CliError, type ErrorCode, type ExitCode, errorCodes, errorMessage } from './errors.ts';

/** A failure of a command, as it is reported. */
export interface Failure {
  readonly code: ErrorCode;
  readonly exitCode: ExitCode;
  readonly message: string;
  /** Advice; null where the message says all. */
  readonly hint: string | null;
}

/** Describes any error that ends a command. */
export function asFailure(error: unknown): Failure {
  if (error instanceof CliError) return error;
  const failure = (code: ErrorCode, message: string): Failure => ({ code, message, ...errorCodes[code] });
  if (error instanceof CommanderError) return failure('usage', error.message.replace(/^error: /, ''));
  const advice = systemFailure(error);
  return advice === null ? failure('unexpected', `unexpected failure: ${errorMessage(error)}`) : failure('system', advice);
}

/** Whether a command line asks for one JSON document on standard output. */
export function wantsJson(argv: readonly string[]): boolean {
  const options = argv.slice(0, argv.includes('--') ? argv.indexOf('--') : undefined);
  return options.some((option, at) => option === '--format=json' || (option === '--format' && options[at + 1] === 'json'));
}

/** Returns the JSON document of a failure, `{"ok": false, "error": {"code", "message", "hint"}}`. */
export const failureDocument = ({ code, message, hint }: Failure): string =>
  JSON.stringify({ ok: false, error: { code, message, ...(hint !== null && { hint }) } }, null, 2);

/**
 * Returns advice for a failure of the system, such as too many open files; null for any other failure, which is a bug.
 * `openFilesLimit` returns the number of files that the process may open.
 */
export function systemFailure(error: unknown, openFilesLimit: () => number | null = readOpenFilesLimit): string | null {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  // Node.js reports a module as not found when no file handle is left to open it.
  const limit = isModuleFailure(code) || isHandleFailure(code) ? openFilesLimit() : null;
  if (isHandleFailure(code) || (isModuleFailure(code) && limit !== null && limit < lowestDefaultLimit)) {
    const allowed = limit === null ? '' : ` (the limit is ${limit})`;
    return `Too many files are open at once${allowed}. Allow more, such as with \`ulimit -n 1024\`, and try again.`;
  }
  if (code === 'ENOSPC') return `The disk is full: ${errorMessage(error)}. Make room and try again.`;
  if (code === 'ENOMEM') return `There is not enough memory: ${errorMessage(error)}. End other programs and try again.`;
  return null;
}

/** Lowest default limit of open files among operating systems. */
const lowestDefaultLimit = 256;

const isHandleFailure = (code: string): boolean => code === 'EMFILE' || code === 'ENFILE';
const isModuleFailure = (code: string): boolean => code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';

/** Returns this process's limit of open files; null when it is unknown. */
function readOpenFilesLimit(): number | null {
  const report = process.report?.getReport() as { userLimits?: { open_files?: { soft?: unknown } } } | undefined;
  const soft = report?.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
}
