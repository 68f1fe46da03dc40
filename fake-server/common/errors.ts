import type { FaultChoices } from './fault-status.ts';

/** Exit statuses of every command. */
export const exitCodes = { clean: 0, findings: 1, usage: 2, notRunnable: 3 } as const;
/** Exit status of a command. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Codes of errors, each with the exit status and advice for it. */
export const errorCodes = {
  /** An argument or option is wrong, or options cannot be combined. */
  usage: { exitCode: 2, hint: '`ss-runtime COMMAND --help` lists arguments and options, with examples.' },
  /** The config file has mistakes. */
  config: { exitCode: 2, hint: 'Correct the config file, or run without it: --no-config.' },
  /** A target is not found or cannot be served. */
  target: { exitCode: 3, hint: 'Name a fixture site, an address, or a folder or file that exists.' },
  /** A file cannot be read, or has another content than expected. */
  unreadable: { exitCode: 3, hint: 'Check the path and the content of the file.' },
  /** A file cannot be written. */
  unwritable: { exitCode: 3, hint: 'Check that the folder exists and can be written to.' },
  /** No browser is found, or it does not start. */
  'no-browser': { exitCode: 3, hint: 'Install Chrome or Chromium, or name one: --browser PATH. `ss-runtime doctor` tests it.' },
  /** The port is in use. */
  'port-taken': { exitCode: 3, hint: 'Choose another port: --port 0 takes a free one.' },
  /** A server cannot be reached. */
  unreachable: { exitCode: 3, hint: 'Check the address, and that the server runs.' },
  /** An optional package is not installed. */
  'package-missing': { exitCode: 3, hint: 'Install the package that the message names.' },
  /** Saved artifacts are missing, damaged or of another version. */
  artifacts: { exitCode: 3, hint: 'Save them again with this version: ss-runtime audit TARGET --save-artifacts FOLDER.' },
  /** The system has no room, memory or open files left. */
  system: { exitCode: 3, hint: 'Free what the message names, and try again.' },
  /** Ctrl-C or SIGTERM, before there was a result. */
  interrupted: { exitCode: 3, hint: 'Run the command again, and let it end.' },
  /** Any other reason why the command cannot run. */
  'not-runnable': { exitCode: 3, hint: 'Correct what the message names, and try again.' },
  /** A bug of this tool. */
  unexpected: { exitCode: 3, hint: 'Please report this bug. SS_RUNTIME_DEBUG=1 prints its stack.' },
} as const satisfies Readonly<Record<string, { readonly exitCode: ExitCode; readonly hint: string }>>;
/** Code of a failure. */
export type ErrorCode = keyof typeof errorCodes;

/** A failure that the user can resolve. It is printed as one sentence without a stack, and sets the exit status. */
export class CliError extends Error {
  /** Name of the class. */
  override readonly name: string = 'CliError';
  /** Code of the failure; cli/README.md lists them. */
  readonly code: ErrorCode;
  /** Exit status of the command for this failure, 2 or 3. */
  readonly exitCode: ExitCode;
  /** Advice. */
  readonly hint: string;

  /** @param reason a code, or an exit status of which the code is the general one */
  constructor(message: string, reason: ErrorCode | ExitCode = 'not-runnable', cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = typeof reason === 'string' ? reason : reason === exitCodes.usage ? 'usage' : 'not-runnable';
    this.exitCode = errorCodes[this.code].exitCode;
    this.hint = errorCodes[this.code].hint;
  }
}

/** A target that is not found or cannot be served, and a recording, state file or seed data that cannot be opened. */
export class TargetError extends CliError {
  /** Name of the class. */
  override readonly name = 'TargetError';

  constructor(message: string, cause?: unknown) {
    super(message, 'target', cause);
  }
}

/** The requested port is in use. */
export class PortTakenError extends CliError {
  /** Name of the class. */
  override readonly name = 'PortTakenError';
  /** The requested port. */
  readonly port: number;

  /** @param start what stands before the option: `npm start -- ` for those who typed that */
  constructor(port: number, cause?: unknown, holder = 'another program', start = '') {
    const ways = `Choose another with \`${start}--port\`, or any free one with \`${start}--port 0\`.`;
    super(`Port ${port} is taken by ${holder}. ${ways}`, 'port-taken', cause);
    this.port = port;
  }
}

/** Fault rules that cannot be read. The message has the problem and the known words. */
export class FaultSyntaxError extends CliError {
  /** Name of the class. */
  override readonly name = 'FaultSyntaxError';
  /** Status of the response to a request with such rules. */
  readonly status = 400;
  /** A sentence about the wrong part. */
  readonly problem: string;
  /** The known words for each place of a rule. */
  readonly choices: readonly FaultChoices[];

  constructor(problem: string, choices: readonly FaultChoices[]) {
    super([problem, ...choices.map(({ label, words }) => `${label}: ${words.join(', ')}.`)].join(' '), 'usage');
    this.problem = problem;
    this.choices = choices;
  }
}
