import type { Command } from 'commander';
import type { OptionTable } from './core/option-table.ts';
import type { ExitCode } from './errors.ts';
import type { Io } from './io.ts';

/** A command of the command line. Heavy modules are imported inside `run`, so that `--help` is fast. */
export interface CommandDefinition<Options extends object = object> {
  readonly name: string;
  readonly summary: string;
  /** Adds arguments to commander's command. */
  declare(command: Command): Command;
  /** Loads the table of the command's options; absent for a command without options. */
  options?(): Promise<OptionTable>;
  /** Whether a config file may set the options. */
  readonly isConfigurable?: true;
  /** Command lines for the help, each with its effect. */
  readonly examples: readonly (readonly [line: string, effect: string])[];
  /** Meanings of the exit statuses, where they differ from those of other commands. */
  readonly exitStatus?: string;
  run(args: readonly string[], options: Options, io: Io): Promise<ExitCode>;
}

export const defineCommand = <Options extends object>(definition: CommandDefinition<Options>): CommandDefinition<never> =>
  definition as unknown as CommandDefinition<never>;
