import type { Command } from 'commander';
import type { ExitCode } from './errors.ts';
import type { Io } from './io.ts';
/** One command: what the help says, its arguments and options, and its work. Heavy modules are imported inside `run`. */
export interface CommandDefinition<Options extends object = object> {
  readonly name: string;
  readonly summary: string;
  /** Adds arguments and options to commander's command. */
  declare(command: Command): Command;
  /** Command lines that work as they stand, each with what it does. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  run(args: readonly string[], options: Options, io: Io): Promise<ExitCode>;
}
export declare const defineCommand: <Options extends object>(definition: CommandDefinition<Options>) => CommandDefinition<never>;
