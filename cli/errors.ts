/** A failure the user can do something about: one sentence on standard error and this exit status, never a stack trace. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.notRunnable, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.exitCode = exitCode;
  }
}

/** The four exit statuses of every command. */
export const exitCodes = { clean: 0, findings: 1, usage: 2, notRunnable: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The message of anything that was thrown or announced: also of events and plain objects that carry one. Never `[object Object]`. */
export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, error: inner, code, type } = error as Record<'message' | 'error' | 'code' | 'type', unknown>;
  const texts = [message, inner instanceof Error ? messageOf(inner) : '', firstOf(error), code, type, error.constructor?.name];
  return (texts.find((text) => typeof text === 'string' && text !== '') as string | undefined) ?? 'unknown failure';
}

/** Node.js joins the failures of all addresses of a host, and gives the whole no message. */
const firstOf = (error: object): string =>
  error instanceof AggregateError && error.errors.length > 0 ? messageOf(error.errors[0]) : '';
