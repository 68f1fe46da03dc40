import type { Command } from 'commander';
import type { ExitCode } from './errors.ts';
import type { Io } from './io.ts';

/** A command of the command line. Heavy modules are imported inside `run`, so that `--help` is fast. */
export interface CommandDefinition<Options extends object = object> {
  readonly name: string;
  readonly summary: string;
  /** Adds arguments and options to commander's command. */
  declare(command: Command): Command;
  /** Command lines for the help, each with its effect. */
  readonly examples: readonly (readonly [line: string, effect: string])[];
  run(args: readonly string[], options: Options, io: Io): Promise<ExitCode>;
}

export const defineCommand = <Options extends object>(definition: CommandDefinition<Options>): CommandDefinition<never> =>
  definition as unknown as CommandDefinition<never>;
