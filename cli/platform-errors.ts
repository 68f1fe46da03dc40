import type { FaultChoices } from '../fake-server/common/fault-status.ts';
import { CliError } from './errors.ts';

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

  constructor(message: string, port: number, cause?: unknown) {
    super(message, 'port-taken', cause);
    this.port = port;
  }
}

/** The parts of the error of fault rules that cannot be read. */
export interface FaultProblem {
  /** A sentence about the wrong part. */
  readonly problem: string;
  /** The known words for each place of a rule. */
  readonly choices: readonly FaultChoices[];
}

/** Fault rules that cannot be read. The message lists the known words as well. */
export class FaultSyntaxError extends CliError implements FaultProblem {
  /** Name of the class. */
  override readonly name = 'FaultSyntaxError';
  /** A sentence about the wrong part. */
  readonly problem: string;
  /** The known words for each place of a rule. */
  readonly choices: readonly FaultChoices[];

  constructor(message: string, { problem, choices }: FaultProblem, cause?: unknown) {
    super(message, 'usage', cause);
    this.problem = problem;
    this.choices = choices;
  }
}
