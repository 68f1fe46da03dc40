import type { Command } from 'commander';
import type { OptionTable } from './core/option-table.ts';
import type { Io } from './io.ts';

/** The parts of a command line besides its arguments and options. */
interface CommandLine {
  /** Names of the options that were given on the command line or in a config file. */
  readonly given: ReadonlySet<string>;
  /** The words after `--`, for a command that `takesCommand`; null without `--`. */
  readonly command: readonly string[] | null;
  /** All commands. */
  readonly commands: readonly CommandDefinition<never>[];
}

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
  /** Whether the words after `--` are a command to run; else they are arguments. */
  readonly takesCommand?: true;
  /**
   * Command lines whose output changes with the package only. The build stores it, because loading commander and zod takes
   * longer.
   */
  readonly constantLines?: readonly string[];
  /** What a shell completes for arguments: words (`sites`: ids of the fixture sites), and names of files. */
  readonly completes?: { readonly words?: 'sites' | readonly string[]; readonly files?: true };
  /** Command lines for the help, each with its effect. */
  readonly examples: readonly (readonly [line: string, effect: string])[];
  /** Meanings of the exit statuses, where they differ from those of other commands. */
  readonly exitStatus?: string;
  /** Returns the exit status. */
  run(args: readonly string[], options: Options, io: Io, line: CommandLine): Promise<number>;
}

export const defineCommand = <Options extends object>(definition: CommandDefinition<Options>): CommandDefinition<never> =>
  definition as unknown as CommandDefinition<never>;
