import { CommanderError } from 'commander';
import { errorMessage } from '../../fake-server/common/error-message.ts';
import { CliError, type ErrorCode, type ExitCode, errorCodes } from '../../fake-server/common/errors.ts';
import { fileFailure } from '../files/file-failure.ts';

/** A failure of a command, as it is reported. */
export interface Failure {
  readonly code: ErrorCode;
  readonly exitCode: ExitCode;
  readonly message: string;
  /** Advice. */
  readonly hint: string;
}

/** Describes any error that ends a command. */
export function asFailure(error: unknown): Failure {
  if (error instanceof CliError) return error;
  const failure = (code: ErrorCode, message: string): Failure => ({ code, message, ...errorCodes[code] });
  if (error instanceof CommanderError) {
    const isHelp = error.code === 'commander.help';
    return failure('usage', isHelp ? 'A command is missing.' : error.message.replace(/^error: /, '').replace(/\n/g, ' '));
  }
  const file = fileFailure(error);
  if (file !== null) return failure(file.wanted === 'read' ? 'unreadable' : 'unwritable', file.message);
  const advice = systemFailure(error);
  return advice === null ? failure('unexpected', `unexpected failure: ${errorMessage(error)}`) : failure('system', advice);
}

/** Returns the JSON document of a failure, `{"ok": false, "error": {"code", "message", "hint"}}`. */
export const failureDocument = ({ code, message, hint }: Failure, indent = 2): string =>
  JSON.stringify({ ok: false, error: { code, message, hint } }, null, indent);

/**
 * Returns advice for a failure of the system, such as too many open files; null for any other failure, which is a bug.
 * `openFilesLimit` returns the number of files that the process may open.
 */
export function systemFailure(error: unknown, openFilesLimit: () => number | null = readOpenFilesLimit): string | null {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  // Node.js reports a module as not found when no file handle is left to open it.
  const limit = isModuleFailure(code) || isHandleFailure(code) ? openFilesLimit() : null;
  if (isHandleFailure(code) || (isModuleFailure(code) && limit !== null && limit < lowestDefaultLimit)) {
    return tooManyFiles(limit);
  }
  if (code === 'ENOMEM') return `There is not enough memory: ${errorMessage(error)}. End other programs and try again.`;
  return null;
}

const tooManyFiles = (limit: number | null): string => {
  const allowed = limit === null ? '' : ` (the limit is ${limit})`;
  return `Too many files are open at once${allowed}. Allow more, such as with \`ulimit -n 1024\`, and try again.`;
};

/** Returns the advice for a program that ends without a reason where few files may be open; null where enough may be. */
export function lowLimitAdvice(): string | null {
  const limit = readOpenFilesLimit();
  return limit !== null && limit < lowestDefaultLimit ? tooManyFiles(limit) : null;
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
