/** A failure the user can do something about: one sentence on standard error and this exit status, never a stack trace. */
export declare class CliError extends Error {
  readonly name = 'CliError';
  readonly exitCode: ExitCode;
  constructor(message: string, exitCode?: ExitCode, cause?: unknown);
}
/** The four exit statuses of every command. */
export declare const exitCodes: {
  readonly clean: 0;
  readonly findings: 1;
  readonly usage: 2;
  readonly notRunnable: 3;
};
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
/** The message of anything that was thrown. */
export declare const messageOf: (error: unknown) => string;
